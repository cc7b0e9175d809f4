/**
 * The plan as the law asks for it: the nine items of RT I, 19.11.2021, 1, a row a field, and the balance of nitrogen. In
 * Estonian, for paper and for files.
 */
import { cropByKey } from '../crops/table.ts'
import { isAdvisory } from '../nutrients/schema.ts'
import { organicByKey } from '../nutrients/table.ts'
import { numberText } from '../text/format.ts'
import { roundTo } from '../units/rounding.ts'
import { isPerHectare } from '../units/schema.ts'
import { isOrganic } from './application.ts'
import {
  NO_FIELD_PLAN,
  type PlanOfField,
  type ReckonedApplication,
  type ReckonedJob,
  reckonField,
  type ReckonedPlan,
} from './field-plan.ts'
import type { NeedLineKey } from './need.ts'
import { nitrogenNormOf, OFFICIAL_NITROGEN } from './norms.ts'
import type { Application, PlanFacts } from './schema.ts'

/** Lines of a cell. */
export type Cell = readonly string[]
export interface PrintedRow {
  readonly fieldId: string
  readonly cells: readonly Cell[]
}
export interface PrintedTable {
  readonly heads: readonly string[]
  readonly rows: readonly PrintedRow[]
  /** Sentences on how far the figures can be trusted. */
  readonly notes: readonly string[]
}

export const PLAN_HEADS = [
  'Põld',
  'Pind, ha',
  '1. Kultuur',
  '2. Planeeritav saak, t/ha',
  '3. Väetise liik ja kogus',
  '4. Omastatav lämmastik väetises',
  '5. Kultuuri ja saagi omastatava lämmastiku tarve, kg/ha',
  '6. Lisakogus toidu-talinisule, kg/ha',
  '7. Arvestatud eelkultuuri mõju, kg/ha',
  '8. Eelkultuuri mõju vähendamine, kg/ha',
  '9. Arvestatud sõnniku järelmõju, kg/ha',
] as const

export const BALANCE_HEADS = [
  'Põld',
  'Pind, ha',
  'Kultuur',
  'N mineraalväetisega, kg/ha',
  'N orgaanilise väetisega, kg/ha',
  'N sidumine, kg/ha',
  'Saak, t/ha',
  'N saagiga välja, kg/ha',
  'N bilanss, kg/ha',
] as const

const ADVICE =
  'Lämmastikutarbe normid, eelkultuuri mõju ja sõnniku järelmõju on soovituslikud, kui ei ole märgitud teisiti; ametlik norm puudub.'
const BALANCE_ADVICE =
  'Bilanss on soovituslik: ametlikke tegureid Vagus ei ole. Kus saaki ei ole koristatud, on arvestatud planeeritud saagiga.'
const UNKNOWN = 'ei ole teada'
const NONE = '–'

const JOB_KINDS = {
  mineral: 'mineraalväetis',
  manure: 'sõnnik',
  organic: 'orgaaniline väetis',
  grazing: 'karjatamine',
} as const
const SEASONS = { AUTUMN: 'sügis', SPRING: 'kevad', SUMMER: 'suvi' } as const
/** Stands beside a yield that is not harvested yet. */
const PLANNED = '(plaan)'

/** Hectares as the field book has them. */
const hectares = (area: number): string => numberText(roundTo(area, 2))
const kilograms = (value: number | null): string => (value === null ? UNKNOWN : numberText(roundTo(value, 2)))

/** Name of a crop; its key where the table has none. */
const cropName = (crop: string | null): string => (crop === null ? NONE : (cropByKey(crop)?.name ?? crop))

const kindOf = (application: Application): string => {
  if (application.subtype === 'FERTILIZER_LIMESTONE') return 'lubiväetis'
  if (!isOrganic(application)) return 'mineraalväetis'
  return organicByKey(application.organicType)?.name.toLowerCase() ?? 'orgaaniline väetis'
}

