/** The one shape of a rule. A rule reads facts and answers findings; it knows no store and no clock. */
import type { Dated } from './dated.ts'
import type { EventFacts, Facts, MaterialUse } from './facts.ts'
import type { Source, WarningLevel } from './schema.ts'

export interface Finding {
  /** `broken` becomes a warning; `unknown` only says in the form what cannot be told, and why. */
  readonly outcome: 'broken' | 'unknown'
  /** The job that the finding stands on, and the other job that it breaks the rule with. */
  readonly event: EventFacts
  readonly related: EventFacts | null
  readonly material: MaterialUse | null
  /** What brought it about, in a few letters: when it changes, a hidden warning shows again. */
  readonly cause: string
  /** The day on which the rule is broken; null when there is no such day. */
  readonly date: string | null
  /** Last day on which the rule holds, and the first on which it does not. */
  readonly until: string | null
  readonly nextAllowed: string | null
  /** Estonian: what, where, until when, why, and the way out. Written only when it is going to be shown. */
  readonly message: () => string
}

export interface Rule {
  /** The key of its warnings. */
  readonly id: string
  /** Estonian title of its warnings. */
  readonly title: string
  readonly level: WarningLevel
  /** Estonian: what the rule says, in one or two sentences. */
  readonly summary: string
  readonly sources: Dated<Omit<Source, 'since'>>
  readonly check: (facts: Facts) => Finding[]
}

/** A situation and what the rule must say of it. The jobs are written with as little as the case needs. */
export interface Example {
  readonly name: string
  readonly facts: Facts
  /** What each finding must hold, in order; empty: the rule is silent. */
  readonly findings: readonly Partial<
    Pick<Finding, 'outcome' | 'date' | 'until' | 'nextAllowed'> & {
      readonly message: string
      readonly eventId: string
      readonly relatedId: string | null
    }
  >[]
}
