/** Rows of the plan: each field with what its crop needs, what is given and planned, and what is missing to tell. */
import {
  NO_FIELD_PLAN,
  type PlanOfField,
  reckonField,
  type ReckonedPlan,
} from '@vagu/core/fertilization-plan/field-plan'
import { type SulphurPlan, sulphurPlan } from '@vagu/core/fertilization-plan/sulphur'
import type { PlanFacts, PlannedField } from '@vagu/core/fertilization-plan/schema'
import { ELEMENTS, type NutrientElement } from '@vagu/core/nutrients/schema'
import { roundTo } from '@vagu/core/units/rounding'
import type { PlanEdits } from './plan-edits.ts'

export interface PlanRow {
  readonly fieldId: string
  readonly name: string
  readonly facts: PlanFacts
  readonly plan: PlanOfField
  /** Tonnes per hectare that the plan counts on. */
  readonly goal: number | null
  readonly reckoned: ReckonedPlan
  readonly sulphur: SulphurPlan | undefined
  /** Crop that the plan was made for, where the field now has another one. */
  readonly plannedFor: string | null
}

interface Reckoned {
  readonly plan: PlanOfField
  readonly row: PlanRow
}
/** Reckoning of a field as it was last: a key reckons one field anew, not three hundred. */
const known = new WeakMap<PlanFacts, Reckoned>()

export function rowOf(facts: PlanFacts, plan: PlanOfField): PlanRow {
  const last = known.get(facts)
  if (last?.plan === plan) return last.row
  const reckoned = reckonField(facts, plan)
  const row: PlanRow = {
    fieldId: facts.fieldId,
    name: facts.fieldName,
    facts,
    plan,
    goal: plan.goalYield ?? facts.goal,
    reckoned,
    sulphur: sulphurPlan(facts.crop, reckoned, facts.area),
    plannedFor: plan.crop !== null && plan.crop !== facts.crop ? plan.crop : null,
  }
  known.set(facts, { plan, row })
  return row
}

export const rowsOf = (fields: readonly PlannedField[], { edited }: PlanEdits): PlanRow[] =>
  fields.map(({ fieldId, facts, plan }) => rowOf(facts, edited.get(fieldId)?.plan ?? plan ?? NO_FIELD_PLAN))

/** One element over all fields of which its need is known: kilograms in all, and weighted by area. */
export interface ElementTotal {
  /** Hectares of which the need is known. */
  readonly area: number
  readonly wanted: number
  readonly given: number
  readonly planned: number
  /** Fields of which the need cannot be told. */
  readonly unknown: number
}
export type PlanTotals = Readonly<Record<NutrientElement, ElementTotal>>

function totalOf(rows: readonly PlanRow[], element: NutrientElement): ElementTotal {
  const counted = rows.filter(({ reckoned }) => reckoned.elements[element].wanted !== null)
  const sum = (of: (row: PlanRow) => number): number =>
    roundTo(
      counted.reduce((all, row) => all + of(row) * row.facts.area, 0),
      2,
    )
  return {
    area: counted.reduce((all, { facts }) => all + facts.area, 0),
    wanted: sum(({ reckoned }) => reckoned.elements[element].wanted ?? 0),
    given: sum(({ reckoned }) => reckoned.elements[element].given),
    planned: sum(({ reckoned }) => reckoned.elements[element].planned),
    unknown: rows.length - counted.length,
  }
}

export const totalsOf = (rows: readonly PlanRow[]): PlanTotals => ({
  N: totalOf(rows, 'N'),
  P: totalOf(rows, 'P'),
  K: totalOf(rows, 'K'),
})

/** Mean of a hectare; null where nothing is known. */
export const perHectare = (kilograms: number, { area }: ElementTotal): number | null =>
  area > 0 ? roundTo(kilograms / area, 2) : null

/** Whether part of what a fertilizer gives is not known. */
export const isPartlyUnknown = (gives: Readonly<Record<NutrientElement, number | null>>): boolean =>
  ELEMENTS.some((element) => gives[element] === null)
