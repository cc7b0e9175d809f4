/** Names that a word of the line, with the words after it, can stand for. */
import { fieldCompound, isFieldWord } from './field-words.ts'
import { BEGINNING, initialsKey, type LineIndex, type Name, type Posting, stemsAt } from './index-farm.ts'
import { cutsOf, isLikely } from './stems.ts'
import { plainOf, type Token } from './tokens.ts'

/** A name over tokens `from` to `to` (not included). */
export interface NameMatch {
  readonly name: Name
  readonly from: number
  readonly to: number
  /** How many words of the name were found. */
  readonly length: number
  /** The more the surer: a whole name before a part of it, as written before inflected. */
  readonly score: number
  readonly ending: string
}

const WHOLE = 20
const BEGINS = 10
const AS_WRITTEN = 5
const INFLECTED = 3
const LIKELY = 1
const COMPOUND_LOSS = 2
/** A part of the name of a farm's own product goes before the whole name of one that it does not have. */
const REGISTER_LOSS = 14
/** Signs that may stand between the words of a name. */
const JOINTS = new Set(['-', '.', '/', '+', '&', ',', '‑', '–', '(', '"', '„'])

interface Hit {
  readonly posting: Posting
  readonly quality: number
  readonly ending: string
}

const within =
  (postings: LineIndex['byStem'], loss: number) =>
  ({ stem, ending }: { readonly stem: string; readonly ending: string }): Hit[] =>
    (postings.get(stem) ?? []).map((posting) => ({
      posting,
      quality: (posting.isWord && ending === '' ? AS_WRITTEN : INFLECTED) - loss,
      ending,
    }))

function hitsOf(token: Token, index: LineIndex): Hit[] {
  const cuts = cutsOf(token.key)
  const exact = cuts.flatMap(within(index.byStem, 0))
  const isPlain = plainOf(token.key) === token.key
  const plain = isPlain ? cuts.flatMap(within(index.byPlain, 1)) : []
  const signed = /^\p{Lu}{2,3}$/u.test(token.text)
    ? within(index.byStem, 1)({ stem: initialsKey(token.text), ending: '' })
    : []
  const found = [...exact, ...plain, ...signed]
  if (found.length > 0 || token.key.length < BEGINNING) return found
  return (index.byBeginning.get(token.key.slice(0, BEGINNING)) ?? [])
    .filter(({ name, at }) => isLikely(token.key, name.words[at] ?? ''))
    .map((posting) => ({ posting, quality: LIKELY, ending: '' }))
}

function qualityAt(name: Name, at: number, token: Token): number {
  const word = name.words[at] ?? ''
  if (token.key === word) return AS_WRITTEN
  const first = token.key.charAt(0)
  if (token.kind === 'number' || (!word.startsWith(first) && plainOf(word.charAt(0)) !== first)) return 0
  const stems = stemsAt(name, at)
  const isInflected = cutsOf(token.key).some(({ stem }) => stems.has(stem))
  return isInflected || plainOf(word) === token.key ? INFLECTED : 0
}

/** The token after `at`, over one sign that may stand inside a name; a comma parts words, not numbers. */
function nextIndex(tokens: readonly Token[], at: number): number {
  const next = tokens[at]
  if (next?.kind !== 'sign' || !JOINTS.has(next.key)) return at
  return next.key === ',' ? at : at + 1
}

/** How well a name fits when it begins with this hit. */
function extend(hit: Hit, from: number, tokens: readonly Token[]): NameMatch {
  const { name, at } = hit.posting
  let { quality, ending } = hit
  let to = from + 1
  let word = at + 1
  while (word < name.words.length) {
    const next = nextIndex(tokens, to)
    const token = tokens[next]
    const fits = token ? qualityAt(name, word, token) : 0
    if (!token || fits === 0) break
    quality = Math.min(quality, fits)
    ending = cutsOf(token.key).at(-1)?.ending ?? ''
    to = next + 1
    word += 1
  }
  const length = word - at
  const after = tokens[to]
  const isPlace = name.kind === 'field' || name.kind === 'crop'
  if (isPlace && after && isFieldWord(after.key)) to += 1
  const isAll = length === name.words.length && !name.isShort
  const isCalled = name.kind === 'worker' && (at === 0 || quality === AS_WRITTEN || ending === 'ga')
  const isWhole = isAll || isCalled
  const part = isWhole ? WHOLE : at === 0 ? BEGINS : 0
  const loss = name.id.startsWith('register:') ? REGISTER_LOSS : 0
  return { name, from, to, length, score: part + quality - loss, ending }
}

/** Parts are enough of places, people and products, not of jobs and crops; one letter never is. */
function isEnough({ name, length, from }: NameMatch, tokens: readonly Token[]): boolean {
  if (length === name.words.length) return true
  if (name.kind === 'job' || name.kind === 'crop') return false
  return length > 1 || (tokens[from]?.key.length ?? 0) > 2
}

/** "rapsipõllud" and "kodupõllul" as the words "rapsi" and "kodu"; a name that is written so comes before. */
function compoundsAt(tokens: readonly Token[], from: number, index: LineIndex): NameMatch[] {
  const token = tokens[from]
  const compound = token && fieldCompound(token.key)
  if (!compound) return []
  const asWord = { ...token, key: compound.word }
  return hitsOf(asWord, index)
    .map((hit) => extend(hit, from, [...tokens.slice(0, from), asWord]))
    .filter(
      ({ name, length }) => name.kind === 'crop' || (name.kind === 'field' && length === name.words.length),
    )
    .map((found) => ({ ...found, score: found.score - COMPOUND_LOSS, ending: compound.isPlural ? 'd' : 'l' }))
}

/** Names that begin at a token. A name that is a number is found by its place in the line, not here. */
export function namesAt(tokens: readonly Token[], from: number, index: LineIndex): NameMatch[] {
  const token = tokens[from]
  if (!token || token.kind === 'sign') return []
  const found = hitsOf(token, index).map((hit) => extend(hit, from, tokens))
  const enough = found.filter((each) => isEnough(each, tokens) && (token.kind === 'word' || each.length > 1))
  return [...enough, ...compoundsAt(tokens, from, index)]
}