function amountText({ application, total }: ReckonedApplication): string {
  const { name, amount, unit, timeframe, growthStage, cut, area } = application
  const when = [
    SEASONS[timeframe],
    growthStage,
    cut === null ? '' : `${cut}. niide`,
    area === null ? '' : `${hectares(area)} ha`,
  ]
  const details = [kindOf(application), ...when].filter((text) => text !== '').join(', ')
  return `${name} (${details}): ${numberText(amount)} ${unit}, kokku ${numberText(roundTo(total, 2))} ${unit.replace('/ha', '')}`
}

/** Fertilizer of a planned job that no application stands for: the law asks for all that is planned. */
function jobText({ job }: ReckonedJob): string {
  const kind = organicByKey(job.organicType)?.name.toLowerCase() ?? JOB_KINDS[job.origin]
  const when = job.timeframe === null ? '' : `, ${SEASONS[job.timeframe]}`
  const head = `${job.name} (${kind}${when}, planeeritud töö)`
  if (job.spread === null) return `${head}: kogus ${UNKNOWN}`
  const { amount, unit, area } = job.spread
  if (!isPerHectare(unit)) return `${head}: kokku ${numberText(amount)} ${unit}`
  const total = numberText(roundTo(amount * area, 2))
  return `${head}: ${numberText(amount)} ${unit}, kokku ${total} ${unit.replace('/ha', '')}`
}

/** Usable nitrogen of a fertilizer: how much of it there is in one, and what that gives a hectare. */
function usableText(name: string, { N, wholeN }: ReckonedApplication['gives']): string {
  if (N === null) return `${name}: ${UNKNOWN}`
  const each = `${name}: ${kilograms(N)} kg/ha`
  if (wholeN === null || wholeN === N || wholeN === 0) return each
  return `${each} (${numberText(roundTo((N / wholeN) * 100, 0))}% üldlämmastikust ${kilograms(wholeN)} kg/ha)`
}

const lineOf = ({ need }: ReckonedPlan, key: NeedLineKey): number | undefined =>
  need.N.lines.find((line) => line.key === key)?.kg

const MISSING_NEED = {
  crop: 'kultuur puudub',
  goal: 'planeeritav saak puudub',
  norm: 'norm puudub',
  removal: 'norm puudub',
  phosphorusClass: '',
  potassiumClass: '',
} as const

/** Need of the crop and its yield; the extra for food and the credits have columns of their own. */
function needText(reckoned: ReckonedPlan): string {
  const { total, missing } = reckoned.need.N
  if (total === null) return missing.map((each) => MISSING_NEED[each]).join(', ')
  return kilograms(total - (lineOf(reckoned, 'foodWheat') ?? 0))
}

function foodText(reckoned: ReckonedPlan): string {
  const extra = lineOf(reckoned, 'foodWheat')
  return extra === undefined ? NONE : kilograms(extra)
}

function predecessorText(facts: PlanFacts, reckoned: ReckonedPlan): string {
  if (facts.predecessors.length === 0) return UNKNOWN
  const names = facts.predecessors.map(cropName).join(', ')
  return `${names}: ${kilograms(-(lineOf(reckoned, 'predecessor') ?? 0) + 0)}`
}

function cutText(plan: PlanOfField, reckoned: ReckonedPlan): string {
  const cut = lineOf(reckoned, 'predecessorCut')
  return cut === undefined ? NONE : `${kilograms(cut)} (${plan.predecessorCut?.reason ?? ''})`
}

const afterText = (reckoned: ReckonedPlan): string => {
  const after = lineOf(reckoned, 'manureAfter')
  return after === undefined ? NONE : kilograms(-after)
}

/** A plan of a field with its facts; null where nobody has planned. */
export interface PlanToPrint {
  readonly facts: PlanFacts
  readonly plan: PlanOfField | null
}

