/**
 * Sulphur of a plan, kg/ha. Advice: materials keep no sulphur, so only fertilizers of the table are counted, by their
 * names. A job tells what it gave of nitrogen, phosphorus and potassium: its sulphur stands to the largest of these as in the table.
 */
import { cropByKey } from '../crops/table.ts'
import { fertilizerByName, sulphurPercent } from '../nutrients/table.ts'
import { ELEMENTS } from '../nutrients/schema.ts'
import { roundTo } from '../units/rounding.ts'
import type { ReckonedApplication, ReckonedJob, ReckonedPlan } from './field-plan.ts'
import { sulphurOf } from './norms.ts'

export interface SulphurPlan {
  /** Least and most that the crop needs. */
  readonly need: readonly [number, number]
  readonly given: number
  readonly planned: number
  /** Fertilizers whose sulphur is not known, each once. */
  readonly unknown: readonly string[]
}

const KILOGRAMS = { 'kg/ha': 1, 'l/ha': 1, 't/ha': 1000, 'm3/ha': 1000 } as const

/** Sulphur of an application; undefined for a fertilizer that the table lacks. */
function plannedBy({ application }: ReckonedApplication, hectares: number): number | undefined {
  const content = sulphurPercent(application.name)
  if (content === undefined) return undefined
  const share = hectares > 0 ? Math.min(application.area ?? hectares, hectares) / hectares : 0
  return (application.amount * KILOGRAMS[application.unit] * share * content) / 100
}

/** Sulphur of a fertilizer of a job; undefined where the table lacks it, or nothing is known of what it gave. */
function givenBy({ job, gives }: ReckonedJob): number | undefined {
  const content = sulphurPercent(job.name)
  if (content === undefined || content === 0) return content
  const { elements } = fertilizerByName(job.name) ?? {}
  const [, percent, kilograms] = ELEMENTS.map(
    (element) => [element, elements?.[element] ?? 0, gives[element]] as const,
  ).reduce((largest, each) => (each[1] > largest[1] ? each : largest))
  return percent > 0 && kilograms !== null ? (kilograms / percent) * content : undefined
}

const sum = (parts: readonly { readonly kg: number | undefined }[]): number =>
  roundTo(
    parts.reduce((all, { kg }) => all + (kg ?? 0), 0),
    2,
  )

/** Sulphur of a crop on so many hectares; undefined where the crop is not known. */
export function sulphurPlan(
  cropKey: string | null,
  { applications, jobs }: Pick<ReckonedPlan, 'applications' | 'jobs'>,
  hectares: number,
): SulphurPlan | undefined {
  const crop = cropKey === null ? undefined : cropByKey(cropKey)
  if (!crop) return undefined
  // grazing animals are no fertilizer with a name
  const counted = jobs
    .filter(({ job, application }) => job.origin !== 'grazing' && (!job.isPlanned || application === null))
    .map((each) => ({ name: each.job.name, isPlanned: each.job.isPlanned, kg: givenBy(each) }))
  const coming = applications
    .filter(({ isDone }) => !isDone)
    .map((each) => ({ name: each.application.name, isPlanned: true, kg: plannedBy(each, hectares) }))
  const all = [...counted, ...coming]
  return {
    need: sulphurOf(crop.rotationGroup),
    given: sum(all.filter(({ isPlanned }) => !isPlanned)),
    planned: sum(all.filter(({ isPlanned }) => isPlanned)),
    unknown: [...new Set(all.filter(({ kg }) => kg === undefined).map(({ name }) => name))],
  }
}
