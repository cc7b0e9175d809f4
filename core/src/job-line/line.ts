/** Input and result of reading a line. */
import type { JobStatus } from '../jobs/schema.ts'
import type { MaterialType } from '../materials/schema.ts'
import type { JobCategory } from '../settings/schema.ts'
import type { SeasonStarts } from '../time/season.ts'
import type { ApplicationUnit } from '../units/schema.ts'

export interface LineField {
  readonly id: string
  /** As it is called in the crop year. */
  readonly name: string
  /** Its field number and parcel number, where it has them. */
  readonly codes: readonly string[]
  /** Key of its main crop, and its name where the farmer gave one. */
  readonly crop: string | null
}
export interface LineMaterial {
  readonly id: string
  readonly name: string
  /** How a chip tells it from others of its name; its name without one. */
  readonly label?: string
  readonly type: MaterialType
  readonly unit: ApplicationUnit | null
  /** Of seed: the crop's key. */
  readonly subtype?: string | null | undefined
}
export interface LineWorker {
  readonly id: string
  readonly name: string
}

/** The farm, for the crop year that the screens are about. */
export interface LineFarm {
  readonly fields: readonly LineField[]
  readonly categories: readonly JobCategory[]
  readonly materials: readonly LineMaterial[]
  readonly workers: readonly LineWorker[]
  /** Names in the plant-protection register that the farm may not have yet. */
  readonly registerNames: readonly string[]
}

export interface LineDay {
  readonly today: string
  /** The crop year that a day without a year falls into. */
  readonly year: number
  readonly starts?: readonly SeasonStarts[]
}

/** Places in the text, the end not included. */
export interface Span {
  readonly start: number
  readonly end: number
}

export type Basis = 'rate' | 'total'
export type BaseUnit = 'kg' | 'l' | 't' | 'm3' | 'g' | 'ml' | 'tk'

export interface LineAmount {
  readonly value: number
  /** Null when neither the line nor the farm's material says it. */
  readonly unit: BaseUnit | null
  readonly basis: Basis
}
/** A material of the farm, or (without `requisiteId`) a product of the register by its name. */
export interface LineUse {
  readonly requisiteId: string | null
  readonly name: string
  readonly type: MaterialType
  readonly amount: LineAmount | null
}
export interface LineYield {
  readonly value: number
  readonly unit: BaseUnit
  readonly isPerHectare: boolean
}

type Measure = 'amount' | 'area' | 'yield'
export type Meaning = 'days' | 'time' | 'job' | 'fields' | 'material' | 'worker' | 'note' | 'label' | Measure

export interface Understood extends Span {
  readonly meaning: Meaning
}
/** One of several readings; `id` is what `choices` take. */
export interface Candidate {
  readonly id: string
  readonly meaning: Meaning
  readonly label: string
}
export interface Ambiguous extends Span {
  /** Under which a choice is remembered. */
  readonly key: string
  readonly candidates: readonly Candidate[]
}

export interface JobLine {
  readonly days: { readonly start: string; readonly end: string | null } | null
  readonly startTime: string | null
  readonly status: JobStatus | null
  /** Keys; a line may name the category alone. */
  readonly job: { readonly category: string; readonly job: string | null } | null
  readonly fieldIds: readonly string[]
  readonly materials: readonly LineUse[]
  readonly workerId: string | null
  /** Hectares in all. */
  readonly area: number | null
  readonly harvest: LineYield | null
  readonly notes: string
  readonly labels: readonly string[]
  readonly understood: readonly Understood[]
  readonly unknown: readonly Span[]
  readonly ambiguous: readonly Ambiguous[]
}

/** Readings that the farmer chose, by the key of what was ambiguous. */
export type Choices = Readonly<Record<string, string>>
