import Testing

@testable import weave

@Suite struct LinksTests {
  private func broken(_ line: String) -> [String] {
    let project = Project.sample([
      "Tutorials/01-tea.md": "\n" + line,
      "Tutorials/02-news.md": """
      # The *News*, at `six` o'clock
      ## See [tea](01-tea.md)
      ## See tea
      <a id="spot">
      """,
      "Tutorials/diagrams/a.svg": "<svg/>",
      "Tutorials/walkthrough/index.html": "<html>",
    ])
    return project.brokenLinks(on: "Tutorials/01-tea.md").map(\.description)
  }

  @Test(
    "links that lead somewhere are fine",
    arguments: [
      "[a](02-news.md)", "[a](./02-news.md \"title\")", "[a](../Package.swift)",
      "![a](diagrams/a.svg)",
      "[a](../Sources/ReactiveCore/)", "[a](../Sources)", "[a](..)",
      "[a](https://example.org/x.md)",
      "[a](mailto:a@b.c)", "`[a](nowhere.md)`", "<source srcset=\"diagrams/a.svg\">",
      "[a](02-news.md#the-news-at-six-oclock)", "[a](02-news.md#see-tea)",
      "[a](02-news.md#see-tea-1)",
      "[a](02-news.md#spot)", "# Own\n[a](#own)", "```\n[a](nowhere.md)\n```",
      "[ref]: 02-news.md", "[a](walkthrough/index.html#cold-or-hot?kind=share&ben=4)",
    ])
  func good(line: String) {
    #expect(broken(line) == [])
  }

  @Test(
    "links that lead nowhere are named",
    arguments: [
      (
        "[a](02-new.md)",
        """
        '02-new.md' leads nowhere: there is no Tutorials/02-new.md \
        (did you mean Tutorials/02-news.md?)
        """
      ),
      (
        "<img src=\"../zzzzzzzzzzzzzz.png\">",
        """
        '../zzzzzzzzzzzzzz.png' leads nowhere: there is no zzzzzzzzzzzzzz.png \
        (name the file by its path from this page)
        """
      ),
      (
        "[a](02-news.md#se-tea)",
        """
        '02-news.md#se-tea' leads nowhere: Tutorials/02-news.md has no such heading \
        (did you mean 'see-tea'?)
        """
      ),
      (
        "[a](#own)",
        "'#own' leads nowhere: Tutorials/01-tea.md has no such heading (there are none)"
      ),
      (
        "[a](../Package.swift#L1)",
        "'../Package.swift#L1' points into a file that is no page (link to the whole file)"
      ),
    ])
  func bad(line: String, complaint: String) {
    #expect(broken(line) == ["Tutorials/01-tea.md:2: error: " + complaint])
  }

  @Test("links of a page in the book of the core resolve from its folder") func core() {
    let page = """
      [a](../01-tea.md) [b](../../Package.swift) [c](02-station.md#news) [d](../diagrams/a.svg)
      [e](01-tea.md)
      """
    let project = Project.sample([
      "Tutorials/core/01-kettle.md": page, "Tutorials/core/02-station.md": "# News\n",
      "Tutorials/diagrams/a.svg": "<svg/>",
    ])
    #expect(
      project.brokenLinks(on: "Tutorials/core/01-kettle.md").map(\.description) == [
        """
        Tutorials/core/01-kettle.md:2: error: '01-tea.md' leads nowhere: there is no \
        Tutorials/core/01-tea.md (did you mean Tutorials/01-tea.md?)
        """
      ])
  }
}
