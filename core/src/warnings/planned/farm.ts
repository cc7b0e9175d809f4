/** Means of the farm with what is planned: 170 kg of nitrogen in manure a year, 25 kg of phosphorus over five. */
import { reckonField } from '../../fertilization-plan/field-plan.ts'
import type { ManureOfYear } from '../../fertilization-plan/schema.ts'
import { yearOf } from '../../time/day.ts'
import { evaluateFarm } from '../evaluate.ts'
import type { FieldFacts } from '../facts.ts'
import { type ManureApart, type ManureYear, NO_RECORDS } from '../farm.ts'
import { meanOf } from '../lib/fertilizing/manure-mean.ts'
import { manureNitrogenExceeded } from '../rules/manure-nitrogen-exceeded/rule.ts'
import { MANURE_NITROGEN } from '../rules/manure-nitrogen-exceeded/limits.ts'
import { MANURE_PHOSPHORUS, MEAN_YEARS } from '../rules/manure-phosphorus-exceeded/limits.ts'
import { manurePhosphorusExceeded } from '../rules/manure-phosphorus-exceeded/rule.ts'
import type { Warning } from '../schema.ts'
import type { PlanToJudge } from './judge.ts'

export interface FarmPlanQuestion {
  readonly year: number
  /** Every field of the farm. */
  readonly fields: readonly FieldFacts[]
  /** Plans of every field, also of those on which nothing is planned. */
  readonly plans: readonly PlanToJudge[]
  /** Manure of the calendar years before, as the plan of the farm is answered with. */
  readonly manureBefore: readonly ManureOfYear[]
}

/** Mean of the farm, kg/ha, against what is allowed; null where no limit is in force. */
export interface FarmMean {
  readonly perHectare: number
  readonly limit: number | null
}

export interface FarmPlanVerdict {
  /** The plan's year; of the autumn before it the manure counts there. */
  readonly nitrogen: FarmMean
  /** The mean of the five years that end with the plan's. */
  readonly phosphorus: FarmMean
  readonly warnings: readonly Warning[]
}

type Kilograms = Pick<ManureOfYear, 'nitrogenKg' | 'phosphorusKg'>

/** Manure that a field is given in a calendar year, done and planned; of the year before only what is planned. */
function manureIn(planned: PlanToJudge, year: number, isBefore: boolean): Kilograms {
  const { applications, jobs } = reckonField(planned.facts, planned.plan)
  const given = jobs
    .filter(({ job }) => !isBefore && !job.isPlanned && yearOf(job.date) === year)
    .filter(({ job: { origin } }) => origin === 'manure' || origin === 'grazing')
  const coming = applications.filter(({ isDone, isManure, application }) => {
    const isAutumn = application.timeframe === 'AUTUMN'
    return !isDone && isManure && isAutumn === isBefore
  })
  const all = [...given, ...coming].map(({ gives }) => gives)
  const { area } = planned.facts
  return {
    nitrogenKg: all.reduce((sum, { wholeN }) => sum + (wholeN ?? 0) * area, 0),
    phosphorusKg: all.reduce((sum, { P }) => sum + (P ?? 0) * area, 0),
  }
}

/** Soil that is proved to need much phosphorus stays out of its mean. */
const isProven = ({ facts: { phosphorus } }: PlanToJudge): boolean =>
  phosphorus !== null &&
  !phosphorus.isExpired &&
  (phosphorus.grade === 'veryLarge' || phosphorus.grade === 'large')

const add = (one: Kilograms, other: Kilograms): Kilograms => ({
  nitrogenKg: one.nitrogenKg + other.nitrogenKg,
  phosphorusKg: one.phosphorusKg + other.phosphorusKg,
})
const NOTHING: Kilograms = { nitrogenKg: 0, phosphorusKg: 0 }

function manureYears({ year, plans, manureBefore }: FarmPlanQuestion): ManureYear[] {
  const ofPlan = plans.map((planned) => ({ planned, manure: manureIn(planned, year, false) }))
  const apart = ofPlan
    .filter(({ planned }) => isProven(planned))
    .map(({ planned, manure }): ManureApart => ({
      fieldId: planned.facts.fieldId,
      ...manure,
      isNeedProven: true,
      mayExceed: false,
    }))
  const inAutumn = plans.map((planned) => manureIn(planned, year - 1, true)).reduce(add, NOTHING)
  const before = new Map(manureBefore.map((each) => [each.year, each]))
  const past = Array.from({ length: MEAN_YEARS - 1 }, (_, i) => year - MEAN_YEARS + 1 + i).map((each) => ({
    year: each,
    ...add(before.get(each) ?? NOTHING, each === year - 1 ? inAutumn : NOTHING),
  }))
  return [...past, { year, ...ofPlan.map(({ manure }) => manure).reduce(add, NOTHING), apart }]
}

/** The farm's means as the plans would make them, and what the rules say of them. */
export function judgeFarmPlan(question: FarmPlanQuestion): FarmPlanVerdict {
  const { year, fields } = question
  const today = `${year}-12-31`
  const manure = manureYears(question)
  const limits = {
    N: MANURE_NITROGEN.at(today)?.value ?? null,
    P: MANURE_PHOSPHORUS.at(today)?.value ?? null,
  }
  const meanIn = (ofYear: ManureYear, element: 'N' | 'P'): number =>
    meanOf(ofYear, fields, {
      kilogramsOf: ({ nitrogenKg, phosphorusKg }) => (element === 'N' ? nitrogenKg : phosphorusKg),
      isLeftOut: ({ isNeedProven }) => element === 'P' && isNeedProven,
      limit: limits[element] ?? Number.POSITIVE_INFINITY,
    }).perHectare
  const last = manure.filter((ofYear) => ofYear.year === year)
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
  return {
    nitrogen: { perHectare: sum(last.map((ofYear) => meanIn(ofYear, 'N'))), limit: limits.N },
    phosphorus: {
      perHectare: sum(manure.map((ofYear) => meanIn(ofYear, 'P'))) / MEAN_YEARS,
      limit: limits.P,
    },
    warnings: evaluateFarm({ ...NO_RECORDS, today, fields, manure }, [
      manureNitrogenExceeded,
      manurePhosphorusExceeded,
    ]),
  }
}
