/** The one shape of a rule. A rule reads facts and answers findings; it knows no store and no clock. */
import type { Dated } from './dated.ts'
import type { EventFacts, Facts, MaterialUse } from './facts.ts'
import type { Products } from '../registers/products.ts'
import type { FarmFacts } from './farm.ts'
import type { TargetKind, WarningLevel } from './schema.ts'
import type { RuleSource } from './source.ts'

/** Fact that is missing to tell; the form leads to the input of that name. */
export type Missing =
  | 'amount'
  | 'area'
  | 'authorisation'
  | 'crop'
  | 'end'
  | 'growthStage'
  | 'heap'
  | 'incorporation'
  | 'nitrateZone'
  | 'nutrient'
  | 'register'
  | 'soilSample'
  | 'spreading'
  | 'startTime'

/**
 * `broken` becomes a warning. `unknown` only says in the form what cannot be told, and why. `advice` only says in the
 * form what to look at; nothing is wrong.
 */
export type Outcome = 'broken' | 'unknown' | 'advice'

interface FindingBase {
  readonly outcome: Outcome
  /** Cause, in a few letters: when it changes, a hidden warning shows again. */
  readonly cause: string
  /** The day on which the rule is broken; null when there is no such day. */
  readonly date: string | null
  /** Last day on which the rule holds, and the first on which it does not. */
  readonly until: string | null
  readonly nextAllowed: string | null
  /** When it differs from that of the rule. */
  readonly level?: WarningLevel | undefined
  /** Facts judged beside the days, like the sum of areas: when they change, a hidden warning shows again. */
  readonly judged?: string
  /** Of an `unknown`. */
  readonly missing?: readonly Missing[] | undefined
  /** Estonian: what, where, until when, why, and the way out. Written only when it is going to be shown. */
  readonly message: () => string
}

export interface Finding extends FindingBase {
  /** The job that the finding stands on, and the other job that it breaks the rule with. */
  readonly event: EventFacts
  readonly related: EventFacts | null
  readonly material: MaterialUse | null
}

/** A record of the farm: no job, or one that is judged by today's date, which no stored warning may hold. */
export interface Target {
  readonly kind: TargetKind
  readonly id: string
  /** Of the kind `job`. */
  readonly event?: EventFacts
  readonly field?: { readonly _id: string; readonly name: string }
  /** A material of the farm's register, or one that is kept in stock; `type` as in the register. */
  readonly material?: { readonly name: string; readonly requisiteId: string | null; readonly type: string }
  readonly workerId?: string
}

export interface FarmFinding extends FindingBase {
  readonly target: Target
}

/** A figure of law, of a label or our own: what it limits, its unit, its source, and what held when. */
export interface Limit {
  /** Estonian. */
  readonly what: string
  /** Estonian; '' for a date written MM-DD. */
  readonly unit: string
  readonly values: Dated<number | string>
  readonly source: string
}

/** Quantities of a job that are typed again and again: hectares, and how much of a material. */
export type Quantity = 'area' | 'amount'

/**
 * Check of the jobs that a rule was prepared for, where `typed` stand in for those of the same `_id`: only their
 * areas and amounts are others. None: it checks the jobs as they were.
 */
export type Prepared = (typed: readonly EventFacts[]) => readonly Finding[]

/** Answer of a rule that finds nothing, as most do at a key. */
export const NO_FINDINGS: readonly Finding[] = []

export interface Rule {
  /** The key of its warnings. */
  readonly id: string
  /** Estonian title of its warnings. */
  readonly title: string
  readonly level: WarningLevel
  /** Estonian: what the rule says, in one to three sentences. */
  readonly summary: string
  readonly sources: Dated<RuleSource>
  readonly limits?: readonly Limit[]
  /**
   * Whether it holds only in the years in which the farm takes the KSM support: a change of these judges it
   * anew.
   */
  readonly isOfKsm?: boolean
  /** Whether `check` reads the field's soil samples: a change of these judges it anew. */
  readonly readsSoilSamples?: boolean
  /** `check` looks at each job by itself: of the others it need not be asked. */
  readonly isOfOneJob?: boolean
  /** `check` says what to look at and finds nothing wrong: where only warnings are kept it need not be asked. */
  readonly onlyAdvises?: boolean
  /** A job of plant protection that brings no nutrients is nothing to `check`: without it, it says the same. */
  readonly ignoresPlantProtection?: boolean
  /**
   * Rules that say something of a job of plant protection alone by other work of its field: whether `check` asks for such
   * work for this job. Of other such jobs it says nothing, and none of them changes what it says of another job.
   */
  readonly asksOtherWorkFor?: (event: EventFacts, products: Products | undefined) => boolean
  /** Of the areas and amounts of jobs, those that `check` looks at; absent: both. When only others change, it says what it said. */
  readonly quantities?: readonly Quantity[]
  /** Findings on one field and its jobs. */
  readonly check?: (facts: Facts) => readonly Finding[]
  /** `check` in two steps, for rules that are asked at every key: what rests on no area or amount is found out once. */
  readonly prepare?: (facts: Facts) => Prepared
  /**
   * The last day of a job on which `check` may hold it against another job of the field, beyond its own last day and
   * its crop year; null: none. A store that keeps warnings finds by it what a change touches.
   */
  readonly affectsUntil?: (event: EventFacts, products: Products | undefined) => string | null
  /** Findings on the farm's other records. */
  readonly checkFarm?: (farm: FarmFacts) => FarmFinding[]
}

/** Fingerprint of each rule, by its key. */
export type RuleVersions = Readonly<Record<string, string>>

type RuleOptions = Partial<
  Pick<FindingBase, 'outcome' | 'date' | 'until' | 'nextAllowed' | 'level' | 'missing' | 'cause'> & {
    readonly message: string
    readonly eventId: string
    readonly relatedId: string | null
    readonly targetId: string
  }
>

/** A situation and what the rule must say of it. Facts are written with as little as the case needs. */
export interface Example {
  readonly name: string
  /** Of a field; or of a farm, for what a rule says of the farm's other records. */
  readonly facts?: Facts
  readonly farm?: FarmFacts
  /** Expected parts of each finding, in order; empty: the rule is silent. */
  readonly findings: readonly RuleOptions[]
}
