/** Lines of what the farmer has typed, and of hours that belong to no job. */
import { areaUnits } from '../units/rounding.ts'
import { centsOf, splitCents, wholeCents } from './exact.ts'
import type { ProfitFacts, ProfitField } from './facts.ts'
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

/** Hours of a field without a job; those of no field are borne by all of them, by area. */
function hoursBeside({ fields, hours }: ProfitFacts): ProfitLine[] {
  const known = new Set(fields.map(({ _id }) => _id))
  const weights = fields.map(({ area }) => areaUnits(area))
  return hours.flatMap((each) => {
    if (each.jobId !== null) return []
    if (each.fieldId !== null)
      return known.has(each.fieldId)
        ? [hoursLine(each, { fieldId: each.fieldId, part: null, isIncluded: false })]
        : []
    const [minutes, cents] = [splitCents(each.minutes, weights), splitCents(each.cents ?? 0, weights)]
    return fields.map(({ _id }, index) => {
      const own = { ...each, minutes: minutes?.[index] ?? 0 }
      return hoursLine(
        { ...own, cents: each.cents === null ? null : (cents?.[index] ?? 0) },
        { fieldId: _id, part: null, isIncluded: false },
      )
    })
  })
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
