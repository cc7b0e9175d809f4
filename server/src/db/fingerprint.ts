/** Members of one kind of record come in one order: it is put in order once. */
interface Order {
  readonly keys: readonly string[]
  readonly sorted: readonly string[]
}
/** By the number of members, those met last first. */
const orders = new Map<number, Order[]>()
const MAX_ORDERS = 20

const isSame = (a: readonly string[], b: readonly string[]): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function keysInOrder(value: object): readonly string[] {
  const keys = Object.keys(value)
  const known = orders.get(keys.length) ?? []
  for (const order of known) if (isSame(order.keys, keys)) return order.sorted
  const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1))
  orders.set(keys.length, [{ keys, sorted }, ...known.slice(0, MAX_ORDERS - 1)])
  return sorted
}

/** Keys are few and come with every record: each is put between quotes once. */
const quotedKeys = new Map<string, string>()
const MAX_KEYS = 1000

function quoted(key: string): string {
  const known = quotedKeys.get(key)
  if (known !== undefined) return known
  const serialized = JSON.stringify(key)
  if (quotedKeys.size < MAX_KEYS) quotedKeys.set(key, serialized)
  return serialized
}

/** Texts of lists that several bodies share. */
type KnownLists = Map<readonly unknown[], string> | undefined

function canonicalList(list: readonly unknown[], known: KnownLists): string {
  const before = known?.get(list)
  if (before !== undefined) return before
  let text = ''
  for (const each of list) text += text === '' ? canonical(each, known) : `,${canonical(each, known)}`
  text = `[${text}]`
  if (list.length > 0) known?.set(list, text)
  return text
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object'

function canonicalObject(value: Readonly<Record<string, unknown>>, known: KnownLists): string {
  let text = ''
  for (const key of keysInOrder(value)) {
    const part = value[key]
    if (part !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(part, known)}`
  }
  return `{${text}}`
}

/** JSON with its keys in order, so that the same content is the same text. */
function canonical(value: unknown, known: KnownLists): string {
  if (value === null || value === true || value === false) return String(value)
  if (Array.isArray(value)) return canonicalList(value, known)
  return isObject(value) ? canonicalObject(value, known) : (JSON.stringify(value) ?? 'null')
}

const FNV_PRIME = 16_777_619
/** Start values of four independent runs; the first is FNV's own. */
const OFFSETS: readonly [number, number, number, number] = [0x811c9dc5, 0x2f0b4a17, 0x5bd1e995, 0x7ed55d16]

const hexadecimal = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0')

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): string {
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

/** Tells a repeated request from another one with the same id; not a secret, not a seal. */
export const fingerprint = (body: unknown): string => hashOf(canonical(body, undefined))

/** The same of several bodies, which are not changed meanwhile: a list that many of them share is put in order once. */
export function fingerprints(bodies: readonly unknown[]): string[] {
  const known: KnownLists = new Map()
  return bodies.map((body) => hashOf(canonical(body, known)))
}