/** Lines of the fertilizers: of the plan, then of planned jobs beside it. Grazing animals are no fertilizer. */
function fertilizersOf({ applications, jobs }: ReckonedPlan): { amounts: Cell; usable: Cell } {
  const beside = jobs.filter(
    ({ job, application }) => job.isPlanned && application === null && job.origin !== 'grazing',
  )
  return {
    amounts: [...applications.map(amountText), ...beside.map(jobText)],
    usable: [
      ...applications.map(({ application, gives }) => usableText(application.name, gives)),
      ...beside.map(({ job, gives }) => usableText(job.name, gives)),
    ],
  }
}

function planRow({ facts, plan: stored }: PlanToPrint): PrintedRow {
  const plan = stored ?? NO_FIELD_PLAN
  const reckoned = reckonField(facts, plan)
  const goal = plan.goalYield ?? facts.goal
  const { amounts, usable } = fertilizersOf(reckoned)
  const cells: Cell[] = [
    [facts.fieldName],
    [hectares(facts.area)],
    [cropName(facts.crop)],
    [goal === null ? NONE : numberText(goal)],
    amounts.length === 0 ? [NONE] : amounts,
    usable.length === 0 ? [NONE] : usable,
    [needText(reckoned)],
    [foodText(reckoned)],
    [predecessorText(facts, reckoned)],
    [cutText(plan, reckoned)],
    [afterText(reckoned)],
  ]
  return { fieldId: facts.fieldId, cells }
}

/** Crops whose norm is not that of an Estonian source, each once. */
function advisoryCrops(plans: readonly PlanToPrint[]): string[] {
  const crops = new Set(plans.flatMap(({ facts: { crop } }) => crop ?? []))
  return [...crops].filter((crop) => {
    const norm = nitrogenNormOf(crop)
    return !OFFICIAL_NITROGEN.has(crop) && norm !== undefined && isAdvisory(norm)
  })
}

/** The nine items of every field. */
export function printedPlan(plans: readonly PlanToPrint[]): PrintedTable {
  const unchecked = advisoryCrops(plans).map(cropName)
  const note =
    unchecked.length === 0
      ? []
      : [`Kontrollimata norm (üldteadmine): ${unchecked.map((name) => name.toLowerCase()).join(', ')}.`]
  return { heads: PLAN_HEADS, rows: plans.map(planRow), notes: [ADVICE, ...note] }
}

/** Reasons why a field has no balance. */
export const MISSING_BALANCE = {
  harvest: 'saak puudub',
  fixation: 'sidumine märkimata',
  removal: 'saagi lämmastikusisaldus puudub',
} as const

function balanceRow({ facts, plan }: PlanToPrint): PrintedRow {
  const { balance, balanceOf: input } = reckonField(facts, plan ?? NO_FIELD_PLAN)
  const { harvest, isHarvested } = input
  const harvested = harvest === null ? NONE : numberText(harvest)
  const result = balance.isKnown
    ? kilograms(balance.balance)
    : balance.missing.map((missing) => MISSING_BALANCE[missing]).join(', ')
  const cells: Cell[] = [
    [facts.fieldName],
    [hectares(facts.area)],
    [cropName(facts.crop)],
    [kilograms(input.mineral)],
    [kilograms(input.organic)],
    [input.fixation === null ? NONE : kilograms(input.fixation)],
    [harvest === null || isHarvested ? harvested : `${harvested} ${PLANNED}`],
    [balance.isKnown ? kilograms(balance.out) : NONE],
    [result],
  ]
  return { fieldId: facts.fieldId, cells }
}

/** The balance of nitrogen of every field. */
export const printedBalance = (plans: readonly PlanToPrint[]): PrintedTable => ({
  heads: BALANCE_HEADS,
  rows: plans.map(balanceRow),
  notes: [BALANCE_ADVICE],
})

/** A table for a file: lines of a cell on one line. */
export const plainRows = ({ heads, rows }: PrintedTable): string[][] => [
  [...heads],
  ...rows.map(({ cells }) => cells.map((lines) => lines.join('; '))),
]
