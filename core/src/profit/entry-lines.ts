/** Lines of what the farmer has typed, and of hours that belong to no job. */
import { areaUnits } from '../units/rounding.ts'
import { splitWhole } from '../units/split-whole.ts'
import { centsOf, wholeCents } from './exact.ts'
import type { ProfitFacts, ProfitField, ProfitHours } from './facts.ts'
import { expectedOf } from './harvest-lines.ts'
import { hoursLine } from './job-lines.ts'
import { gapOf, lineOf } from './line.ts'
import type { CostEntry, LineKind, ProfitLine, Unassigned } from './schema.ts'

const KINDS: Readonly<Record<CostEntry['kind'], LineKind>> = {
  SUBSIDY: 'subsidy',
  INCOME: 'income',
  COST: 'cost',
}

/** Fields that an entry is about: its own, those of its crop, or all. */
const fieldsOf = ({ fieldId, crop }: CostEntry, fields: readonly ProfitField[]): readonly ProfitField[] => {
  if (fieldId !== null) return fields.filter(({ _id }) => _id === fieldId)
  return crop === null ? fields : fields.filter((field) => field.crop === crop)
}

type Weights = ReadonlyMap<string, { readonly kilograms: number; readonly isWhole: boolean }>

/** Kilograms of the main yield by field; not whole where some of it has no weight. */
function weightsOf({ fields, harvests }: ProfitFacts): Weights {
  const types = new Map(fields.map(({ _id, yieldType }) => [_id, yieldType]))
  const found = new Map<string, { kilograms: number; isWhole: boolean }>()
  for (const { fieldId, yieldType, kilograms } of harvests) {
    if (types.get(fieldId) !== yieldType) continue
    const sum = found.get(fieldId) ?? { kilograms: 0, isWhole: true }
    found.set(fieldId, {
      kilograms: sum.kilograms + (kilograms ?? 0),
      isWhole: sum.isWhole && kilograms !== null,
    })
  }
  return found
}

const ofEntry = (field: ProfitField, { _id, kind, label }: CostEntry) => ({
  fieldId: field._id,
  kind: KINDS[kind],
  label,
  entryId: _id,
})

const perHectare = (field: ProfitField, entry: CostEntry): ProfitLine =>
  lineOf({
    ...ofEntry(field, entry),
    cents: centsOf({ amount: field.area, unit: 'ha' }, { price: entry.amount, unit: 'ha' }) ?? 0,
    amount: field.area,
    unit: 'ha',
    price: entry.amount,
    priceUnit: 'ha',
  })

/** Kilograms that an entry is paid for; null where they have no weight, or nobody knows yet what the field gives. */
function kilogramsBorne(field: ProfitField, brought: { kilograms: number; isWhole: boolean } | undefined) {
  if (brought) return brought.isWhole ? brought.kilograms : null
  const expected = expectedOf(field)
  return expected ? expected.kilograms : null
}

/** By the tonne of what was brought in, else of what is expected, which is an estimate; where neither is told, it is missing. */
function perTonne(field: ProfitField, entry: CostEntry, weights: Weights): ProfitLine {
  const brought = weights.get(field._id)
  const kilograms = kilogramsBorne(field, brought)
  const label = entry.label
  return lineOf({
    ...ofEntry(field, entry),
    cents:
      kilograms === null
        ? null
        : (centsOf({ amount: kilograms, unit: 'kg' }, { price: entry.amount, unit: 't' }) ?? 0),
    gap: kilograms === null ? gapOf('weight', '', { label, unit: 't' }) : null,
    isEstimated: !brought,
    amount: kilograms === null ? null : kilograms / 1000,
    unit: 't',
    price: entry.amount,
    priceUnit: 't',
  })
}

interface Spread {
  readonly lines: readonly ProfitLine[]
  readonly unassigned: readonly Unassigned[]
}

/** Whether the lines of a field are asked for. */
type Asked = (fieldId: string) => boolean

const unassignedEntry = ({ _id, label }: CostEntry, reason: Unassigned['reason']): Unassigned => ({
  entryId: _id,
  reason,
  label,
  minutes: 0,
  cents: null,
})

/** A sum is borne by area. One field bears it alone, whatever its area. */
function inAll(entry: CostEntry, fields: readonly ProfitField[], isAsked: Asked): Spread {
  const cents = wholeCents(entry.amount)
  const weights = fields.map(({ area }) => areaUnits(area))
  const shares = fields.length === 1 ? [cents] : splitWhole(cents, weights)
  if (!shares) return { lines: [], unassigned: [unassignedEntry(entry, 'noArea')] }
  const lines = fields.flatMap((field, index) =>
    isAsked(field._id) ? [lineOf({ ...ofEntry(field, entry), cents: shares[index] ?? 0 })] : [],
  )
  return { lines, unassigned: [] }
}

