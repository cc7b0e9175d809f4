/** Choosing between the names that words of the line can be: the longest first, then the surest; a tie is asked about. */
import { ALL, isFieldsWord } from './field-words.ts'
import { type NameMatch, namesAt } from './find-names.ts'
import { MEANING, type Name } from './index-farm.ts'
import type { Candidate } from './line.ts'
import { areFree, claim, isFree, keyAt, partOf, type Reading, textKey } from './reading.ts'
import { isObjectOf, type JobWord, jobWordOf, sensesIn } from './verb-forms.ts'

/** A job word is as sure as a whole name that is not written exactly so. */
const JOB_WORD_SCORE = 24

/** The job of the farm with a key; undefined when it has none, or hides it. */
export function jobIdOf({ index }: Reading, key: string): string | undefined {
  const category = index.farm.categories.find(({ jobs }) =>
    jobs.some((job) => job.key === key && job.visible),
  )
  return category && `job:${category.key}/${key}`
}

function jobName(reading: Reading, key: string): Name[] {
  const id = jobIdOf(reading, key)
  const job = reading.index.farm.categories.flatMap(({ jobs }) => jobs).find((each) => each.key === key)
  return id && job ? [{ kind: 'job', id, label: job.name, words: [] }] : []
}

/** The jobs that a word can mean beside the other words of the line. */
function jobWordsAt(reading: Reading, from: number, keys: ReadonlySet<string>): NameMatch[] {
  const token = reading.tokens[from]
  const word = token && jobWordOf(token)
  const senses = word ? sensesIn(word, keys) : []
  return senses
    .flatMap((key) => jobName(reading, key))
    .map((name) => ({ name, from, to: from + 1, length: 1, score: JOB_WORD_SCORE, ending: '' }))
}

const WORKER_ONLY = new Set(['ga'])
const PLACE_ONLY = new Set(['l', 'le', 'lt', 's', 'sse', 'st', 'des', 'del', 'dele'])

/** The readings that the ending leaves: people come with "-ga", places with "-l" or "-s". */
function byEnding(tied: readonly NameMatch[]): readonly NameMatch[] {
  const fits = tied.filter(({ name, ending }) =>
    name.kind === 'field' ? !WORKER_ONLY.has(ending) : name.kind !== 'worker' || !PLACE_ONLY.has(ending),
  )
  return fits.length > 0 ? fits : tied
}

const TYPE_OF: Readonly<Record<string, string>> = {
  spraying: 'chemical',
  fertilising: 'fertilizer',
  'foliar-fertilising': 'fertilizer',
  sowing: 'seed',
}

/** The farm's own before the register's, and of its own the kind that the job takes. */
function byJob(
  tied: readonly NameMatch[],
  { index }: Reading,
  jobs: ReadonlySet<string>,
): readonly NameMatch[] {
  const own = tied.filter(({ name }) => !name.id.startsWith('register:'))
  const rest = own.length > 0 ? own : tied
  const types = new Set([...jobs].flatMap((job) => TYPE_OF[job] ?? []))
  const fits = rest.filter(({ name }) => {
    const material = index.farm.materials.find(({ id }) => name.id === `material:${id}`)
    return !material || types.has(material.type)
  })
  return types.size > 0 && fits.length > 0 ? fits : rest
}

interface Line {
  readonly reading: Reading
  readonly found: readonly NameMatch[]
  /** Keys of the jobs that its words speak of. */
  readonly jobs: ReadonlySet<string>
}

const SEED_JOBS = ['sowing', 'undersowing']

/** A crop is what is sown, or the fields where it grows; one of several fields has to be named. */
function cropCandidates({ reading, jobs, found }: Line, crops: readonly NameMatch[]): readonly Candidate[] {
  if (crops.length === 0) return []
  const { farm } = reading.index
  const keys = new Set(crops.map(({ name }) => name.id.slice('crop:'.length)))
  if (SEED_JOBS.some((job) => jobs.has(job))) {
    const named = new Set(found.filter(({ from }) => from === crops[0]?.from).map(({ name }) => name.id))
    const seeds = farm.materials.filter(
      ({ id, type, subtype }) => type === 'seed' && (keys.has(subtype ?? '') || named.has(`material:${id}`)),
    )
    return seeds.map(({ id, name }) => ({ id: `material:${id}`, meaning: 'material', label: name }))
  }
  return farm.fields
    .filter(({ crop }) => crop !== null && keys.has(crop))
    .map(({ id, name }) => ({ id: `field:${id}`, meaning: 'fields', label: name }))
}

const isPlural = ({ ending, to }: NameMatch, reading: Reading): boolean =>
  /^d(?:el|ele|elt|es|est)?$/.test(ending) || isFieldsWord(keyAt(reading, to - 1))

