/** Facts that requirements read: plain, collected once for a farm and a calendar year. */
import type { Duty } from '../fertilization-plan/duty.ts'
import type { Tested } from '../machines/rules.ts'
import type { Machine } from '../machines/schema.ts'
import type { Figure as SoilFigure, PhMethod } from '../soil-samples/schema.ts'
import type { EventFacts, FieldFacts, SoilFacts, WorkerFacts } from '../warnings/facts.ts'
import type { ManureYear } from '../warnings/farm.ts'
import type { Products } from '../registers/products.ts'
import type { SchemeBalance } from './balance.ts'
import type { SchemeNitrogen } from './nitrogen.ts'
import type { Part, Told } from './schema.ts'

/** A soil sample, what was measured in it, and how. */
export interface SampleFacts extends SoilFacts {
  readonly measured: readonly SoilFigure[]
  /** Solution of the pH; null where nobody says. */
  readonly phMethod: PhMethod | null
}

export interface SchemeField {
  /** Named as in the year. */
  readonly field: FieldFacts
  /** Hectares of the year. */
  readonly area: number
  /** Main crops by year: of the book, and where it says none, as planned. */
  readonly crops: ReadonlyMap<number, string>
  readonly isUndersownWithLegumes: boolean
  /** Jobs from July of the year before to the end of the year, of every status. */
  readonly events: readonly EventFacts[]
  readonly samples: readonly SampleFacts[]
  /** Nitrogen in and out in the crop year; null where neither nitrogen was given nor legumes grew. */
  readonly balance: SchemeBalance | null
  /** Nitrogen of the crop year beside the need; null where none was given or is planned. */
  readonly nitrogen: SchemeNitrogen | null
}

/** Animals of a farm and what all of their manure would be by the hectare of its land; undefined without land. */
export interface SchemeAnimals {
  readonly livestockUnits: number
  /** Kilograms. */
  readonly perHectare: { readonly N: number; readonly P: number } | undefined
}

/** Farm in a calendar year, as it is or with what is planned. */
export interface SchemeFacts {
  readonly today: string
  readonly year: number
  readonly withPlan: boolean
  readonly parts: readonly Part[]
  readonly told: readonly Told[]
  readonly livestockUnits: number | null
  /** Animals that the farmer named beside the plan of fertilisation; null where there are none. */
  readonly animals: SchemeAnimals | null
  readonly isOrganic: boolean
  /** Fields in use in the year. */
  readonly fields: readonly SchemeField[]
  readonly products: Products | undefined
  /** Manure of the year and of the four before it. */
  readonly manure: readonly ManureYear[]
  readonly duty: Duty
  readonly machines: readonly (Tested & Pick<Machine, '_id' | 'name'>)[]
  readonly workers: readonly WorkerFacts[]
}