interface Bearing {
  readonly fields: readonly ProfitField[]
  readonly weights: Weights
  readonly isAsked: Asked
}
function spread(entry: CostEntry, { fields, weights, isAsked }: Bearing): Spread {
  if (fields.length === 0) return { lines: [], unassigned: [unassignedEntry(entry, 'noField')] }
  if (entry.per === 'TOTAL') return inAll(entry, fields, isAsked)
  const lineFor = entry.per === 'HA' ? perHectare : perTonne
  const asked = fields.filter(({ _id }) => isAsked(_id))
  return { lines: asked.map((field) => lineFor(field, entry, weights)), unassigned: [] }
}

/** Hours by worker, those with a pay apart from those without. */
function byWorker(hours: readonly ProfitHours[]): ProfitHours[] {
  const groups = Map.groupBy(hours, ({ worker, cents }) => `${cents === null} ${worker}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const minutes = own.reduce((sum, each) => sum + each.minutes, 0)
    const cents = own.reduce((sum, each) => sum + (each.cents ?? 0), 0)
    return [{ ...first, minutes, cents: first.cents === null ? null : cents }]
  })
}
const isOfWholeFarm = ({ jobId, fieldId }: ProfitHours): boolean => jobId === null && fieldId === null

const unassignedHours = (hours: readonly ProfitHours[], reason: Unassigned['reason']): Unassigned[] =>
  byWorker(hours).map(({ worker, minutes, cents }) => ({
    entryId: null,
    reason,
    label: worker,
    minutes,
    cents,
  }))

/** Hours that all fields bear, by area; with no area there is nobody to bear them. */
function sharedHours({ fields, hours }: ProfitFacts, isAsked: Asked): Spread {
  const weights = fields.map(({ area }) => areaUnits(area))
  const ofFarm = hours.filter(isOfWholeFarm)
  if (weights.every((weight) => weight <= 0))
    return { lines: [], unassigned: unassignedHours(ofFarm, 'noArea') }
  const lines = byWorker(ofFarm).flatMap((each) => {
    const [minutes, cents] = [splitWhole(each.minutes, weights), splitWhole(each.cents ?? 0, weights)]
    return fields.flatMap(({ _id: fieldId }, index) => {
      if (!isAsked(fieldId)) return []
      const pay = each.cents === null ? null : (cents?.[index] ?? 0)
      const own = { ...each, minutes: minutes?.[index] ?? 0, cents: pay }
      return [{ ...hoursLine(own, { fieldId, part: null, isIncluded: false }), day: null }]
    })
  })
  return { lines, unassigned: [] }
}

/** Hours on fields that are none of the year; those of a sowing of the years before are paid by its stand alone. */
function strayHours({ fields, jobs, hours, year }: ProfitFacts): ProfitHours[] {
  const known = new Set(fields.map(({ _id }) => _id))
  const years = new Map(jobs.map(({ _id, cropYear }) => [_id, cropYear]))
  return hours.filter(
    ({ jobId, fieldId }) =>
      fieldId !== null && !known.has(fieldId) && (jobId === null || (years.get(jobId) ?? year) === year),
  )
}

/** Hours of a field without a job, those of no field, and those whose field is none of the year. */
function hoursBeside(facts: ProfitFacts, isAsked: Asked): Spread {
  const known = new Set(facts.fields.map(({ _id }) => _id))
  const own = facts.hours.flatMap((each) =>
    each.jobId === null && each.fieldId !== null && known.has(each.fieldId) && isAsked(each.fieldId)
      ? [hoursLine(each, { fieldId: each.fieldId, part: null, isIncluded: false })]
      : [],
  )
  const { lines, unassigned } = sharedHours(facts, isAsked)
  return {
    lines: [...own, ...lines],
    unassigned: [...unassigned, ...unassignedHours(strayHours(facts), 'noField')],
  }
}

/**
 * Lines of all entries entry by entry, of one field where one is asked for, and what no field bears. A farm's entries times
 * its fields are many lines: no more than those of one entry are there at a time.
 */
export function* entryLines(facts: ProfitFacts, isAsked: Asked = () => true): Generator<Spread, void> {
  const weights = weightsOf(facts)
  for (const entry of facts.stored.entries)
    yield spread(entry, { fields: fieldsOf(entry, facts.fields), weights, isAsked })
  yield hoursBeside(facts, isAsked)
}
