/** Every form of the job words, made once: what it may mean and whether the job is done or still to be done. */
import { IRREGULAR, REGULAR, type Sense, WISHES } from './job-words.ts'
import { plainOf, type Token } from './tokens.ts'

export type Tense = 'past' | 'present' | 'noun'
export interface JobWord {
  readonly tense: Tense
  readonly senses: readonly Sense[]
}

const PAST = ['sin', 'sid', 'sime', 'site', 's', 'ti', 'tud', 'nud']
const PRESENT = ['n', 'b', 'me', 'vad', 'takse', 'da', 'ta', 'ma']
const NOUN = ['mine', 'mise', 'mist', 'misel', 'misega', 'misele', 'mised', 'mas']

/** The forms of a regular verb. */
export function formsOfVerb(stem: string): (readonly [form: string, tense: Tense])[] {
  const make = (endings: readonly string[], tense: Tense) =>
    endings.map((ending) => [stem + ending, tense] as const)
  return [...make(PRESENT, 'present'), ...make(PAST, 'past'), ...make(NOUN, 'noun')]
}

const split = (words: string): string[] => words.split(' ').filter(Boolean)

function allForms(): ReadonlyMap<string, JobWord> {
  const forms = new Map<string, JobWord>()
  for (const [verb, senses] of REGULAR)
    for (const [form, tense] of formsOfVerb(verb)) forms.set(form, { tense, senses })
  for (const { past, present, noun, jobs: senses } of IRREGULAR) {
    for (const form of split(past)) forms.set(form, { tense: 'past', senses })
    for (const form of split(present)) forms.set(form, { tense: 'present', senses })
    for (const form of split(noun)) forms.set(form, { tense: 'noun', senses })
  }
  for (const [form, word] of forms) if (!forms.has(plainOf(form))) forms.set(plainOf(form), word)
  return forms
}

const FORMS = allForms()
export const jobWordOf = (token: Token): JobWord | undefined => FORMS.get(token.key)

/** The jobs that a word can mean: those for which most of the line speaks, else those that need nothing more. */
export function sensesIn(word: JobWord, keys: ReadonlySet<string>): readonly string[] {
  const votes = new Map<string, number>()
  for (const [job, needs] of word.senses)
    if (needs && [...keys].some((key) => needs.test(key))) votes.set(job, (votes.get(job) ?? 0) + 1)
  const max = Math.max(0, ...votes.values())
  if (max > 0) return [...votes].filter(([, count]) => count === max).map(([job]) => job)
  return [...new Set(word.senses.flatMap(([job, needs]) => (needs ? [] : [job])))]
}

/** Whether a token is what a job word of the line is about ("heina" of "rullisin heina"). */
export const isObjectOf = (word: JobWord, key: string): boolean =>
  word.senses.some(([, needs]) => needs?.test(key) ?? false)

/** Whether the line says that the job is done, or that it is to be done; wishes win over participles. */
export function tenseOf(tokens: readonly Token[]): 'past' | 'future' | undefined {
  if (tokens.some(({ key }) => WISHES.has(key))) return 'future'
  const tenses = tokens.flatMap((token) => jobWordOf(token)?.tense ?? [])
  if (tenses.includes('past')) return 'past'
  return tenses.includes('present') ? 'future' : undefined
}
