/** The plan of yields by crop: its fields with their goals, what the farm and each field gave, and the total. */
import type { Field } from '@vagu/core/fields/schema'
import { nameOfYear } from '@vagu/core/fields/rules'
import {
  type CropTotal,
  measureOfCrop,
  measureOfField,
  totalOf,
  type YieldMeasure,
} from '@vagu/core/yield-goals/rules'
import type { GoalContent, PastYield, YieldPlan } from '@vagu/core/yield-goals/schema'

export interface GoalField {
  readonly fieldId: string
  readonly name: string
  /** Hectares. */
  readonly area: number
  readonly goal: GoalContent | undefined
  readonly measure: YieldMeasure | undefined
}
export interface CropGoals {
  readonly crop: string
  readonly area: number
  readonly fields: readonly GoalField[]
  readonly measure: YieldMeasure | undefined
  readonly price: number | null
  readonly total: CropTotal
  /** Harvests of past years that had no weight. */
  readonly unweighed: readonly PastYield[]
}

/** Crops of the year, the one on most land first. */
export function cropGoals(plan: YieldPlan, fields: readonly Field[]): CropGoals[] {
  const byId = new Map(fields.map((field) => [field._id, field]))
  const order = new Map(fields.map((field, index) => [field._id, index]))
  const goals = new Map(plan.goals.map((goal) => [`${goal.fieldId} ${goal.crop}`, goal]))
  const crops = Map.groupBy(plan.fields, ({ crop }) => crop)
  return [...crops]
    .map(([crop, of]): CropGoals => {
      const own = of
        .toSorted((a, b) => (order.get(a.fieldId) ?? 0) - (order.get(b.fieldId) ?? 0))
        .map(({ fieldId, area }): GoalField => {
          const field = byId.get(fieldId)
          const goal = goals.get(`${fieldId} ${crop}`)
          return {
            fieldId,
            area,
            name: field ? nameOfYear(field, plan.year) : '',
            goal: goal && { perHa: goal.perHa, unit: goal.unit },
            measure: measureOfField(plan.past, { fieldId, crop }),
          }
        })
      const price = plan.prices.find((each) => each.crop === crop)?.tonnePrice ?? null
      return {
        crop,
        fields: own,
        area: own.reduce((sum, { area }) => sum + area, 0),
        measure: measureOfCrop(plan.past, crop),
        price,
        total: totalOf(own, price),
        unweighed: plan.past.filter((past) => past.crop === crop && past.unweighed.length > 0),
      }
    })
    .toSorted((a, b) => b.area - a.area)
}
