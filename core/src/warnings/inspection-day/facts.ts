/** Facts that the checks of an inspection look at: plain data, of the years for which records are kept. */
import type { Tested } from '../../machines/rules.ts'
import type { WorkerFacts } from '../facts.ts'
import type { WarningLevel } from '../schema.ts'

/** A job, with the words by which it is found. */
export interface JobPlace {
  readonly jobId: string
  readonly fieldId: string
  readonly year: number
  readonly name: string
  readonly day: string
}

export interface SprayingFacts extends JobPlace {
  /** Last day of the job. */
  readonly lastDay: string
  /** Day in Tallinn on which it was entered. */
  readonly enteredOn: string
  readonly hasRates: boolean
  readonly hasCrop: boolean
  /** Whether each product names its authorisation, so that rules can judge it. */
  readonly hasNumbers: boolean
  readonly workerId: string | null
  /** Machine of the register that the job names. */
  readonly machineId: string | null
}

/** Warning of a job, or one that was hidden with a reason. */
export interface WarningFacts extends JobPlace {
  readonly rule: string
  readonly title: string
  readonly level: WarningLevel
  readonly isHidden: boolean
}

/** A chemical of which some is in stock. */
export interface ChemicalInStock {
  readonly requisiteId: string | null
  readonly name: string
  /** By the register or the farmer; null where nobody says. */
  readonly authorisedUntil: string | null
  readonly useUpBy: string | null
  readonly hasExpiredLot: boolean
}

export interface InspectionFacts {
  readonly today: string
  /** Jobs of plant protection that are done or go on, of the last three years. */
  readonly sprayings: readonly SprayingFacts[]
  /** Prepared jobs of plant protection whose day has passed. */
  readonly overdue: readonly (JobPlace & { readonly lastDay: string })[]
  readonly warnings: readonly WarningFacts[]
  /** First day of any job of plant protection in the book. */
  readonly firstDay: string | null
  /** Null where no chemical is kept in stock. */
  readonly stock: readonly ChemicalInStock[] | null
  readonly workers: readonly WorkerFacts[]
  readonly machines: readonly (Tested & { readonly _id: string; readonly name: string })[]
}
