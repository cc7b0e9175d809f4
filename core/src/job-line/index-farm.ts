/** The names of a farm, ready to be found in a line by any of their forms. Built once, asked at every key. */
import { cropByKey } from '../crops/table.ts'
import { CATEGORY } from '../settings/table.ts'
import { fieldCompound, isFieldWord } from './field-words.ts'
import type { LineFarm, Meaning } from './line.ts'
import { stemsOf } from './stems.ts'
import { plainOf, tokensOf } from './tokens.ts'
import { formsOfVerb } from './verb-forms.ts'

export type NameKind = 'field' | 'worker' | 'material' | 'job' | 'crop'

/** A name that a line may hold. */
export interface Name {
  readonly kind: NameKind
  /** `kind:id`; names with the same one are the same thing. */
  readonly id: string
  readonly label: string
  /** Its telling words and numbers, in small letters. */
  readonly words: readonly string[]
  /** Whether a part of the name stands for it ("Kodu" for "Kodupõld"). */
  readonly isShort?: true
}
export interface Posting {
  readonly name: Name
  /** Index of the word in the name. */
  readonly at: number
  /** Whether it is the word as it is written, not another stem. */
  readonly isWord: boolean
}
type Postings = Map<string, Posting[]>

export interface LineIndex {
  readonly farm: LineFarm
  readonly byStem: ReadonlyMap<string, readonly Posting[]>
  /** The same without marks on letters, of stems that have some. */
  readonly byPlain: ReadonlyMap<string, readonly Posting[]>
  /** First words by their first letters. */
  readonly byBeginning: ReadonlyMap<string, readonly Posting[]>
  readonly byNumber: ReadonlyMap<string, readonly string[]>
}

export const BEGINNING = 5
/** The letters of people's names, as they sign: "JT". */
const INITIALS = 'initials:'
export const initialsKey = (text: string): string => INITIALS + text.toLowerCase()

export const MEANING: Readonly<Record<NameKind, Meaning>> = {
  field: 'fields',
  worker: 'worker',
  material: 'material',
  job: 'job',
  crop: 'fields',
}

const wordsOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, key }) => (kind === 'sign' ? [] : [key]))

/** "Kodupõld" is also the field "Kodu". */
function shortWords(words: readonly string[]): readonly string[] | undefined {
  const short = words.length === 1 ? fieldCompound(words[0] ?? '')?.word : undefined
  return short === undefined ? undefined : [short]
}

function fieldNames({ fields }: LineFarm): Name[] {
  return fields.flatMap(({ id, name }): Name[] => {
    const all = wordsOf(name)
    const distinctive = all.filter((word) => !isFieldWord(word))
    const words = distinctive.length > 0 ? distinctive : all
    const full = { kind: 'field', id: `field:${id}`, label: name, words } as const
    const short = shortWords(words)
    return short ? [full, { ...full, words: short, isShort: true }] : [full]
  })
}

function workerNames({ workers }: LineFarm): Name[] {
  return workers.flatMap(({ id, name }): Name[] => {
    const words = wordsOf(name)
    const [first = '', ...others] = words
    const full = { kind: 'worker', id: `worker:${id}`, label: name } as const
    const short = others.length > 0 ? [{ ...full, words: [first.charAt(0), ...others] }] : []
    const signed = words.length > 1 ? [initialsKey(words.map((word) => word.charAt(0)).join(''))] : []
    return [{ ...full, words }, ...short, ...signed.map((key) => ({ ...full, words: [key] }))]
  })
}

function materialNames({ materials, registerNames }: LineFarm): Name[] {
  const own = materials.map(({ id, name }) => [`material:${id}`, name] as const)
  const known = new Set(materials.map(({ name }) => name.toLowerCase()))
  const others = registerNames
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => [`register:${name}`, name] as const)
  return [...own, ...others].map(([id, label]) => ({ kind: 'material', id, label, words: wordsOf(label) }))
}

