/** Everything that the plan of one field tells: need, what is planned and given, what is left, and the balance. Per hectare. */
import { ELEMENTS, type Elements, type NutrientElement } from '../nutrients/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { type Giving, givingOf, isManure, isOrganic, totalOf } from './application.ts'
import { type Balance, type BalanceInput, nitrogenBalance } from './balance.ts'
import { type Sufficiency, sufficiencyOf } from './given.ts'
import { linksOf } from './rules.ts'
import { usableNitrogen } from './manure.ts'
import { type ElementNeed, type Need, needFor } from './need.ts'
import type { Application, FieldPlan, FieldPlanDraft, GivenByJob, Override, PlanFacts } from './schema.ts'

export type PlanOfField = Omit<FieldPlanDraft | FieldPlan, 'fieldId' | 'updatedAt' | 'userId'>

/** Kilograms per hectare of one element. */
export interface ElementPlan {
  readonly need: ElementNeed
  /** Amount that the farmer set, else the calculated one; null where it cannot be told. */
  readonly wanted: number | null
  readonly given: number
  readonly planned: number
  /** Below 0 where there is too much. */
  readonly left: number | null
  readonly sufficiency: Sufficiency | null
}

/** An application with what it gives. */
export interface ReckonedApplication extends Giving {
  readonly application: Application
  /** Amount for the area, in the unit without "per hectare". */
  readonly total: number
  readonly isManure: boolean
  /** Whether a job has done it: then the job counts, and the plan no more. */
  readonly isDone: boolean
  /** Jobs that stand for it, made of it or done instead. */
  readonly jobIds: readonly string[]
}

/** A fertilizer of a job with what it gives; null where it cannot be told. */
export interface ReckonedJob {
  readonly job: GivenByJob
  readonly gives: Giving['gives']
  /** The application that it stands for. */
  readonly application: Application | null
}

export interface ReckonedPlan {
  readonly need: Need
  readonly elements: Readonly<Record<NutrientElement, ElementPlan>>
  readonly applications: readonly ReckonedApplication[]
  readonly jobs: readonly ReckonedJob[]
  /** Whole nitrogen and phosphorus of manure, given and planned together. */
  readonly manure: Pick<Elements, 'N' | 'P'>
  /** Fertilizers whose content is not known. */
  readonly unknown: readonly string[]
  readonly balance: Balance
  /** Figures that the balance is made of. */
  readonly balanceOf: BalanceInput & {
    /** Whether it was harvested; until then the goal stands for it. */
    readonly isHarvested: boolean
  }
}

export const NO_FIELD_PLAN: PlanOfField = {
  crop: null,
  goalYield: null,
  isStrawTaken: false,
  isSand: false,
  foodWheatN: null,
  predecessorCut: null,
  fixationN: null,
  overrideN: null,
  overrideP: null,
  overrideK: null,
  note: '',
  fertilizations: [],
}

const cents = (kg: number): number => roundTo(kg, 2)

const sum = (numbers: readonly (number | null)[]): number =>
  cents(numbers.reduce<number>((all, number) => all + (number ?? 0), 0))

/** Nitrogen that plants can use; what the job does not say stands in the application that it was made of. */
function usableOf(job: GivenByJob, application: Application | null, isSand: boolean): number | null {
  const { origin, wholeN, organicType } = job
  if (origin === 'mineral' || wholeN === null || wholeN === 0) return wholeN
  if (origin === 'grazing') return 0
  const usable = usableNitrogen({
    organicType,
    timeframe: job.timeframe ?? application?.timeframe ?? 'SPRING',
    isWorkedIn: job.isWorkedIn ?? application?.isWorkedIn ?? false,
    slurryOf: application?.slurryOf,
    isSand,
  })
  return usable ? cents((wholeN * usable.percent) / 100) : null
}

function reckonJob(job: GivenByJob, application: Application | null, isSand: boolean): ReckonedJob {
  const { wholeN, P, K } = job
  return { job, gives: { N: usableOf(job, application, isSand), P, K, wholeN }, application }
}

interface Counted {
  readonly jobs: readonly ReckonedJob[]
  readonly planned: readonly ReckonedApplication[]
}

/** Jobs that are planned without an application count with the plan; those of an application are it. */
const countedOf = (jobs: readonly ReckonedJob[], applications: readonly ReckonedApplication[]): Counted => ({
  jobs: jobs.filter(({ job, application }) => !job.isPlanned || application === null),
  planned: applications.filter(({ isDone }) => !isDone),
})

