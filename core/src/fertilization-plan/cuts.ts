/**
 * Nitrogen of grass by its cuts, kg/ha. The need is parted evenly, which is our own choice and advice: no source for Estonia
 * says which part belongs to which cut. The last part takes the remainder.
 */
import { cropByKey } from '../crops/table.ts'
import { roundTo } from '../units/rounding.ts'
import type { PlanOfField, ReckonedPlan } from './field-plan.ts'

export interface CutPlan {
  /** The first is 1. */
  readonly cut: number
  /** Null where the need is not known. */
  readonly need: number | null
  readonly given: number
  readonly planned: number
  /** Below 0 where there is too much. */
  readonly left: number | null
}
export interface CutsPlan {
  readonly cuts: readonly CutPlan[]
  /** Nitrogen of jobs and applications of which nobody says which cut they are for. */
  readonly ofNoCut: number
}

const cents = (kg: number): number => roundTo(kg, 2)

/** Grass of several years, which is cut more than once. */
export function isCutOften(crop: string | null): boolean {
  const found = crop === null ? undefined : cropByKey(crop)
  return found?.season === 'perennial' && (found.rotationGroup === 'grass' || found.harvest === 'green')
}

/** A need in as many parts as there are cuts, each rounded to 0.01 kg. */
export function needByCut(need: number, cuts: number): number[] {
  const part = cents(need / cuts)
  return Array.from({ length: cuts }, (_, i) => (i < cuts - 1 ? part : cents(need - part * (cuts - 1))))
}

interface Gift {
  readonly cut: number | null
  readonly kg: number
  readonly isPlanned: boolean
}

/** Nitrogen that counts towards the need, each gift with its cut: a job has that of the application that it stands for. */
const giftsOf = ({ jobs, applications }: ReckonedPlan): Gift[] => [
  ...jobs.flatMap(({ job, gives, application }) =>
    job.isPlanned && application !== null
      ? []
      : [{ cut: application?.cut ?? null, kg: gives.N ?? 0, isPlanned: job.isPlanned }],
  ),
  ...applications.flatMap(({ application, gives, isDone }) =>
    isDone ? [] : [{ cut: application.cut, kg: gives.N ?? 0, isPlanned: true }],
  ),
]

/** The need of nitrogen cut by cut; undefined where the farmer has not said how often the field is cut. */
export function cutsPlan({ cuts }: Pick<PlanOfField, 'cuts'>, reckoned: ReckonedPlan): CutsPlan | undefined {
  if (cuts == null) return undefined
  const { wanted } = reckoned.elements.N
  const needs = wanted === null ? [] : needByCut(wanted, cuts)
  const gifts = giftsOf(reckoned)
  const sum = (of: readonly Gift[]): number => cents(of.reduce((all, { kg }) => all + kg, 0))
  const plans = Array.from({ length: cuts }, (_, i): CutPlan => {
    const own = gifts.filter(({ cut }) => cut === i + 1)
    const need = needs[i] ?? null
    const [given, planned] = [
      sum(own.filter((gift) => !gift.isPlanned)),
      sum(own.filter((gift) => gift.isPlanned)),
    ]
    return { cut: i + 1, need, given, planned, left: need === null ? null : cents(need - given - planned) }
  })
  return { cuts: plans, ofNoCut: sum(gifts.filter(({ cut }) => cut === null || cut > cuts)) }
}
