/** SHA-256 (FIPS 180-4) of bytes that come in pieces: what runtimes have by themselves wants all of them at once. */

const BLOCK = 64
/** The length stands in the last bytes of the last block. */
const LENGTH_AT = 56

const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false
  return true
}
function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (isPrime(n)) found.push(n)
  return found
}
/** First 32 bits behind the point of a root of a prime. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32)

const FIRST = primes(64)
const ROUND = Int32Array.from(FIRST, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(FIRST.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

export class Sha256 {
  readonly #state = Int32Array.from(START)
  readonly #words = new Int32Array(64)
  readonly #block = new Uint8Array(BLOCK)
  readonly #view = new DataView(this.#block.buffer)
  #filled = 0
  #length = 0

  add(bytes: Uint8Array): this {
    this.#length += bytes.length
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + BLOCK - this.#filled)
      this.#block.set(part, this.#filled)
      this.#filled += part.length
      at += part.length
      if (this.#filled === BLOCK) this.#mix()
    }
    return this
  }

  /** In hexadecimal; nothing can be added after it. */
  value(): string {
    const bits = this.#length * 8
    this.#block[this.#filled++] = 0x80
    if (this.#filled > LENGTH_AT) {
      this.#block.fill(0, this.#filled)
      this.#mix()
    }
    this.#block.fill(0, this.#filled)
    this.#view.setUint32(LENGTH_AT, Math.floor(bits / 2 ** 32))
    this.#view.setUint32(LENGTH_AT + 4, bits >>> 0)
    this.#mix()
    return [...this.#state].map(hexadecimal).join('')
  }

  #spread(): Int32Array {
    const words = this.#words
    for (let i = 0; i < 16; i++) words[i] = this.#view.getInt32(i * 4)
    for (let i = 16; i < 64; i++) {
      const [far, near] = [words[i - 15] ?? 0, words[i - 2] ?? 0]
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
      const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
      words[i] = (words[i - 16] ?? 0) + low + (words[i - 7] ?? 0) + high
    }
    return words
  }

  #mix(): void {
    const words = this.#spread()
    const state = this.#state
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g)
      const first =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUND[i] ?? 0) + (words[i] ?? 0)) | 0
      const most = (a & b) ^ (a & c) ^ (b & c)
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word
    this.#filled = 0
  }
}

/** The same of bytes that are there. */
export const sha256Of = (bytes: Uint8Array): string => new Sha256().add(bytes).value()