function elementPlan(
  need: ElementNeed,
  override: Override | null,
  amounts: { given: number; planned: number },
): ElementPlan {
  const wanted = override ? cents(override.kg) : need.adjusted
  const all = cents(amounts.given + amounts.planned)
  return {
    need,
    wanted,
    ...amounts,
    left: wanted === null ? null : cents(wanted - all),
    sufficiency: wanted === null ? null : sufficiencyOf(all, wanted),
  }
}

function balanceInput(facts: PlanFacts, plan: PlanOfField, { jobs, planned }: Counted) {
  const of = (isOfOrganic: boolean): number =>
    sum([
      ...jobs
        .filter(({ job }) => (job.origin !== 'mineral') === isOfOrganic)
        .map(({ gives }) => gives.wholeN),
      ...planned
        .filter(({ application }) => isOrganic(application) === isOfOrganic)
        .map(({ gives }) => gives.wholeN),
    ])
  return {
    crop: facts.crop ?? '',
    mineral: of(false),
    organic: of(true),
    fixation: plan.fixationN,
    harvest: facts.harvest ?? plan.goalYield ?? facts.goal,
    isHarvested: facts.harvest !== null,
  }
}

const balanceWith = (crop: string | null, input: BalanceInput): Balance =>
  crop === null ? { isKnown: false, missing: ['removal'] } : nitrogenBalance(input)

function reckonApplications(facts: PlanFacts, plan: PlanOfField) {
  const ground = { area: facts.area, isSand: plan.isSand }
  const { applicationOf, done } = linksOf(plan.fertilizations, facts.given)
  const jobs = facts.given.map((job) => reckonJob(job, applicationOf.get(job) ?? null, plan.isSand))
  const applications = plan.fertilizations.map((application): ReckonedApplication => ({
    application,
    ...givingOf(application, ground),
    total: totalOf(application, ground),
    isManure: isManure(application),
    isDone: done.has(application),
    jobIds: [...new Set(jobs.filter((each) => each.application === application).map(({ job }) => job.jobId))],
  }))
  return { jobs, applications, counted: countedOf(jobs, applications) }
}

function manureOf({ jobs, planned }: Counted): ReckonedPlan['manure'] {
  const all = [
    ...jobs
      .filter(({ job: { origin } }) => origin === 'manure' || origin === 'grazing')
      .map(({ gives }) => gives),
    ...planned.filter((each) => each.isManure).map(({ gives }) => gives),
  ]
  return { N: sum(all.map((gives) => gives.wholeN)), P: sum(all.map((gives) => gives.P)) }
}

const needOfField = (facts: PlanFacts, plan: PlanOfField): Need =>
  needFor({
    crop: facts.crop,
    goal: plan.goalYield ?? facts.goal,
    isStrawTaken: plan.isStrawTaken,
    foodWheatN: plan.foodWheatN,
    predecessors: facts.predecessors,
    predecessorCut: plan.predecessorCut,
    organicLastYear: facts.organicLastYear,
    phosphorus: facts.phosphorus?.grade ?? null,
    potassium: facts.potassium?.grade ?? null,
  })

/** Reckons the plan of a field; `plan` as it is stored or typed. */
export function reckonField(facts: PlanFacts, plan: PlanOfField): ReckonedPlan {
  const need = needOfField(facts, plan)
  const { jobs, applications, counted } = reckonApplications(facts, plan)
  const overrides = { N: plan.overrideN, P: plan.overrideP, K: plan.overrideK }
  const ofJobs = (element: NutrientElement, isPlanned: boolean) =>
    counted.jobs.filter(({ job }) => job.isPlanned === isPlanned).map(({ gives }) => gives[element])
  const of = (element: NutrientElement): ElementPlan =>
    elementPlan(need[element], overrides[element], {
      given: sum(ofJobs(element, false)),
      planned: sum([...ofJobs(element, true), ...counted.planned.map(({ gives }) => gives[element])]),
    })
  const balanced = balanceInput(facts, plan, counted)
  const isUnknown = ({ gives }: Pick<Giving, 'gives'>): boolean =>
    ELEMENTS.some((element) => gives[element] === null)
  return {
    need,
    elements: { N: of('N'), P: of('P'), K: of('K') },
    applications,
    jobs,
    manure: manureOf(counted),
    unknown: [
      ...counted.jobs.filter(isUnknown).map(({ job }) => job.name),
      ...counted.planned.filter(isUnknown).map(({ application }) => application.name),
    ],
    balance: balanceWith(facts.crop, balanced),
    balanceOf: balanced,
  }
}
