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
  LINE_KINDS,
  type LineKind,
  type ProfitLine,
  type ProfitRow,
  type Unassigned,
} from './schema.ts'

/** Whether an entry is by the tonne: more of it follows from a larger yield. */
const isByTonne = ({ entryId, priceUnit }: ProfitLine): boolean => entryId !== null && priceUnit === 't'

/** Sum of a field's lines, which are added one by one and not kept. */
class FieldSum {
  readonly #sums = new Map<LineKind, { actual: number; estimated: number }>()
  readonly #gaps = new Map<string, Gap>()
  readonly #incomes = { all: 0, known: 0 }
  readonly #costs = { all: 0, known: 0 }
  readonly #byTonne = { incomes: 0, costs: 0 }
  #minutes = 0

  add(line: ProfitLine): void {
    const { kind, cents, isEstimated, gap, minutes } = line
    const sum = this.#sums.get(kind) ?? { actual: 0, estimated: 0 }
    sum[isEstimated ? 'estimated' : 'actual'] += cents ?? 0
    this.#sums.set(kind, sum)
    const parts = isIncome(kind) ? this.#incomes : this.#costs
    parts.all += 1
    if (cents !== null) parts.known += 1
    if (isByTonne(line)) this.#byTonne[isIncome(kind) ? 'incomes' : 'costs'] += cents ?? 0
    if (gap) this.#gaps.set(`${gap.what} ${gap.key} ${gap.label}`, gap)
    this.#minutes += minutes
  }
  get row() {
    return {
      sums: LINE_KINDS.flatMap((kind) => {
        const sum = this.#sums.get(kind)
        return sum ? [{ kind, ...sum }] : []
      }),
      minutes: this.#minutes,
      tonneIncomes: this.#byTonne.incomes,
      tonneCosts: this.#byTonne.costs,
      incomeParts: this.#incomes.all,
      knownIncomes: this.#incomes.known,
      costParts: this.#costs.all,
      knownParts: this.#costs.known,
      gaps: [...this.#gaps.values()],
    }
  }
}

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
  const typed = [...entryLines(facts, (id) => id === fieldId)].flatMap(({ lines }) => lines)
  return [...harvestLines(facts)(field), ...jobLines(facts)(field), ...typed]
}

/** Sums by field, and what no field bears. */
function sumsOf(facts: ProfitFacts) {
  const [brought, worked] = [harvestLines(facts), jobLines(facts)]
  const sums = new Map<string, FieldSum>()
  for (const field of facts.fields) {
    const sum = new FieldSum()
    for (const line of brought(field)) sum.add(line)
    for (const line of worked(field)) sum.add(line)
    sums.set(field._id, sum)
  }
  const unassigned: Unassigned[] = []
  for (const typed of entryLines(facts)) {
    for (const line of typed.lines) sums.get(line.fieldId)?.add(line)
    unassigned.push(...typed.unassigned)
  }
  return { sums, unassigned }
}

/** Finds each field's row, and what no field bears. */
export function reportOf(facts: ProfitFacts): {
  readonly rows: readonly ProfitRow[]
  readonly unassigned: readonly Unassigned[]
} {
  const { sums, unassigned } = sumsOf(facts)
  const priceOf = yieldPrices(facts)
  const harvests = Map.groupBy(facts.harvests, ({ fieldId }) => fieldId)
  const rowOf = (field: ProfitField): ProfitRow => {
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
      ...(sums.get(fieldId) ?? new FieldSum()).row,
    }
  }
  return { rows: facts.fields.map(rowOf), unassigned }
}
