/**
 * Verdicts on applications of a fertilization plan before they are jobs: by the rules that judge fertilizing jobs, as if
 * each were done on the first day of its season on which nothing forbids it.
 */
import type { PlanOfField, ReckonedPlan } from '../../fertilization-plan/field-plan.ts'
import { reckonField } from '../../fertilization-plan/field-plan.ts'
import { jobOf } from '../../fertilization-plan/job.ts'
import type { Application, PlanFacts } from '../../fertilization-plan/schema.ts'
import { type Remark, ruleResultsOf, toWarnings } from '../evaluate.ts'
import { type EventFacts, eventFactsOf, type FieldFacts } from '../facts.ts'
import { fertilizersMissingInfo } from '../rules/fertilizers-missing-info/rule.ts'
import { manureIncorporation } from '../rules/manure-incorporation/rule.ts'
import { manureNitrogenExceeded } from '../rules/manure-nitrogen-exceeded/rule.ts'
import { manurePhosphorusExceeded } from '../rules/manure-phosphorus-exceeded/rule.ts'
import { nitrateZoneLimitExceeded } from '../rules/nitrate-zone-limit-exceeded/rule.ts'
import { noFertilizationAllowed } from '../rules/no-fertilization-allowed/rule.ts'
import { novemberIncorporation } from '../rules/november-incorporation/rule.ts'
import { slopeSpreading } from '../rules/slope-spreading/rule.ts'
import type { Rule } from '../rule.ts'
import type { Warning } from '../schema.ts'
import { markOf } from '../shown-level.ts'
import type { VerdictKind } from '../verdicts.ts'
import { type Days, daysOf, type SpreadingDays, spreadingDays } from './spreading-days.ts'

/** Rules of fertilizing; those of other work have nothing to say of a day that nobody has chosen. */
const RULES: readonly Rule[] = [
  manureNitrogenExceeded,
  manurePhosphorusExceeded,
  nitrateZoneLimitExceeded,
  noFertilizationAllowed,
  manureIncorporation,
  novemberIncorporation,
  slopeSpreading,
  fertilizersMissingInfo,
]

/** A plan of a field as it is stored or typed. */
export interface PlanToJudge {
  readonly facts: PlanFacts
  readonly plan: PlanOfField
}

export interface PlannedQuestion {
  readonly today: string
  /** Crop year of the plans. */
  readonly year: number
  /** Fields of the plans. */
  readonly fields: readonly FieldFacts[]
  readonly plans: readonly PlanToJudge[]
  /** Stored jobs by field, as `getRuleFacts` tells them; a field that is missing here has not been loaded. */
  readonly eventsByField: ReadonlyMap<string, readonly EventFacts[]>
}

/** An application with the days of its season on which it may be spread. */
export interface ApplicationDays extends SpreadingDays {
  readonly applicationId: string
}

export interface PlannedVerdict {
  readonly fieldId: string
  readonly kind: VerdictKind
  /** Of each the target, or `eventId`, is the application's `_id`. */
  readonly warnings: readonly Warning[]
  readonly unknowns: readonly Remark[]
  readonly advices: readonly Remark[]
  readonly days: readonly ApplicationDays[]
  /** The stored jobs are not known, so that the plan was judged alone. */
  readonly isIncomplete: boolean
}

/** Hours that stand for "at once". */
const AT_ONCE = 24

/** The job that an application would be, as a draft of one day: its name is the application's. */
function draftOf(application: Application, { facts, year }: { facts: PlanFacts; year: number }) {
  const job = jobOf(application, { fieldId: facts.fieldId, year, area: facts.area })
  const workedIn = application.isWorkedIn ? AT_ONCE : null
  return (day: string): EventFacts =>
    eventFactsOf({
      ...job,
      _id: application._id,
      status: 'DRAFT',
      plannedYear: null,
      date: day,
      endDate: day,
      fertilization: {
        highNutrientN: false,
        nutrientN: null,
        soilSampleYear: null,
        fertilizationBeforeSow: false,
        spreading: null,
        incorporatedWithinHours: workedIn,
      },
    })
}

