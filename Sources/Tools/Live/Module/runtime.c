// What the standard library of Swift asks of a system, where there is none: in the browser's page.
// Nothing is given back, because each request goes to a new instance.

typedef unsigned long usize;
typedef unsigned char byte;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

extern byte __heap_base;

int posix_memalign(void **out, usize alignment, usize size) {
  static usize top = 0;
  if (!top) top = (usize)&__heap_base;
  if (alignment < 16) alignment = 16;
  top = (top + alignment - 1) / alignment * alignment;
  usize end = top + size;
  usize have = __builtin_wasm_memory_size(0) * 65536;
  if (end > have) {
    // More than is needed, since it takes time to ask.
    usize pages = (end - have) / 65536 + 16;
    if (__builtin_wasm_memory_grow(0, pages) == (usize)-1) return 12;
  }
  *out = (void *)top;
  top = end;
  return 0;
}

void free(void *memory) {}

void *memmove(void *to, const void *from, usize size) {
  byte *a = to;
  const byte *b = from;
  if (a < b) {
    while (size--) *a++ = *b++;
  } else {
    while (size--) a[size] = b[size];
  }
  return to;
}

void *memcpy(void *to, const void *from, usize size) { return memmove(to, from, size); }

void *memset(void *to, int value, usize size) {
  byte *a = to;
  while (size--) *a++ = value;
  return to;
}

// Each play is the same, so what is random elsewhere is not random here.
void arc4random_buf(void *to, usize size) { memset(to, 7, size); }

void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, in which durations are counted.
u128 __multi3(u128 a, u128 b) {
  u64 a0 = a & 0xffffffff, a1 = (u64)a >> 32, b0 = b & 0xffffffff, b1 = (u64)b >> 32;
  u64 low = a0 * b0, one = a0 * b1, two = a1 * b0;
  u64 middle = (low >> 32) + (one & 0xffffffff) + (two & 0xffffffff);
  u64 high = a1 * b1 + (one >> 32) + (two >> 32) + (middle >> 32) + (u64)a * (u64)(b >> 64) +
             (u64)(a >> 64) * (u64)b;
  return (u128)high << 64 | middle << 32 | (low & 0xffffffff);
}

// The request and the answer.

static byte *asked, *answered;
static usize length;

byte *room(usize size) {
  void *place = 0;
  if (posix_memalign(&place, 16, size)) __builtin_trap();
  return place;
}

byte *roomForRequest(usize size) { length = size; return asked = room(size); }
const byte *request(void) { return asked; }
usize lengthOfRequest(void) { return length; }
byte *roomForAnswer(usize size) { return answered = room(size); }
const byte *placeOfAnswer(void) { return answered; }
