/** Fertilizers that a plan takes: each material by its unit, over all fields, with what is done already. */
import { materialKey } from '../materials/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { NO_FIELD_PLAN, type PlanOfField, reckonField } from './field-plan.ts'
import type { PlanFacts } from './schema.ts'

export interface Shopping {
  readonly requisiteId: string | null
  readonly name: string
  /** Without "per hectare". */
  readonly unit: string
  /** All that is planned, and of it what is not done yet. */
  readonly amount: number
  readonly left: number
  readonly fieldIds: readonly string[]
}

/** Tonnes are told in kilograms, cubic metres in litres, where the same material is planned in both. */
const BASE: Readonly<Record<string, { readonly unit: string; readonly times: number }>> = {
  'kg/ha': { unit: 'kg', times: 1 },
  't/ha': { unit: 'kg', times: 1000 },
  'l/ha': { unit: 'l', times: 1 },
  'm3/ha': { unit: 'l', times: 1000 },
}

interface Line extends Omit<Shopping, 'fieldIds' | 'unit'> {
  readonly fieldId: string
  readonly unit: string
  /** The unit as it was planned in. */
  readonly own: string
}

const linesOf = ({ facts, plan }: { facts: PlanFacts; plan: PlanOfField | null }): Line[] =>
  reckonField(facts, plan ?? NO_FIELD_PLAN).applications.map(({ application, total, isDone }) => {
    const { unit, times } = BASE[application.unit] ?? { unit: application.unit, times: 1 }
    const { requisiteId, name } = application
    const amount = total * times
    const own = application.unit.replace('/ha', '')
    return { requisiteId, name, unit, own, amount, left: isDone ? 0 : amount, fieldId: facts.fieldId }
  })

function summed(lines: readonly Line[]): Shopping[] {
  const [first] = lines
  if (first === undefined) return []
  const isInOwn = lines.every(({ own }) => own === first.own)
  const unit = isInOwn ? first.own : first.unit
  const per = unit === first.unit ? 1 : 1000
  const sum = (of: (line: Line) => number): number =>
    roundTo(lines.reduce((all, line) => all + of(line), 0) / per, 3)
  return [
    {
      requisiteId: first.requisiteId,
      name: first.name,
      unit,
      amount: sum(({ amount }) => amount),
      left: sum(({ left }) => left),
      fieldIds: [...new Set(lines.map(({ fieldId }) => fieldId))],
    },
  ]
}

/** The list by name. */
export function shoppingList(
  plans: readonly { readonly facts: PlanFacts; readonly plan: PlanOfField | null }[],
): Shopping[] {
  const groups = Map.groupBy(
    plans.flatMap(linesOf),
    ({ requisiteId, name, unit }) => `${requisiteId ?? materialKey(name)} ${unit}`,
  )
  return [...groups.values()].flatMap(summed).toSorted((a, b) => a.name.localeCompare(b.name, 'et'))
}
