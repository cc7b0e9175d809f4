import type { PlanCard } from './plan-cards.ts'
import { dayPlannerText } from './text.ts'

/** A card in a few words: the job and its field, or how many fields. */
export const cardName = ({ first, jobs }: PlanCard): string =>
  jobs.length > 1
    ? dayPlannerText.group(first.job.name, jobs.length)
    : dayPlannerText.jobOn(first.job.name, first.fieldName)
