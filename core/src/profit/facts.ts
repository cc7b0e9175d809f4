/** Facts that the sums of a year are calculated from. Days are `YYYY-MM-DD`, areas hectares. */
import type { UnitPrice } from './exact.ts'
import type { StoredOverview } from './schema.ts'

export interface ProfitField {
  readonly _id: string
  readonly name: string
  readonly area: number
  /** The main crop of the year. */
  readonly crop: string | null
  /** Kind of yield that the main crop is grown for. */
  readonly yieldType: string
  /** Yield that is counted on, by the hectare. */
  readonly goal: { readonly perHa: number; readonly unit: string } | null
  /** Catch crops stood after the main crop in the year before, and do in this one. */
  readonly hasCatchCrop: { readonly before: boolean; readonly now: boolean }
  /** The last day on which the main crop was harvested in the year before, and in this one. */
  readonly lastHarvest: { readonly before: string | null; readonly now: string | null }
}

export interface ProfitUse {
  readonly kind: 'seed' | 'fertilizer' | 'chemical' | 'material'
  readonly name: string
  readonly requisiteId: string | null
  /** In all; null where it cannot be told. */
  readonly amount: number | null
  readonly unit: string | null
  /** Place of the material in the job; a dressing stands at the place of its seed. */
  readonly place: number
  readonly isDressing: boolean
}
/** Answer of the stock about a use: the mean price, and of what was drawn its cost. */
export interface StockCost extends UnitPrice {
  readonly cents: number | null
}
export interface ProfitJob {
  readonly _id: string
  readonly fieldId: string
  readonly cropYear: number
  readonly day: string
  /** Done or running; else it is planned. */
  readonly isDone: boolean
  readonly categoryKey: string
  readonly jobKey: string
  readonly area: number
  readonly uses: readonly ProfitUse[]
}
/** A yield that was brought in. */
export interface ProfitHarvest {
  readonly jobId: string
  readonly fieldId: string
  readonly day: string
  readonly yieldType: string
  readonly amount: number
  readonly unit: string
  readonly kilograms: number | null
  /** Per cent, as it was measured; nobody did where there is none. */
  readonly moisturePct?: number | null
}
/** Hours on a field, of a job or by themselves; those of no field are the whole farm's. Cents are null without a rate. */
export interface ProfitHours {
  readonly fieldId: string | null
  readonly jobId: string | null
  readonly worker: string
  readonly day: string
  readonly minutes: number
  readonly cents: number | null
}
export interface ProfitJobType {
  readonly name: string
  readonly hectarePrice: number | null
  readonly includesLabour: boolean | null
}
/** A stand whose sowing several years pay for. */
export interface ProfitStand {
  readonly fieldId: string
  readonly sownYear: number
  readonly years: number
}
export interface ProfitFacts {
  readonly year: number
  /** Fields of the year, in the farm's order. */
  readonly fields: readonly ProfitField[]
  /** Jobs of the year, sowings of the year before, and those of stands. */
  readonly jobs: readonly ProfitJob[]
  readonly harvests: readonly ProfitHarvest[]
  readonly hours: readonly ProfitHours[]
  readonly jobTypes: ReadonlyMap<string, ProfitJobType>
  readonly stored: StoredOverview
  readonly stands: readonly ProfitStand[]
  /** Euros by the tonne that the plan of yields counts with. */
  readonly plannedPrices: ReadonlyMap<string, number>
  /** Finds what the stock says of a use; undefined where it knows no price. */
  readonly stockOf: (job: ProfitJob, use: ProfitUse) => StockCost | undefined
}

export const jobTypeKey = (categoryKey: string, jobKey: string): string => `${categoryKey}/${jobKey}`
