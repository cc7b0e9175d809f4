/** Facts that the book is built from: plain data, read before anything is built. */
import type { AgencyBody, AgencyKind } from '../agency/bodies.ts'
import type { Field } from '../fields/schema.ts'
import type { PointRing } from '../geo/rings.ts'
import type { Job } from '../jobs/schema.ts'
import type { TestSpan } from '../machines/rules.ts'
import type { SoilSample } from '../soil-samples/schema.ts'
import type { BookWish } from './schema.ts'

export type BookField = Readonly<
  Pick<
    Field,
    | '_id'
    | 'active'
    | 'name'
    | 'code'
    | 'priaCode'
    | 'area'
    | 'yearInfo'
    | 'nitrateZone'
    | 'firstYear'
    | 'lastYear'
  >
> & {
  /** Of the year of the book, metres of EPSG:3301; empty without a shape. */
  readonly rings: readonly PointRing[]
  /** Letters that stand for its exact boundary; '' without a shape. */
  readonly shapeMark: string
}

export type BookJob = Readonly<Omit<Job, 'fieldName' | 'workerName'>>

export interface BookWorker {
  readonly _id: string
  readonly name: string
  /** Company of a worker whose work the farm buys; '' for its own. */
  readonly company: string
  readonly certificateNo: string
  readonly chemicalCertification: boolean
  readonly chemicalWorkerLicenceEndDate: string | null
}

/** Plant-protection product of the farm, of today; those that are gone too, after those that are there. */
export interface BookChemical {
  readonly _id: string
  readonly name: string
  readonly registerNumber: string | null
}

/** Machine as it stands in its register; those that are gone too, for jobs name them. */
export interface BookMachine {
  readonly _id: string
  readonly isSprayer: boolean
  readonly isGone: boolean
  readonly name: string
  /** Registration mark, or the maker's number; '' where none is told. */
  readonly number: string
  /** Day; null where it is not told: then it counts as there from the beginning. */
  readonly boughtOn: string | null
  /** Whether the law asks for a test of it. */
  readonly needsTest: boolean
  /** When its tests hold, the oldest first; empty where none is told. */
  readonly tests: readonly TestSpan[]
}

export type BookSample = Readonly<Omit<SoilSample, 'userId' | 'name'>>

/** A change of a record, in words of the register of entries. */
export interface BookEntry {
  readonly id: string
  /** Instant. */
  readonly at: string
  /** E-mail or name of who made it; '' when nobody knows. */
  readonly by: string
  readonly noun: 'job' | 'field'
  readonly action: 'create' | 'change' | 'delete' | 'restore'
  readonly recordId: string
  readonly fieldId: string
  /** Name of the field, or of the job. */
  readonly name: string
  /** First day of the job; null for a field. */
  readonly day: string | null
  /** Members that the change touched. */
  readonly changed: readonly string[]
  /** Values of these members in words, before and after, as far as they are told. */
  readonly values: Readonly<Record<string, readonly [before: string, after: string]>>
}

/** A warning that was hidden, with the reason. */
export interface BookHidden {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly reason: string
  readonly title: string
  readonly message: string
  readonly fieldId: string | null
  readonly fieldName: string
  readonly day: string | null
}

/** Nitrogen of a field, kg/ha; `harvest` t/ha. */
export interface BookBalance {
  readonly fieldId: string
  readonly area: number
  readonly crop: string | null
  readonly mineral: number
  readonly organic: number
  readonly fixation: number | null
  readonly harvest: number | null
  /** Whether the yield was harvested, and is not planned. */
  readonly isHarvested: boolean
  readonly out: number | null
  readonly balance: number | null
  /** Why there is no balance; '' where there is one. */
  readonly missing: string
}

/** Field of the fertilisation plan: the cells of its nine items, as the plan prints them. */
export interface BookPlanRow {
  readonly fieldId: string
  readonly area: number
  /** Yield that is aimed at, t/ha. */
  readonly goal: number | null
  readonly cells: readonly (readonly string[])[]
}

/** Records that the authorisation of a product asks for, and a job lacks. */
export interface Restricted {
  readonly jobId: string
  readonly missing: readonly ('growthStage' | 'startTime')[]
}

/** A record in the shape of the agency's contract, or why there is none; ids are those of the farm. */
export interface BookRecord {
  readonly kind: AgencyKind
  readonly ownId: string
  /** Part of the record, where several of the agency's come of it. */
  readonly part: string
  readonly body: AgencyBody | null
  readonly state: string | null
  readonly problems: readonly string[]
}

export interface BookFacts {
  readonly wish: BookWish
  readonly holder: {
    readonly name: string
    readonly code: string
    readonly address: string
    /** Number of the client at PRIA; '' where it is not known. */
    readonly priaClient: string
  }
  readonly hasFieldNotes: boolean
  readonly hasJobNotes: boolean
  /** Fields of the farm, in its order, deleted ones too where they have jobs of the book. */
  readonly fields: readonly BookField[]
  /** Jobs around the period, the oldest first; those outside of it are left out when the book is built. */
  readonly jobs: readonly BookJob[]
  readonly workers: readonly BookWorker[]
  readonly chemicals: readonly BookChemical[]
  /** Register numbers of what seed was dressed with, by names as names are compared. */
  readonly dressingNumbers: Readonly<Record<string, string>>
  /** Of today. */
  readonly machines: readonly BookMachine[]
  readonly samples: readonly BookSample[]
  /** Null where it is not known for the day of the book. */
  readonly balances: readonly BookBalance[] | null
  /** Fields that have a plan of the year; null where it is not known for the day of the book. */
  readonly plan: readonly BookPlanRow[] | null
  readonly planNotes: readonly string[]
  readonly restricted: readonly Restricted[]
  /** Null where they were not asked for, or are not known for the day of the book. */
  readonly records: readonly BookRecord[] | null
  readonly entries: readonly BookEntry[]
  readonly hidden: readonly BookHidden[]
}
