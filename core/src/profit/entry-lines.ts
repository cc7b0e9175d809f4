/** Lines of what the farmer has typed, and of hours that belong to no job. */
import { areaUnits } from '../units/rounding.ts'
import { centsOf, splitCents, wholeCents } from './exact.ts'
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

/** Kilograms that an entry is paid for; null where they have no weight. */
function kilogramsBorne(field: ProfitField, brought: { kilograms: number; isWhole: boolean } | undefined) {
  if (brought) return brought.isWhole ? brought.kilograms : null
  const expected = expectedOf(field)
  return expected ? expected.kilograms : 0
}

/** By the tonne of what was brought in, else of what is expected, which is an estimate; a field that gives nothing has none. */
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
    isEstimated: !brought && kilograms !== 0,
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

/** A sum is borne by area. One field bears it alone, whatever its area. */
function inAll(entry: CostEntry, fields: readonly ProfitField[]): Spread {
  const cents = wholeCents(entry.amount)
  const weights = fields.map(({ area }) => areaUnits(area))
  const shares = fields.length === 1 ? [cents] : splitCents(cents, weights)
  if (!shares) return { lines: [], unassigned: [{ entryId: entry._id, reason: 'noArea' }] }
  const lines = fields.map((field, index) => lineOf({ ...ofEntry(field, entry), cents: shares[index] ?? 0 }))
  return { lines, unassigned: [] }
}

function spread(entry: CostEntry, fields: readonly ProfitField[], weights: Weights): Spread {
  if (fields.length === 0) return { lines: [], unassigned: [{ entryId: entry._id, reason: 'noField' }] }
  if (entry.per === 'TOTAL') return inAll(entry, fields)
  const lineFor = entry.per === 'HA' ? perHectare : perTonne
  return { lines: fields.map((field) => lineFor(field, entry, weights)), unassigned: [] }
}

/** Hours of no field by worker, those with a pay apart from those without. */
function ofWholeFarm(hours: readonly ProfitHours[]): ProfitHours[] {
  const nowhere = hours.filter(({ jobId, fieldId }) => jobId === null && fieldId === null)
  const byWorker = Map.groupBy(nowhere, ({ worker, cents }) => `${cents === null} ${worker}`)
  return [...byWorker.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const minutes = own.reduce((sum, each) => sum + each.minutes, 0)
    const cents = own.reduce((sum, each) => sum + (each.cents ?? 0), 0)
    return [{ ...first, minutes, cents: first.cents === null ? null : cents }]
  })
}

/** Hours that all fields bear, by area; with no area there is nobody to bear them. */
function sharedHours({ fields, hours }: ProfitFacts): ProfitLine[] {
  const weights = fields.map(({ area }) => areaUnits(area))
  return ofWholeFarm(hours).flatMap((each) => {
    const [minutes, cents] = [splitCents(each.minutes, weights), splitCents(each.cents ?? 0, weights)]
    return fields.map(({ _id: fieldId }, index) => {
      const pay = each.cents === null ? null : (cents?.[index] ?? 0)
      const own = { ...each, minutes: minutes?.[index] ?? 0, cents: pay }
      return { ...hoursLine(own, { fieldId, part: null, isIncluded: false }), day: null }
    })
  })
}

/** Hours of a field without a job, and those of no field. */
function hoursBeside(facts: ProfitFacts): ProfitLine[] {
  const known = new Set(facts.fields.map(({ _id }) => _id))
  const own = facts.hours.flatMap((each) =>
    each.jobId === null && each.fieldId !== null && known.has(each.fieldId)
      ? [hoursLine(each, { fieldId: each.fieldId, part: null, isIncluded: false })]
      : [],
  )
  return [...own, ...sharedHours(facts)]
}

/** Lines of all entries, and the entries that no field bears. */
export function entryLines(facts: ProfitFacts): Spread {
  const weights = weightsOf(facts)
  const all = facts.stored.entries.map((entry) => spread(entry, fieldsOf(entry, facts.fields), weights))
  return {
    lines: [...all.flatMap(({ lines }) => lines), ...hoursBeside(facts)],
    unassigned: all.flatMap(({ unassigned }) => unassigned),
  }
}
