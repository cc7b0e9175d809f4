/** The farm's own names by what was typed: exactly, in a case form, or by a beginning that only one name has. Nothing is guessed. */
import { cutsOf, stemsOf } from '@vagu/core/job-line/stems'
import { plainOf, tokensOf } from '@vagu/core/job-line/tokens'
import { normalizeText } from '../../ui/search-options.ts'

export interface Named {
  readonly id: string
  /** As it stands in the cell; no two are the same. */
  readonly label: string
  /** Other names of it. */
  readonly also?: readonly string[]
}
export type Match =
  | { readonly is: 'one'; readonly named: Named }
  | { readonly is: 'several'; readonly labels: readonly string[] }
  | { readonly is: 'none' }
export type FindName = (text: string) => Match

const SHORTEST = 2
const wordsOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, key }) => (kind === 'sign' ? [] : [key]))

interface Known {
  readonly named: Named
  readonly names: readonly string[]
  readonly words: readonly (readonly string[])[]
  stems?: ReadonlySet<string>[][]
}

const isFormOf = (word: string, stems: ReadonlySet<string>): boolean =>
  cutsOf(word).some(({ stem }) => stems.has(stem))

function isInflected(known: Known, typed: readonly string[]): boolean {
  const stems = (known.stems ??= known.words.map((words) => words.map(stemsOf)))
  return stems.some(
    (words) =>
      words.length === typed.length && words.every((each, index) => isFormOf(typed[index] ?? '', each)),
  )
}

/** Whether the words typed begin words of the name that follow each other, from any of them on. */
const beginsWithin = (name: readonly string[], typed: readonly string[]): boolean =>
  name.some((_, from) => typed.every((word, index) => name[from + index]?.startsWith(word) ?? false))

/** The ways of being meant, the surest first; the first way that fits any name decides. */
const WAYS: readonly ((known: Known, text: string, words: readonly string[]) => boolean)[] = [
  ({ named }, text) => normalizeText(named.label) === text,
  ({ names }, text) => names.includes(text),
  ({ names }, text) => plainOf(text) === text && names.some((name) => plainOf(name) === text),
  (known, _, words) => words.length > 0 && isInflected(known, words),
  ({ names }, text) => text.length >= SHORTEST && names.some((name) => name.startsWith(text)),
  (known, text, words) =>
    text.length >= SHORTEST && words.length > 0 && known.words.some((name) => beginsWithin(name, words)),
]

function find(all: readonly Known[], text: string): Match {
  const words = wordsOf(text)
  for (const fits of WAYS) {
    const found = all.filter((known) => fits(known, text, words)).map(({ named }) => named)
    const [first] = found
    if (first && found.length === 1) return { is: 'one', named: first }
    if (found.length > 1) return { is: 'several', labels: found.map(({ label }) => label) }
  }
  return { is: 'none' }
}

/** Finds among these names; what was asked once is remembered, as a pasted column says the same over and over. */
export function nameFinder(list: readonly Named[]): FindName {
  const all = list.map((named): Known => {
    const names = [named.label, ...(named.also ?? [])].map(normalizeText)
    return { named, names, words: names.map(wordsOf) }
  })
  const cache = new Map<string, Match>()
  return (typed) => {
    const text = normalizeText(typed)
    const known = cache.get(text) ?? find(all, text)
    cache.set(text, known)
    return known
  }
}
