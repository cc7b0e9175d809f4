/** JSON with its keys in order, so that the same content is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}

const FNV_PRIME = 16_777_619
/** Start values of four independent runs; the first is FNV's own. */
const OFFSETS: readonly [number, number, number, number] = [0x811c9dc5, 0x2f0b4a17, 0x5bd1e995, 0x7ed55d16]

const hexadecimal = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0')

/** Tells a repeated request from another one with the same id; not a secret, not a seal. FNV-1a over UTF-16 units. */
export function fingerprint(body: unknown): string {
  const text = canonical(body)
  let [a, b, c, d] = OFFSETS
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, FNV_PRIME)
    b = Math.imul(b ^ unit, FNV_PRIME)
    c = Math.imul(c ^ unit, FNV_PRIME)
    d = Math.imul(d ^ unit, FNV_PRIME)
  }
  return [a, b, c, d].map(hexadecimal).join('')
}
