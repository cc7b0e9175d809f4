/**
 * Facts of a farm beside its fields' jobs. They are collected when somebody looks, so rules may ask today's
 * date.
 */
import type { EventFacts, FieldFacts, MaterialUse, WorkerFacts } from './facts.ts'

/** A material of the farm's register. */
export interface FarmMaterialFacts extends MaterialUse {
  readonly _id: string
}

/** As much of a product of the plant-protection register as it takes to tell whether it may be used. */
export interface ProductBrief {
  readonly number: string
  readonly name: string
  /** Last day of the authorisation, and of using up what was bought; null where the register does not say. */
  readonly validUntil: string | null
  readonly useUpUntil: string | null
}

/** The plant-protection register as it is now. */
export interface ProductList {
  /** A choice, as the register that comes with the program: what it lacks may be authorised all the same. */
  readonly isPartial?: boolean
  /** By number where the material has one, else by name. */
  readonly find: (material: Pick<MaterialUse, 'registerNumber' | 'name'>) => ProductBrief | undefined
}

/** A job that is judged by today's date, with the name of its field. */
export interface OpenJob {
  readonly event: EventFacts
  readonly field: Pick<FieldFacts, '_id' | 'name'>
}

/** Nutrients that manure gave one field in a year. */
export interface ManureApart {
  readonly fieldId: string
  readonly nitrogenKg: number
  readonly phosphorusKg: number
  /** A valid soil sample proves a large need of phosphorus. */
  readonly isNeedProven: boolean
  /** Spread by the terms of § 161 (2). */
  readonly mayExceed: boolean
}

/** Nutrients in manure, kg of the element, that all fields were given in a calendar year. */
export interface ManureYear {
  readonly year: number
  readonly nitrogenKg: number
  readonly phosphorusKg: number
  /** Fields of that year which a limit may leave out of the mean. */
  readonly apart?: readonly ManureApart[]
}

/** A done or running sowing of a KSM year, or of the autumn before it. */
export interface Sowing {
  readonly fieldId: string
  readonly date: string
  /** Hectares. */
  readonly area: number
  /** Keys of what was sown, and the class of each seed; null where nobody has said. */
  readonly crops: readonly string[]
  readonly certificates: readonly (string | null)[]
}

export interface FarmFacts {
  readonly today: string
  /** Fields in use. */
  readonly fields: readonly FieldFacts[]
  readonly workers: readonly WorkerFacts[]
  readonly requisites: readonly FarmMaterialFacts[]
  /** Undefined where no register is at hand. */
  readonly register: ProductList | undefined
  /** Drafts and running jobs whose last day has passed; done and running ones on a day that is yet to come. */
  readonly openJobs: readonly OpenJob[]
  /** Stackings of manure that still stand, as far as anything done tells. */
  readonly stacks: readonly OpenJob[]
  /** Years: this one and the four before it; one without manure may be missing. */
  readonly manure: readonly ManureYear[]
  /** Years in which the farm takes the KSM support, and the sowings of this one and the one before, as far as they are such. */
  readonly ksmYears: readonly number[]
  readonly sowings: readonly Sowing[]
  /** The crop that the rotation plan has for a field and a year. */
  readonly rotation: readonly { readonly fieldId: string; readonly year: number; readonly crop: string }[]
  /** Areas of a custom kind that no longer fit their field. */
  readonly customAreas: readonly {
    readonly id: string
    readonly areaName: string
    readonly fieldId: string
    readonly year: number
    readonly status: 'MISSING' | 'AREA_CHANGED' | 'POLYGON_MISSING' | 'POLYGON_AREA_MISMATCH' | null
  }[]
  /** Materials that are kept in stock: the lowest balance if nothing were lifted to 0, and the first day on which it is there. */
  readonly stock: readonly {
    readonly requisiteId: string | null
    readonly name: string
    readonly type: string
    readonly unit: string
    readonly balance: number
    readonly date: string
  }[]
}

/** A farm of which only the fields and their manure are asked. */
export const NO_RECORDS: Omit<FarmFacts, 'today' | 'fields' | 'manure'> = {
  workers: [],
  requisites: [],
  register: undefined,
  openJobs: [],
  stacks: [],
  ksmYears: [],
  sowings: [],
  rotation: [],
  customAreas: [],
  stock: [],
}
