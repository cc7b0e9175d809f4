/** Marks of a plan of a field: reasons to look at it; and its needs as they are told to other programs. */
import { isInLitres } from './application.ts'
import { isCutOften } from './cuts.ts'
import { type PlanOfField, type ReckonedPlan } from './field-plan.ts'
import type { NeedLineKey } from './need.ts'
import type { PlanBasis, PlanFacts, PlanMark, PlannedField, PlanTotals } from './schema.ts'

/** Peat, as laboratories write textures. */
const PEAT = 't'
/** Sand, where slurry in autumn leaves less. */
const SAND = 'l'

export const isSandy = ({ texture }: Pick<PlanFacts, 'texture'>): boolean => texture === SAND

function soilMarks({ phosphorus, potassium, texture }: PlanFacts): PlanMark[] {
  const figures = [phosphorus, potassium].filter((figure) => figure !== null)
  return [
    ...(figures.length === 0 ? (['noSample'] as const) : []),
    ...(figures.some(({ isExpired }) => isExpired) ? (['sampleExpired'] as const) : []),
    ...(texture === PEAT ? (['peat'] as const) : []),
  ]
}

function applicationMarks(facts: PlanFacts, { fertilizations }: PlanOfField): PlanMark[] {
  const isSingle = fertilizations.length < 2 || !isCutOften(facts.crop)
  return [
    ...(fertilizations.some(isInLitres) ? (['litres'] as const) : []),
    ...(!isSingle && fertilizations.some(({ cut }) => cut === null) ? (['cuts'] as const) : []),
    ...(fertilizations.some(({ area }) => area !== null && area > facts.area)
      ? (['areaAbove'] as const)
      : []),
  ]
}

/** The marks of a plan; `plan` as it is stored or typed. */
export function marksOf(facts: PlanFacts, plan: PlanOfField, { unknown }: ReckonedPlan): PlanMark[] {
  const { crop, goal, undersown } = facts
  return [
    ...(crop === null ? (['noCrop'] as const) : []),
    ...(plan.crop !== null && plan.crop !== crop ? (['cropChanged'] as const) : []),
    ...((plan.goalYield ?? goal) === null ? (['noGoal'] as const) : []),
    ...soilMarks(facts),
    ...(unknown.length > 0 ? (['noContent'] as const) : []),
    ...applicationMarks(facts, plan),
    ...(undersown.length > 0 ? (['undersown'] as const) : []),
  ]
}

export function totalsOf({ elements: { N, P, K } }: ReckonedPlan): PlanTotals {
  return {
    totalN: N.need.total,
    totalP: P.need.total,
    totalK: K.need.total,
    adjustedTotalN: N.wanted,
    adjustedTotalP: P.wanted,
    adjustedTotalK: K.wanted,
  }
}

/** The need of nitrogen by its lines, as other programs are told it; a line that is not there counts 0. */
export function basisOf(facts: PlanFacts, plan: PlanOfField, { need: { N } }: ReckonedPlan): PlanBasis {
  const kgOf = (key: NeedLineKey): number | null =>
    N.total === null ? null : (N.lines.find((line) => line.key === key)?.kg ?? 0)
  return {
    goalYield: plan.goalYield ?? facts.goal,
    baseN: kgOf('base'),
    yieldN: kgOf('yield'),
    foodWheatN: kgOf('foodWheat'),
    predecessorN: kgOf('predecessor'),
    predecessorCut: plan.predecessorCut,
    manureAfterN: kgOf('manureAfter'),
  }
}

/** Whole amounts of the applications. */
export const amountsOf = ({ applications }: ReckonedPlan): PlannedField['amounts'] =>
  applications.map(({ application, total }) => ({ applicationId: application._id, totalAmount: total }))
