/** The sums of a year by field: every figure is the sum of its lines, and what is missing is named. */
import { fieldYield, mainKindOf } from '../harvest/rules.ts'
import { roundTo } from '../units/rounding.ts'
import { converts, centsOf } from './exact.ts'
import { entryLines } from './entry-lines.ts'
import type { ProfitFacts, ProfitField } from './facts.ts'
import { expectedOf, harvestLines, isHarvested, yieldPrices } from './harvest-lines.ts'
import { jobLines } from './job-lines.ts'
import { isIncome } from './line.ts'
import {
  type Gap,
  type KindSum,
  LINE_KINDS,
  type ProfitLine,
  type ProfitRow,
  type Unassigned,
} from './schema.ts'

function sumsOf(lines: readonly ProfitLine[]): KindSum[] {
  const byKind = Map.groupBy(lines, ({ kind }) => kind)
  return LINE_KINDS.flatMap((kind) => {
    const own = byKind.get(kind)
    if (!own) return []
    let [actual, estimated] = [0, 0]
    for (const { cents, isEstimated } of own)
      if (isEstimated) estimated += cents ?? 0
      else actual += cents ?? 0
    return [{ kind, actual, estimated }]
  })
}

function gapsOf(lines: readonly ProfitLine[]): Gap[] {
  const found = new Map<string, Gap>()
  for (const { gap } of lines) if (gap) found.set(`${gap.what} ${gap.key} ${gap.label}`, gap)
  return [...found.values()]
}

const knownOf = (lines: readonly ProfitLine[]): number => lines.filter(({ cents }) => cents !== null).length

/** Tonnes of the main yield as the page of yields has them; null where something of it has no weight, or nothing was told. */
function tonnesOf({ _id, area, crop, yieldType }: ProfitField, { harvests, year }: OfField): number | null {
  const field = { _id, area, yearInfo: [{ year, mainCrop: { crop: crop ?? '', yieldType } }] }
  const jobs = harvests.map(({ amount, unit, kilograms, moisturePct = null, ...own }) => ({
    job: '',
    area,
    yieldType: own.yieldType,
    unit,
    amount,
    kilograms,
    moisturePct,
  }))
  const given = fieldYield(field, year, jobs)
  const main = given && mainKindOf(given)
  return main === undefined || main.unweighed.length > 0 ? null : main.standardTonnes
}
interface OfField {
  readonly harvests: ProfitFacts['harvests']
  readonly year: number
}

/** Lines of one field: from harvests and jobs, then those that were typed. */
export function fieldLines(facts: ProfitFacts, fieldId: string): ProfitLine[] {
  const field = facts.fields.find(({ _id }) => _id === fieldId)
  if (!field) return []
  const { lines } = entryLines(facts, (id) => id === fieldId)
  return [...harvestLines(facts)(field), ...jobLines(facts)(field), ...lines]
}

/** Finds each field's row, and what no field bears. */
export function reportOf(facts: ProfitFacts): {
  readonly rows: readonly ProfitRow[]
  readonly unassigned: readonly Unassigned[]
} {
  const { lines: typed, unassigned } = entryLines(facts)
  const typedOf = Map.groupBy(typed, ({ fieldId }) => fieldId)
  const [brought, worked, priceOf] = [harvestLines(facts), jobLines(facts), yieldPrices(facts)]
  const harvests = Map.groupBy(facts.harvests, ({ fieldId }) => fieldId)
  const all = (field: ProfitField): ProfitLine[] => [
    ...brought(field),
    ...worked(field),
    ...(typedOf.get(field._id) ?? []),
  ]
  const rowOf = (field: ProfitField): ProfitRow => {
    const lines = all(field)
    const incomes = lines.filter(({ kind }) => isIncome(kind))
    const costs = lines.filter(({ kind }) => !isIncome(kind))
    const own = harvests.get(field._id) ?? []
    const isThere = isHarvested(field, own)
    const expected = isThere ? null : (expectedOf(field)?.kilograms ?? null)
    const price = priceOf(field, field.yieldType)
    const byTonne = price && converts('t', price.unit) ? centsOf({ amount: 1, unit: 't' }, price) : undefined
    const { _id: fieldId, name, crop, area, yieldType } = field
    return {
      fieldId,
      name,
      crop,
      area,
      yieldType,
      tonnes: tonnesOf(field, { harvests: own, year: facts.year }),
      expectedTonnes: expected === null ? null : roundTo(expected / 1000, 3),
      tonnePrice: byTonne === undefined ? null : byTonne / 100,
      isHarvested: isThere,
      sums: sumsOf(lines),
      minutes: lines.reduce((sum, { minutes }) => sum + minutes, 0),
      incomeParts: incomes.length,
      knownIncomes: knownOf(incomes),
      costParts: costs.length,
      knownParts: knownOf(costs),
      gaps: gapsOf(lines),
    }
  }
  return { rows: facts.fields.map(rowOf), unassigned }
}
