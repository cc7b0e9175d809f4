import { BEGINNINGS, MEMBERS, SYNONYMS } from './aliases.ts'
import { type DeclaredName, takeApart } from './refinement.ts'
import { CROPS } from './table.ts'

/** A crop found for a declared name: key, refinement in words, and what the farmer calls it where the key is wider. */
export interface FoundCrop {
  readonly crop: string
  readonly refinement: string | null
  readonly name: string | null
}

interface Entry {
  readonly crop: string
  /** Whether the words say more than the crop does, so that they are kept. */
  readonly isMember: boolean
}

const entries = new Map<string, Entry>([
  ...Object.entries(MEMBERS).flatMap(([crop, words]) =>
    words.split(/,\s+/).map((word): [string, Entry] => [word, { crop, isMember: true }]),
  ),
  ...Object.entries(SYNONYMS).map(([word, crop]): [string, Entry] => [word, { crop, isMember: false }]),
  ...CROPS.map((crop): [string, Entry] => [crop.name.toLowerCase(), { crop: crop.key, isMember: false }]),
])

const entryOf = (words: string): Entry | undefined =>
  [words, words.replace(/^muud? /, ''), words.replace(/^harilik /, ''), words.replace(/^aed-?/, '')]
    .map((variant) => entries.get(variant))
    .find((entry) => entry !== undefined)

/** "kapsasrohi, must" is "must kapsasrohi", "lambalääts, põld-" is "põld-lambalääts". */
function turnedRound(words: string): string {
  const [noun = '', quality = ''] = words.split(', ')
  return quality.endsWith('-') ? quality + noun : `${quality} ${noun}`
}

/** One word of several that names the crop: "valkjas mesiohakas", "talinisu Skagen"; not in a mixture. */
function byWord(words: string): { entry: Entry; word: string } | undefined {
  if (/ ja |segu/.test(words)) return undefined
  for (const word of words.split(/[ ,]+/)) {
    const entry = entryOf(word)
    if (entry) return { entry, word }
  }
  return undefined
}

function found(entry: Entry, { base, refinement, variety }: DeclaredName, rest = ''): FoundCrop {
  const own = entry.isMember ? base : rest
  const name = [own, variety].filter(Boolean).join(' ').slice(0, 120)
  return { crop: entry.crop, refinement: refinement?.slice(0, 120) ?? null, name: name || null }
}

/**
 * The crop of the table behind a name declared to PRIA, with its refinement ("talinisu allakülvita") and variety
 * ("kanep, Finola"); undefined when the name means no crop that we know.
 */
export function cropOf(declared: string): FoundCrop | undefined {
  const name = takeApart(declared)
  const words = name.base.toLowerCase()
  const whole = entryOf(words) ?? entries.get(turnedRound(words))
  if (whole) return found(whole, name)
  const [head = '', ...tail] = name.base.split(', ')
  const noun = entryOf(head.toLowerCase())
  if (noun) return found(noun, name, tail.join(', '))
  const beginning = BEGINNINGS.find(([start]) => words.startsWith(start))
  if (beginning) return found({ crop: beginning[1], isMember: true }, name)
  const single = byWord(words)
  if (!single) return undefined
  // "talinisu Skagen" keeps the variety, "hiina kapsas" all its words.
  const rest = words.startsWith(single.word) ? name.base.slice(single.word.length).trim() : name.base
  return found(single.entry, name, rest)
}
