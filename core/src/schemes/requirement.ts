/** Requirement: data with its source and dated limits, and a pure check over facts. */
import type { Dated } from '../warnings/dated.ts'
import type { Limit } from '../warnings/rule.ts'
import type { RuleSource } from '../warnings/source.ts'
import type { SchemeFacts } from './facts.ts'
import type { Figure, Line, State, Way } from './schema.ts'
import type { PartKey } from './table.ts'

export interface Finding {
  readonly state: State
  /** Estonian. */
  readonly says: string
  readonly figure?: Figure
  readonly lines?: readonly Line[]
  readonly ways?: readonly Way[]
}

export interface Requirement {
  /** Its folder. */
  readonly key: string
  readonly part: PartKey
  /** Estonian. */
  readonly title: string
  readonly summary: string
  readonly sources: Dated<RuleSource>
  readonly limits?: readonly Limit[]
  /** Day of the year, MM-DD, by which it is due. */
  readonly due?: string
  readonly check: (facts: SchemeFacts) => Finding
}

/** A situation and what a requirement must say of it. */
export interface Example {
  readonly name: string
  readonly facts: SchemeFacts
  readonly state: State
  readonly value?: number
  /** Part of what is said. */
  readonly says?: RegExp
}
