/** One field with its drafts, as it is judged for a verdict. */
import type { Products } from '../registers/products.ts'
import { type ResultNames, resultNamesIn } from './brought.ts'
import {
  type EventFacts,
  type Facts,
  type FieldFacts,
  isWhatIf,
  type MachineFacts,
  type SoilFacts,
  type WorkerFacts,
} from './facts.ts'

/** Facts that the verdicts on all fields are made with. */
export interface Known {
  readonly today: string
  /** The register's products that drafts and stored jobs name. */
  readonly products?: Products | undefined
  readonly ksmYears?: readonly number[] | undefined
  readonly workers?: ReadonlyMap<string, WorkerFacts> | undefined
  readonly machines?: ReadonlyMap<string, MachineFacts> | undefined
}

/** Facts that are judged for one field. */
export interface Case {
  readonly question: Known
  readonly field: FieldFacts
  /** As they are stored; undefined where they are not known. */
  readonly stored: readonly EventFacts[] | undefined
  readonly samples: readonly SoilFacts[] | undefined
  readonly drafts: readonly EventFacts[]
}

/** Whether nothing but the drafts can be another. */
export const isSamePlace = (one: Case, other: Case): boolean =>
  one.field === other.field &&
  one.stored === other.stored &&
  one.samples === other.samples &&
  one.question.today === other.question.today &&
  one.question.products === other.question.products &&
  one.question.ksmYears === other.question.ksmYears

export const NONE: readonly EventFacts[] = []

export interface Others {
  /** Stored jobs beside those that are written anew, and what is found of them alone. */
  readonly others: readonly EventFacts[]
  readonly ofOthers: ResultNames
}

/** Jobs stored beside the drafts, and what they bring by themselves. */
export function othersOf(
  { question, field, stored = NONE, samples, drafts }: Case,
  before: (Others & Case) | undefined,
): Others {
  const ids = new Set(drafts.map(({ _id }) => _id))
  const isReusable = before?.drafts.length === drafts.length && before.drafts.every(({ _id }) => ids.has(_id))
  if (isReusable) return { others: before.others, ofOthers: before.ofOthers }
  const others = stored.some(({ _id }) => ids.has(_id)) ? stored.filter(({ _id }) => !ids.has(_id)) : stored
  if (before?.others === others) return { others, ofOthers: before.ofOthers }
  const { today, products, ksmYears } = question
  return { others, ofOthers: resultNamesIn({ today, field, events: others, samples, products, ksmYears }) }
}

const NO_IDS: ReadonlySet<string> = new Set()

/** Of the drafts, those that are stored as done or running already. */
function enteredAmong({ stored = NONE }: Case, others: readonly EventFacts[], ids: ReadonlySet<string>) {
  if (others === stored) return NO_IDS
  return new Set(stored.flatMap((event) => (ids.has(event._id) && !isWhatIf(event) ? event._id : [])))
}

/** The facts of a field as they would be with the drafts. */
export function factsWith(input: Case, others: readonly EventFacts[]): Facts {
  const { question, field, samples, drafts } = input
  const { today, products, ksmYears, workers, machines } = question
  const focus = new Set(drafts.map(({ _id }) => _id))
  const entered = enteredAmong(input, others, focus)
  return {
    today,
    field,
    events: [...others, ...drafts],
    samples,
    products,
    ksmYears,
    focus,
    workers,
    machines,
    entered,
  }
}
