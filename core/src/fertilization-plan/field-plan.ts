/** Everything that the plan of one field tells: need, what is planned and given, what is left, and the balance. Per hectare. */
import { ELEMENTS, type Elements, type NutrientElement } from '../nutrients/schema.ts'
import { organicByKey } from '../nutrients/table.ts'
import { roundTo } from '../units/rounding.ts'
import { type Balance, nitrogenBalance } from './balance.ts'
import { givenBy, type Sufficiency, sufficiencyOf, totalAmount } from './given.ts'
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

/** An application with what it gives; null where its content is not known. */
export interface ReckonedApplication {
  readonly application: Application
  /** Nutrients that it gives per hectare of the field, nitrogen as usable. */
  readonly gives: (Elements & { readonly wholeN: number }) | null
  /** Amount for the area, in the unit without "per hectare". */
  readonly total: number
  readonly isManure: boolean
  /** Whether a job that was made of it is done: then the job counts, and the plan no more. */
  readonly isDone: boolean
  /** The upper reading of the nitrogen that can be used, per cent. */
  readonly usableUpTo: number | null
}

export interface ReckonedPlan {
  readonly need: Need
  readonly elements: Readonly<Record<NutrientElement, ElementPlan>>
  readonly applications: readonly ReckonedApplication[]
  /** Whole nitrogen and phosphorus of manure, given and planned together. */
  readonly manure: Pick<Elements, 'N' | 'P'>
  /** Fertilizers whose content is not known. */
  readonly unknown: readonly string[]
  readonly balance: Balance
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
const isOrganic = ({ fertilizerKind, organicType }: Application): boolean =>
  fertilizerKind === 'ORGANIC_FERTILIZER' || organicType !== null
/** Kilograms or cubic metres of tonnes: rates of mineral fertilizers count in kg, of organic ones in t or m3. */
const TO_KILOGRAMS: Readonly<Record<Application['unit'], number>> = {
  'kg/ha': 1,
  'l/ha': 1,
  't/ha': 1000,
  'm3/ha': 1000,
}

function contentOf(application: Application, isSand: boolean) {
  const kind = organicByKey(application.organicType)
  const own = application.nutrient
  const figure = (element: NutrientElement): number | null =>
    own?.[element] ?? (isOrganic(application) ? (kind?.nutrient?.[element] ?? null) : null)
  const [N, P, K] = [figure('N'), figure('P'), figure('K')]
  if (N === null || P === null || K === null) return null
  if (!isOrganic(application))
    return { content: { kind: 'mineral', percent: { N, P, K } } as const, upTo: null }
  const { organicType, timeframe, isWorkedIn, slurryOf } = application
  const usable = usableNitrogen({ organicType, timeframe, isWorkedIn, slurryOf, isSand })
  if (!usable) return null
  const content = { kind: 'organic', perUnit: { N, P, K }, usablePercent: usable.percent } as const
  return { content, upTo: usable.upTo }
}

/** Reckons an application on a field of so many hectares. */
function reckonApplication(
  application: Application,
  { facts, isSand }: { readonly facts: PlanFacts; readonly isSand: boolean },
): ReckonedApplication {
  const area = Math.min(application.area ?? facts.area, facts.area)
  const found = contentOf(application, isSand)
  const kilograms = application.amount * TO_KILOGRAMS[application.unit]
  const rate = isOrganic(application) ? kilograms / 1000 : kilograms
  const share = facts.area > 0 ? area / facts.area : 0
  const each = found && givenBy(found.content, rate * share)
  const done = new Set(facts.given.filter(({ isPlanned }) => !isPlanned).map(({ jobId }) => jobId))
  const kind = organicByKey(application.organicType)
  return {
    application,
    gives: each,
    total: totalAmount(application.amount, area, application.overlapPercentage),
    isManure: isOrganic(application) && (kind === undefined || kind.isManure),
    isDone: application.jobEventIds.some((id) => done.has(id)),
    usableUpTo: found?.upTo ?? null,
  }
}

const sum = (numbers: readonly (number | null)[]): number =>
  cents(numbers.reduce<number>((all, number) => all + (number ?? 0), 0))

interface Counted {
  readonly jobs: readonly GivenByJob[]
  readonly planned: readonly ReckonedApplication[]
}

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

/** Jobs that are planned without an application count with the plan. */
function countedOf(facts: PlanFacts, applications: readonly ReckonedApplication[]): Counted {
  const linked = new Set(applications.flatMap(({ application }) => application.jobEventIds))
  return {
    jobs: facts.given.filter(({ isPlanned, jobId }) => !isPlanned || !linked.has(jobId)),
    planned: applications.filter(({ isDone }) => !isDone),
  }
}

function balanceOf(facts: PlanFacts, plan: PlanOfField, { jobs, planned }: Counted): Balance {
  const { crop } = facts
  if (crop === null) return { isKnown: false, missing: ['removal'] }
  const of = (isOfOrganic: boolean): number =>
    sum([
      ...jobs.filter((job) => job.isOrganic === isOfOrganic).map(({ wholeN }) => wholeN),
      ...planned
        .filter(({ application }) => isOrganic(application) === isOfOrganic)
        .map(({ gives }) => gives?.wholeN ?? null),
    ])
  const harvest = facts.harvest ?? plan.goalYield ?? facts.goal
  return nitrogenBalance({ crop, mineral: of(false), organic: of(true), fixation: plan.fixationN, harvest })
}

/** Reckons the plan of a field; `plan` as it is stored or typed. */
export function reckonField(facts: PlanFacts, plan: PlanOfField): ReckonedPlan {
  const goal = plan.goalYield ?? facts.goal
  const need = needFor({
    crop: facts.crop,
    goal,
    isStrawTaken: plan.isStrawTaken,
    foodWheatN: plan.foodWheatN,
    predecessors: facts.predecessors,
    predecessorCut: plan.predecessorCut,
    organicLastYear: facts.organicLastYear,
    phosphorus: facts.phosphorus?.grade ?? null,
    potassium: facts.potassium?.grade ?? null,
  })
  const applications = plan.fertilizations.map((application) =>
    reckonApplication(application, { facts, isSand: plan.isSand }),
  )
  const counted = countedOf(facts, applications)
  const { jobs, planned } = counted
  const overrides = { N: plan.overrideN, P: plan.overrideP, K: plan.overrideK }
  const of = (element: NutrientElement): ElementPlan =>
    elementPlan(need[element], overrides[element], {
      given: sum(jobs.filter(({ isPlanned }) => !isPlanned).map((job) => job[element])),
      planned: sum([
        ...jobs.filter(({ isPlanned }) => isPlanned).map((job) => job[element]),
        ...planned.map(({ gives }) => gives?.[element] ?? null),
      ]),
    })
  const manureJobs = jobs.filter(({ isManure }) => isManure)
  const manurePlanned = planned.filter(({ isManure }) => isManure)
  return {
    need,
    elements: { N: of('N'), P: of('P'), K: of('K') },
    applications,
    manure: {
      N: sum([
        ...manureJobs.map(({ wholeN }) => wholeN),
        ...manurePlanned.map(({ gives }) => gives?.wholeN ?? null),
      ]),
      P: sum([...manureJobs.map(({ P }) => P), ...manurePlanned.map(({ gives }) => gives?.P ?? null)]),
    },
    unknown: [
      ...jobs.filter((job) => ELEMENTS.some((element) => job[element] === null)).map(({ name }) => name),
      ...planned.filter(({ gives }) => gives === null).map(({ application }) => application.name),
    ],
    balance: balanceOf(facts, plan, counted),
  }
}
