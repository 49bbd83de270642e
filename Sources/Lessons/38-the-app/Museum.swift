import Foundation

/// What is known, as plain values: who may come in, and what hangs there.
struct Museum: Decodable, Sendable {
  struct Member: Decodable, Sendable {
    let name, password: String
    let oneTimeCode, browserCode: String?
  }
  struct Picture: Decodable, Sendable {
    let title, painter, story: String
    let year: Int
    func mentions(_ words: String) -> Bool {
      words.isEmpty || "\(title) \(painter)".lowercased().contains(words.lowercased())
    }
  }
  let members: [Member]
  let pictures: [Picture]
}

extension Museum.Picture: CustomStringConvertible {
  var description: String { title }
}

extension Museum {
  init(file: String) {
    do {
      self = try JSONDecoder().decode(Museum.self, from: read(file))
    } catch DecodingError.keyNotFound(let key, _) {
      leave("'\(key.stringValue)' is missing in it", file)
    } catch {
      leave("it does not hold a museum in JSON", file)
    }
  }
}

/// Returns what is in a file, or says kindly that it cannot be read.
func read(_ file: String) -> Data {
  if let data = FileManager.default.contents(atPath: file) { return data }
  leave("there is no such file", file)
}

private func leave(_ reason: String, _ file: String) -> Never {
  let advice = "mend it, bring it back with 'git checkout', or set MUSEUM to another such file"
  FileHandle.standardError.write(Data("error: cannot use \(file): \(reason); \(advice)\n".utf8))
  exit(1)
}
