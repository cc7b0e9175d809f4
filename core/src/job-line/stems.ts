/**
 * Finding names in their case forms. A name's word has stems; a word of the text is a stem and an ending. So
 * "Kodupõllul" is "kodupõllu" and "l", and "kodupõllu" is a stem of "Kodupõld".
 */
import { GRADATION } from './gradation.ts'

/** A word of the text, taken apart; the whole word has no ending. */
export interface Cut {
  readonly stem: string
  readonly ending: string
}

const ENDINGS = 'l le lt s sse st ga ks ni na d del dele delt des dest dega t te tel tele telt tes'.split(' ')
const AFTER_CONSONANT = /^t/
const VOWEL_END = /[aeiouõäöü]$/
const IS_WORD = /^\p{L}{2,}$/u
/** Longer words are no names; taking them apart would only cost time. */
const LONGEST = 60

export function cutsOf(word: string): Cut[] {
  const whole = { stem: word, ending: '' }
  if (!IS_WORD.test(word) || word.length > LONGEST) return [whole]
  const others = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => ({
    stem: word.slice(0, -ending.length),
    ending,
  }))
  return [
    whole,
    ...others.filter(
      ({ stem, ending }) => stem.length > 1 && (VOWEL_END.test(stem) || AFTER_CONSONANT.test(ending)),
    ),
  ]
}

const WEAK: readonly (readonly [strong: string, weak: string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['sk', 's'],
  ['nd', 'nn'],
  ['ld', 'll'],
  ['rd', 'rr'],
  ['mb', 'mm'],
  ['t', 'd'],
  ['p', 'b'],
  ['k', 'g'],
]
const STEM_VOWELS = ['i', 'e', 'a', 'u'] as const

const ROW_OF = new Map(GRADATION.flatMap((forms) => forms.map((form) => [form, forms] as const)))
const LONGEST_FORM = Math.max(...[...ROW_OF.keys()].map((form) => form.length))
const MIN_IN_COMPOUND = 3

/** Stems by the table; also of compounds that end with one of its words. */
function byTable(word: string): string[] {
  const stems: string[] = []
  for (let length = Math.min(LONGEST_FORM, word.length); length > 1; length -= 1) {
    const beginning = word.slice(0, -length)
    const isPossible = beginning === '' || (beginning.length > 1 && length >= MIN_IN_COMPOUND)
    const forms = isPossible ? ROW_OF.get(word.slice(-length)) : undefined
    if (forms) stems.push(...forms.map((form) => beginning + form))
  }
  return stems
}

function byConsonant(word: string): string[] {
  const weak = WEAK.find(([strong]) => word.endsWith(strong))
  const bases = weak ? [word, word.slice(0, -weak[0].length) + weak[1]] : [word]
  return bases.flatMap((base) => STEM_VOWELS.map((vowel) => base + vowel))
}

function byEnding(word: string): string[] {
  if (word.endsWith('ne')) return [`${word.slice(0, -2)}se`, `${word.slice(0, -2)}s`]
  if (word.endsWith('er')) return [`${word.slice(0, -2)}ri`, `${word.slice(0, -2)}ra`]
  if (word.endsWith('el')) return [`${word.slice(0, -2)}li`]
  return word.endsWith('es') ? [word.slice(0, -1)] : []
}

/** Stems that the forms of a name's word are made of, the word itself first. */
export function stemsOf(word: string): ReadonlySet<string> {
  if (!IS_WORD.test(word) || word.length > LONGEST) return new Set([word])
  const rest = VOWEL_END.test(word) ? [] : byConsonant(word)
  return new Set([word, ...byTable(word), ...rest, ...byEnding(word)])
}

const MIN_SHARED = 5
const PLAUSIBLE_REST = /^[aeiu]?(?:l|le|lt|s|sse|st|ga|d|t|del)?$/

/** The cautious last resort: nearly all of the name, then what can be an ending. */
export function isLikely(word: string, name: string): boolean {
  let shared = 0
  while (shared < name.length && word[shared] === name[shared]) shared += 1
  return shared >= MIN_SHARED && name.length - shared <= 1 && PLAUSIBLE_REST.test(word.slice(shared))
}
