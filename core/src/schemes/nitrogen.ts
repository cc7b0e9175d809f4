/** Nitrogen that a field got beside what its crop needs, by the formula of the fertilization plan. */
import { NO_FIELD_PLAN, reckonField } from '../fertilization-plan/field-plan.ts'
import type { PlannedField } from '../fertilization-plan/schema.ts'
import { roundTo } from '../units/rounding.ts'

/** Kilograms per hectare that plants can use. */
export interface SchemeNitrogen {
  /** For crop and yield, less the crop before and the manure of last year; null where crop, goal or norm lacks. */
  readonly need: number | null
  /** Of all fertilizers that were given; null where the content of one is not known. */
  readonly given: number | null
  /** The same with what is planned. */
  readonly withPlan: number | null
}

/** Null where no nitrogen was given or is planned. */
export function nitrogenOf({ facts, plan }: Pick<PlannedField, 'facts' | 'plan'>): SchemeNitrogen | null {
  const { elements, jobs, applications, need } = reckonField(facts, plan ?? NO_FIELD_PLAN)
  const { given, planned } = elements.N
  const done = jobs.filter(({ job }) => !job.isPlanned)
  const isOpen = ({ gives }: { readonly gives: { readonly N: number | null } }): boolean => gives.N === null
  const lacksDone = done.some(isOpen)
  const lacksAny = lacksDone || jobs.some(isOpen) || applications.some((each) => !each.isDone && isOpen(each))
  if (given === 0 && planned === 0 && !lacksAny) return null
  return {
    need: need.N.adjusted,
    given: lacksDone ? null : given,
    withPlan: lacksAny ? null : roundTo(given + planned, 2),
  }
}
