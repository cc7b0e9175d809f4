/**
 * A line of text read as a job, by the farm's own names and without guessing: what is not understood is said, and what can
 * be two things is asked about. The same line, farm, day and choices always give the same answer.
 */
import type { JobStatus } from '../jobs/schema.ts'
import { isPerHectare } from '../units/schema.ts'
import type { LineIndex } from './index-farm.ts'
import type {
  BaseUnit,
  Choices,
  JobLine,
  LineAmount,
  LineDay,
  LineMaterial,
  LineUse,
  Meaning,
  Span,
} from './line.ts'
import { readAmounts, readLoneAmounts } from './read-amounts.ts'
import { readDays, readTime } from './read-days.ts'
import { readAllFields, readFieldNumbers, readLoneNumbers } from './read-fields.ts'
import { readLabels, readNote, readRest } from './read-words.ts'
import { type Part, partOf, type Reading, type WrittenAmount } from './reading.ts'
import { jobIdOf, readNames } from './resolve-names.ts'
import { tokensOf } from './tokens.ts'
import { tenseOf } from './verb-forms.ts'

/** Words and signs of a line; what comes behind them is not understood. */
const MAX_TOKENS = 250

const WAYS: readonly ((reading: Reading) => void)[] = [
  readNote,
  readLabels,
  readTime,
  (reading) => readDays(reading, false),
  readAllFields,
  readNames,
  readFieldNumbers,
  readAmounts,
  (reading) => readDays(reading, true),
  readLoneNumbers,
  readLoneAmounts,
  readRest,
]

const BASE_OF = (unit: string): BaseUnit => unit.replace('/ha', '') as BaseUnit

/**
 * Amount of a material: unit and basis that the line leaves out come from the farm's material; without it an
 * amount is meant per hectare.
 */
function amountOf({ value, unit, basis }: WrittenAmount, own: LineMaterial | undefined): LineAmount {
  const usual = own?.unit ?? null
  const isTotal = usual !== null && !isPerHectare(usual)
  return {
    value,
    unit: unit ?? (usual === null ? null : BASE_OF(usual)),
    basis: basis ?? (isTotal ? 'total' : 'rate'),
  }
}

function materialUse(part: Extract<Part, { is: 'material' }>, reading: Reading): LineUse {
  const own = reading.index.farm.materials.find(({ id }) => part.id === `material:${id}`)
  const partNamed = reading.parts.find((each) => each.is === 'amount' && each.of === part)
  return {
    requisiteId: own?.id ?? null,
    name: own?.name ?? part.id.slice('register:'.length),
    type: own?.type ?? 'chemical',
    amount: partNamed?.is === 'amount' ? amountOf(partNamed.amount, own) : null,
  }
}

/** Each material once; named again, the one with an amount counts. */
function allUses(reading: Reading): LineUse[] {
  const uses = new Map<string, LineUse>()
  for (const part of reading.parts.toSorted((a, b) => a.from - b.from)) {
    if (part.is !== 'material') continue
    const use = materialUse(part, reading)
    if (use.amount !== null || !uses.has(part.id)) uses.set(part.id, use)
  }
  return [...uses.values()]
}

const JOB_OF_TYPE = { chemical: 'spraying', fertilizer: 'fertilising', seed: 'sowing', material: '' } as const

/** The job that is said, else the one that the first product is for. */
function jobOf(reading: Reading, uses: readonly LineUse[]): JobLine['job'] {
  const isNeeded = reading.parts.some(
    (part) => part.is === 'ambiguous' && part.candidates.some(({ meaning }) => meaning === 'job'),
  )
  const type = uses[0]?.type
  const implied = isNeeded || type === undefined ? undefined : jobIdOf(reading, JOB_OF_TYPE[type])
  const id = partOf(reading, 'job')?.id ?? implied
  if (id === undefined) return null
  const [category = '', job = ''] = id.slice('job:'.length).split('/')
  return { category, job: job === '' ? null : job }
}

/**
 * Status by tense and days: work to be done, or ahead, is a draft; without an end yet it is under way. A line
 * without days and verbs says nothing.
 */
function statusOf({ tense, day }: Reading, days: JobLine['days']): JobStatus | null {
  if (days ? days.start > day.today : tense === 'future') return 'DRAFT'
  if (days?.end === null) return 'IN_PROGRESS'
  if (tense === 'future' && days && days.start >= day.today) return 'DRAFT'
  return days || tense === 'past' ? 'DONE' : null
}

const MEANINGS: Readonly<Partial<Record<Part['is'], Meaning>>> = {
  days: 'days',
  time: 'time',
  job: 'job',
  fields: 'fields',
  material: 'material',
  amount: 'amount',
  worker: 'worker',
  area: 'area',
  yield: 'yield',
  note: 'note',
  label: 'label',
}

const spanOf = ({ tokens }: Reading, { from, to }: Part): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
})

/** Parts that stand side by side and are not understood are one. */
function unknownOf(reading: Reading, parts: readonly Part[]): Span[] {
  const spans: Span[] = []
  let before = -1
  for (const part of parts) {
    if (part.is !== 'unknown') continue
    const span = spanOf(reading, part)
    const last = spans.at(-1)
    if (last && part.from === before) spans[spans.length - 1] = { start: last.start, end: span.end }
    else spans.push(span)
    before = part.to
  }
  return spans
}

function answer(reading: Reading, rest: readonly Span[]): JobLine {
  const parts = reading.parts.toSorted((a, b) => a.from - b.from)
  const partNamed = <T extends Part['is']>(is: T) => partOf(reading, is)
  const materials = allUses(reading)
  const job = jobOf(reading, materials)
  const spoken = partNamed('days')
  const days = spoken ? { start: spoken.start, end: spoken.end } : null
  return {
    days,
    startTime: partNamed('time')?.time ?? null,
    status: statusOf(reading, days),
    job,
    fieldIds: [...new Set(parts.flatMap((part) => (part.is === 'fields' ? part.ids : [])))],
    materials,
    workerId: partNamed('worker')?.id ?? null,
    area: partNamed('area')?.hectares ?? null,
    harvest: partNamed('yield')?.harvest ?? null,
    notes: parts.flatMap((part) => (part.is === 'note' ? part.text : []))[0] ?? '',
    labels: parts.flatMap((part) => (part.is === 'label' ? part.text : [])),
    understood: parts.flatMap((part) => {
      const meaning = MEANINGS[part.is]
      return meaning ? [{ ...spanOf(reading, part), meaning }] : []
    }),
    unknown: [...unknownOf(reading, parts), ...rest],
    ambiguous: parts.flatMap((part) =>
      part.is === 'ambiguous'
        ? [{ ...spanOf(reading, part), key: part.key, candidates: part.candidates }]
        : [],
    ),
  }
}

export interface LineQuestion {
  readonly text: string
  readonly day: LineDay
  /** Choices of the farmer where the line can be read in two ways. */
  readonly choices?: Choices
}

export function readJobLine({ text, day, choices = {} }: LineQuestion, index: LineIndex): JobLine {
  const all = tokensOf(text)
  const tokens = all.slice(0, MAX_TOKENS)
  const left = all[MAX_TOKENS]
  const reading: Reading = {
    text,
    tokens,
    index,
    day,
    choices,
    tense: tenseOf(tokens),
    parts: [],
    owners: [],
  }
  for (const read of WAYS) read(reading)
  return answer(reading, left ? [{ start: left.start, end: all.at(-1)?.end ?? left.end }] : [])
}