interface Placed {
  readonly event: EventFacts
  readonly days: ApplicationDays
}

/** A draft on the first day of its season on which it may be spread, else on the first of all. */
function placed(
  application: Application,
  { facts, field, year }: { readonly facts: PlanFacts; readonly field: FieldFacts; readonly year: number },
): Placed {
  const season: Days = daysOf(application.timeframe, year, field.yearInfo)
  const on = draftOf(application, { facts, year })
  const days = spreadingDays(on(season.from), field, season)
  const day = days.free?.from ?? days.perhaps?.from ?? season.from
  return { event: on(day), days: { applicationId: application._id, ...days } }
}

/** A field with the crop that the plan counts with, which may stand in the plan of crops alone. */
function withCrop(field: FieldFacts, { crop }: PlanFacts, year: number): FieldFacts {
  const own = field.yearInfo.find((info) => info.year === year)
  if (crop === null || own?.mainCrop?.crop === crop) return field
  const others = field.yearInfo.filter((info) => info !== own)
  return { ...field, yearInfo: [...others, { ...own, year, mainCrop: { crop } }] }
}

/** Stored jobs but those that are applications of the plan: what is not done of them is judged as the plan has it. */
function othersOf(
  stored: readonly EventFacts[],
  { jobs, applications }: ReckonedPlan,
): readonly EventFacts[] {
  const open = new Set(applications.filter(({ isDone }) => !isDone).flatMap(({ jobIds }) => jobIds))
  const replaced = new Set(
    jobs.filter(({ job }) => job.isPlanned && open.has(job.jobId)).map(({ job }) => job.jobId),
  )
  return replaced.size === 0 ? stored : stored.filter(({ _id }) => !replaced.has(_id))
}

const GRAVITY = { ok: 0, unknown: 1, attention: 2, violation: 3 } as const

function kindOf(warnings: readonly Warning[], isUnsure: boolean): VerdictKind {
  const kinds = warnings.map(({ type }): VerdictKind => markOf(type))
  return [...kinds, isUnsure ? ('unknown' as const) : ('ok' as const)].reduce((gravest, kind) =>
    GRAVITY[kind] > GRAVITY[gravest] ? kind : gravest,
  )
}

function judgeField(planned: PlanToJudge, field: FieldFacts, question: PlannedQuestion): PlannedVerdict {
  const { year, today, eventsByField } = question
  const reckoned = reckonField(planned.facts, planned.plan)
  const own = withCrop(field, planned.facts, year)
  const all = reckoned.applications
    .filter(({ isDone }) => !isDone)
    .map(({ application }) => placed(application, { facts: planned.facts, field: own, year }))
  const stored = eventsByField.get(field._id)
  const focus = new Set(all.map(({ event }) => event._id))
  const events = [...othersOf(stored ?? [], reckoned), ...all.map(({ event }) => event)]
  const results = ruleResultsOf({ today, field: own, events, focus }, RULES)
  const ofPlan = [...results.values()].filter(({ finding }) => focus.has(finding.event._id))
  const told = toWarnings(ofPlan, own)
  const isIncomplete = stored === undefined
  return {
    fieldId: field._id,
    kind: kindOf(told.warnings, isIncomplete || told.unknowns.length > 0),
    ...told,
    days: all.map(({ days }) => days),
    isIncomplete,
  }
}

/** Verdicts on the plans, in their order; a plan whose field is not among the fields is left out. */
export function judgePlanned(question: PlannedQuestion): PlannedVerdict[] {
  const fields = new Map(question.fields.map((field) => [field._id, field]))
  return question.plans.flatMap((planned) => {
    const field = fields.get(planned.facts.fieldId)
    return field === undefined ? [] : [judgeField(planned, field, question)]
  })
}