/** Claims every field of a crop where several are meant; false where one has to be chosen. */
function claimCrop(line: Line, crops: readonly NameMatch[], candidates: readonly Candidate[]): boolean {
  const { reading } = line
  const [first] = crops
  if (!first || candidates.some(({ meaning }) => meaning !== 'fields')) return false
  const isAll = ALL.has(keyAt(reading, first.from - 1))
  if (!isAll && !isPlural(first, reading) && candidates.length > 1) return false
  const ids = candidates.map(({ id }) => id.slice('field:'.length))
  const from = isAll && areFree(reading, first.from - 1, first.from) ? first.from - 1 : first.from
  claim(reading, { from, to: first.to, is: 'fields', ids })
  return true
}

const candidateOf = ({ name }: NameMatch): Candidate => ({
  id: name.id,
  meaning: MEANING[name.kind],
  label: name.label,
})

/** A job or a worker is said once; another one is not understood. */
function claimOne(reading: Reading, { from, to }: NameMatch, id: string): void {
  const colon = id.indexOf(':')
  const kind = id.slice(0, colon)
  const rest = id.slice(colon + 1)
  const place = { from, to }
  if (kind === 'field') claim(reading, { ...place, is: 'fields', ids: [rest] })
  else if (kind === 'material' || kind === 'register') claim(reading, { ...place, is: 'material', id })
  else if (kind === 'worker') {
    const before = partOf(reading, 'worker')
    claim(
      reading,
      before && before.id !== rest ? { ...place, is: 'unknown' } : { ...place, is: 'worker', id: rest },
    )
  } else {
    const before = partOf(reading, 'job')
    claim(reading, before && before.id !== id ? { ...place, is: 'unknown' } : { ...place, is: 'job', id })
  }
}

function settle(line: Line, alike: readonly NameMatch[]): void {
  const { reading, jobs } = line
  // "Jaani põllul" is more than "Jaani".
  const to = Math.max(...alike.map((each) => each.to))
  const tied = alike.filter((each) => each.to === to)
  const [first] = tied
  if (!first) return
  const crops = tied.filter(({ name }) => name.kind === 'crop')
  const ofCrops = cropCandidates(line, crops)
  if (crops.length === tied.length && claimCrop(line, crops, ofCrops)) return
  const named = byJob(byEnding(tied), reading, jobs).filter(({ name }) => name.kind !== 'crop')
  const unique = new Map([...named.map(candidateOf), ...ofCrops].map((each) => [each.id, each]))
  const candidates = [...unique.values()]
  const key = textKey(reading, first.from, first.to)
  const chosen = candidates.length === 1 ? candidates[0] : unique.get(reading.choices[key] ?? '')
  if (chosen) claimOne(reading, first, chosen.id)
  else if (candidates.length > 0)
    claim(reading, { from: first.from, to: first.to, is: 'ambiguous', key, candidates })
}

const wordsForRegister = (reading: Reading): JobWord[] =>
  reading.tokens.flatMap((token) => jobWordOf(token) ?? [])

/** Objects of a job word belong to it ("heina" of "rullisin heina"). */
function claimObjects(reading: Reading): void {
  const words = wordsForRegister(reading)
  for (const [at, { key }] of reading.tokens.entries())
    if (isFree(reading, at) && words.some((word) => isObjectOf(word, key)))
      claim(reading, { from: at, to: at + 1, is: 'nothing' })
}

const AS_WRITTEN_WHOLE = 25
/** "Kive" of "korjasin kive" is no field "Kivi", unless it is written exactly so. */
function isObject(found: NameMatch, words: readonly JobWord[], reading: Reading): boolean {
  const { kind } = found.name
  if (kind === 'material' || kind === 'job' || found.length > 1 || found.score >= AS_WRITTEN_WHOLE)
    return false
  return words.some((word) => isObjectOf(word, keyAt(reading, found.from)))
}

export function readNames(reading: Reading): void {
  const { tokens, index } = reading
  const keys = new Set(tokens.map(({ key }) => key))
  const words = wordsForRegister(reading)
  const jobWords = tokens.flatMap((_, from) => jobWordsAt(reading, from, keys))
  const names = tokens.flatMap((_, from) => (isFree(reading, from) ? namesAt(tokens, from, index) : []))
  const found = [...names.filter((name) => !isObject(name, words, reading)), ...jobWords]
  const jobs = new Set(
    found.flatMap(({ name: { kind, id } }) => (kind === 'job' ? (id.split('/')[1] ?? '') : [])),
  )
  const ranked = found.toSorted((a, b) => b.length - a.length || b.score - a.score || a.from - b.from)
  for (const best of ranked) {
    if (!areFree(reading, best.from, best.to)) continue
    const tied = ranked.filter(
      ({ from, length, score }) => from === best.from && length === best.length && score === best.score,
    )
    settle({ reading, found, jobs }, tied)
  }
  claimObjects(reading)
}
