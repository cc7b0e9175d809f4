/**
 * Nutrients in the manure of the farm's own animals in a year, kilograms of the element: animals × excretion, the share of the
 * house + bought − sold. Excretion is that of published tables (`nutrients/livestock.ts`), all of it advice; what
 * storage loses is not taken off.
 */
import { animalOf, organicByKey } from '../nutrients/table.ts'
import type { Elements, NutrientElement } from '../nutrients/schema.ts'
import { roundTo } from '../units/rounding.ts'
import type { AnimalCount, ManureTrade, OwnManureDocument } from './schema.ts'

const HOURS_OF_YEAR = 365 * 24
const GRAMS = 3

export interface OwnManureBalance {
  /** Left by the animals in the year. */
  readonly excreted: Elements
  readonly inHouse: Elements
  readonly onPasture: Elements
  readonly bought: Elements
  readonly sold: Elements
  /** In the house + bought − sold: what there is to spread; below 0 where more was sold than there is. */
  readonly toSpread: Elements
  readonly livestockUnits: number
}

const each = (of: (element: NutrientElement) => number): Elements => ({
  N: roundTo(of('N'), GRAMS),
  P: roundTo(of('P'), GRAMS),
  K: roundTo(of('K'), GRAMS),
})

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0)

/** Kilograms that the animals of a line leave in a year. */
const leftBy = ({ animal, count }: AnimalCount, element: NutrientElement): number =>
  count * HOURS_OF_YEAR * (animalOf(animal)?.perHour[element] ?? 0)

const heldBy = ({ organicType, amount }: ManureTrade, element: NutrientElement): number =>
  amount * (organicByKey(organicType)?.nutrient?.[element] ?? 0)

export function ownManureBalance({ animals, trades }: OwnManureDocument): OwnManureBalance {
  const traded = (way: ManureTrade['way']): Elements =>
    each((element) =>
      sum(
        trades.filter((trade) => trade.way === way),
        (trade) => heldBy(trade, element),
      ),
    )
  const excreted = each((element) => sum(animals, (line) => leftBy(line, element)))
  const inHouse = each((element) =>
    sum(animals, (line) => (leftBy(line, element) * line.housedPercent) / 100),
  )
  const [bought, sold] = [traded('BOUGHT'), traded('SOLD')]
  return {
    excreted,
    inHouse,
    onPasture: each((element) => excreted[element] - inHouse[element]),
    bought,
    sold,
    toSpread: each((element) => inHouse[element] + bought[element] - sold[element]),
    livestockUnits: roundTo(
      sum(animals, ({ animal, count }) => count * (animalOf(animal)?.livestockUnits ?? 0)),
      2,
    ),
  }
}

/** Kilograms per hectare; null where nobody knows. */
interface Giving {
  readonly gives: { readonly wholeN: number | null; readonly P: number | null; readonly K: number | null }
}
/** A field's plan as it is reckoned, as far as its manure goes. */
interface PlannedManure {
  readonly facts: { readonly area: number }
  readonly reckoned: {
    readonly applications: readonly (Giving & { readonly isManure: boolean; readonly isDone: boolean })[]
    readonly jobs: readonly (Giving & {
      readonly job: { readonly isPlanned: boolean; readonly origin: string }
      readonly application: object | null
    })[]
  }
}

/** Kilograms of manure on all fields, given and planned, without grazing; what nobody knows of counts nothing. */
export function spreadManure(plans: readonly PlannedManure[]): Elements {
  const gives = plans.flatMap(({ facts: { area }, reckoned: { applications, jobs } }) =>
    [
      ...applications.filter(({ isManure, isDone }) => isManure && !isDone),
      ...jobs.filter(
        ({ job, application }) => job.origin === 'manure' && (!job.isPlanned || application === null),
      ),
    ].map((one) => ({ area, one: one.gives })),
  )
  return {
    N: roundTo(
      sum(gives, ({ area, one }) => area * (one.wholeN ?? 0)),
      GRAMS,
    ),
    P: roundTo(
      sum(gives, ({ area, one }) => area * (one.P ?? 0)),
      GRAMS,
    ),
    K: roundTo(
      sum(gives, ({ area, one }) => area * (one.K ?? 0)),
      GRAMS,
    ),
  }
}

/** Nitrogen and phosphorus of all the farm's manure, that of the pasture too, per hectare; undefined without land. */
export function ownManurePerHectare(
  { toSpread, onPasture, livestockUnits }: OwnManureBalance,
  hectares: number,
): { readonly N: number; readonly P: number; readonly livestockUnits: number } | undefined {
  if (hectares <= 0) return undefined
  const per = (kilograms: number): number => roundTo(kilograms / hectares, 2)
  return {
    N: per(toSpread.N + onPasture.N),
    P: per(toSpread.P + onPasture.P),
    livestockUnits: per(livestockUnits),
  }
}