/** A category goes by its name where no job of it has the same; with one job it means that job. */
function jobNames({ categories }: LineFarm): Name[] {
  return categories.flatMap((category): Name[] => {
    const jobs = category.jobs.filter(({ visible }) => visible)
    const ofJob = (key: string, label: string): Name => ({
      kind: 'job',
      id: `job:${category.key}/${key}`,
      label,
      words: wordsOf(label),
    })
    const own = ofJob(jobs.length === 1 ? (jobs[0]?.key ?? '') : '', category.name)
    const isWritten =
      category.key === CATEGORY.other ||
      jobs.some(({ name }) => name.toLowerCase() === own.label.toLowerCase())
    return [...jobs.map(({ key, name }) => ofJob(key, name)), ...(isWritten ? [] : [own])]
  })
}

/** The crops that grow on the farm; "nisu" stands for every wheat. */
function cropNames({ fields }: LineFarm): Name[] {
  const keys = new Set(fields.flatMap(({ crop }) => crop ?? []))
  return [...keys].flatMap((key) => {
    const label = cropByKey(key)?.name ?? key
    const head = /^(?:tali|suvi|spelta)(\p{L}{3,})$/u.exec(label.toLowerCase())?.[1]
    const name = { kind: 'crop', id: `crop:${key}`, label } as const
    return [{ ...name, words: wordsOf(label) }, ...(head === undefined ? [] : [{ ...name, words: [head] }])]
  })
}

const MIN_INNER = 4

/** Where a name may begin: at its first word; people and places also at another. */
const canBeginAt = (name: Name, at: number): boolean => {
  const word = name.words[at] ?? ''
  if (at === 0) return word.length > 1 || name.words.length > 1 || name.kind === 'field'
  return (
    (name.kind === 'worker' || name.kind === 'field') &&
    word.length >= (name.kind === 'worker' ? 3 : MIN_INNER)
  )
}

/** The stems of a word of a name; jobs are named by what is done ("Randaalimine" for "randaalisin"). */
function nameStems(name: Name, at: number): ReadonlySet<string> {
  const word = name.words[at] ?? ''
  const verb =
    name.kind === 'job' && at === name.words.length - 1 ? /^(.{3,})mine$/.exec(word)?.[1] : undefined
  if (verb === undefined) return stemsOf(word)
  return new Set([word, ...formsOfVerb(verb).map(([form]) => form)])
}

const memoized = new WeakMap<Name, Map<number, ReadonlySet<string>>>()
/** The stems of a word that does not begin the name, made when they are first asked for. */
export function stemsAt(name: Name, at: number): ReadonlySet<string> {
  const known = memoized.get(name) ?? new Map<number, ReadonlySet<string>>()
  memoized.set(name, known)
  const stems = known.get(at) ?? nameStems(name, at)
  known.set(at, stems)
  return stems
}

const post = (postings: Postings, key: string, posting: Posting): void => {
  const list = postings.get(key)
  if (list) list.push(posting)
  else postings.set(key, [posting])
}

function numbersOf({ fields }: LineFarm): Map<string, string[]> {
  const numbers = new Map<string, string[]>()
  const add = (key: string, id: string) => numbers.set(key, [...(numbers.get(key) ?? []), id])
  for (const { id, name } of fields) {
    const own = wordsOf(name).filter((word) => !isFieldWord(word))
    if (own.length === 1 && /^\d+$/.test(own[0] ?? '')) add(own[0] ?? '', id)
  }
  const named = new Set(numbers.keys())
  for (const { id, codes } of fields) for (const code of codes) if (!named.has(code)) add(code, id)
  return numbers
}

/** The index of a farm, some milliseconds of work for a thousand fields. */
export function indexFarm(farm: LineFarm): LineIndex {
  const byStem: Postings = new Map()
  const byPlain: Postings = new Map()
  const byBeginning: Postings = new Map()
  const all = [fieldNames, workerNames, materialNames, jobNames, cropNames].flatMap((namesOf) =>
    namesOf(farm),
  )
  for (const name of all)
    for (const [at, word] of name.words.entries()) {
      if (!canBeginAt(name, at)) continue
      if (at === 0 && word.length >= BEGINNING)
        post(byBeginning, word.slice(0, BEGINNING), { name, at, isWord: false })
      for (const stem of nameStems(name, at)) {
        const posting = { name, at, isWord: stem === word }
        post(byStem, stem, posting)
        const plain = plainOf(stem)
        if (plain !== stem) post(byPlain, plain, posting)
      }
    }
  return { farm, byStem, byPlain, byBeginning, byNumber: numbersOf(farm) }
}
