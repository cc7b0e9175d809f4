/** Reckoning of what is due on a farm in the days of a week: pure, from what was read of the farm. */
import { type Tested, testEndOf } from '../../machines/rules.ts'
import { TEST_NOTICE_MONTHS } from '../../machines/table.ts'
import { addDays, monthsBefore } from '../../time/day.ts'
import type { EventFacts, WorkerFacts } from '../facts.ts'
import type { OpenJob } from '../farm.ts'
import type { FreeDays } from '../lib/delay/free-days.ts'
import { certificateEndOf } from '../lib/targets/certificates.ts'
import { courseDueFrom } from '../rules/chemical-certification-about-to-end/limits.ts'
import { ENTRY_DAYS } from '../rules/entry-deadline/limits.ts'
import { stackOf } from '../rules/manure-stack/stacks.ts'
import { TOLD_DAYS } from '../rules/manure-stack/limits.ts'
import { compareNames } from '../../text/order.ts'
import type {
  DueCertificate,
  DueEntry,
  DueFree,
  DueJob,
  DueStack,
  DueTest,
  FarmDue,
  FieldNames,
} from './schema.ts'

/** Both days belong to it. */
export interface Span {
  readonly from: string
  readonly to: string
}

export interface FieldFree extends FreeDays {
  readonly field: string
}
export type OpenEvent = Pick<EventFacts, '_id' | 'status' | 'date' | 'endDate'> & {
  readonly name: string
  readonly field: string
}
export interface DueFacts {
  /** Jobs that are prepared or running. */
  readonly open: readonly OpenEvent[]
  readonly workers: readonly Omit<WorkerFacts, '_id'>[]
  readonly free: readonly FieldFree[]
  readonly machines: readonly (Tested & { readonly name: string })[]
  /** Stackings of manure that still stand. */
  readonly stacks: readonly OpenJob[]
}

/** Days for which an entry that is late, or a stack, is told of: who has left it for so long knows. */
export const LATE_DAYS = 28
/** Days before the end of a certificate or a test from which on it is told of every week. */
export const CERTIFICATE_DAYS = 30
/** Days after its end for which it is told of once more. */
const ENDED_DAYS = 7
/** Most rows of a part of the letter, and most names of fields in one. */
export const MAX_ROWS = 15
export const MAX_NAMES = 6

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Names of fields in their order, each once. */
export function fieldNamesOf(names: readonly string[], most = MAX_NAMES): FieldNames {
  const sorted = [...new Set(names)].toSorted(compareNames)
  return { names: sorted.slice(0, most), more: Math.max(0, sorted.length - most) }
}

const listed = <T>(items: readonly T[]): { items: T[]; more: number } => ({
  items: items.slice(0, MAX_ROWS),
  more: Math.max(0, items.length - MAX_ROWS),
})

/** Jobs that are the same but for their field become one row, by day. */
function rowsOf(events: readonly OpenEvent[]): DueJob[] {
  const groups = Map.groupBy(events, ({ name, date, endDate }) => JSON.stringify([date, endDate, name]))
  return [...groups]
    .toSorted(([a], [b]) => byText(a, b))
    .flatMap(([, [first, ...rest]]) =>
      first === undefined
        ? []
        : {
            name: first.name,
            date: first.date,
            endDate: first.endDate,
            fields: fieldNamesOf([first, ...rest].map(({ field }) => field)),
          },
    )
}

/** A running job without an end is still going on. */
const hasEnd = ({ status, endDate }: OpenEvent): boolean => status === 'DRAFT' || endDate !== null
const lastDayOf = ({ date, endDate }: Pick<OpenEvent, 'date' | 'endDate'>): string => endDate ?? date

const deadlineOf = (job: Pick<OpenEvent, 'date' | 'endDate'>): string => {
  const last = lastDayOf(job)
  return addDays(last, ENTRY_DAYS.at(last)?.value ?? 0)
}

/** Each is told of before its deadline, and for some weeks after it. */
function entriesOf(open: readonly OpenEvent[], { from, to }: Span): DueEntry[] {
  const isDue = (job: OpenEvent): boolean => {
    const deadline = deadlineOf(job)
    return lastDayOf(job) < from && deadline <= to && deadline >= addDays(from, -LATE_DAYS)
  }
  return rowsOf(open.filter((job) => hasEnd(job) && isDue(job)))
    .map((row) => ({ ...row, deadline: deadlineOf(row) }))
    .toSorted((a, b) => byText(a.deadline, b.deadline))
}

const jobsOf = (open: readonly OpenEvent[], { from, to }: Span): DueJob[] =>
  rowsOf(open.filter((job) => job.status === 'DRAFT' && job.date <= to && lastDayOf(job) >= from))

export interface FreeDay {
  readonly kind: DueFree['kind']
  readonly day: string
  readonly field: string
}

/** The days of a field within the span; one where work and harvest are free on the same. */
export function freeDaysIn({ from, to }: Span, { field, workFrom, harvestFrom }: FieldFree): FreeDay[] {
  const isIn = (day: string | null): day is string => day !== null && day >= from && day <= to
  if (isIn(workFrom) && workFrom === harvestFrom) return [{ kind: 'both', day: workFrom, field }]
  return [
    ...(isIn(workFrom) ? [{ kind: 'work', day: workFrom, field } as const] : []),
    ...(isIn(harvestFrom) ? [{ kind: 'harvest', day: harvestFrom, field } as const] : []),
  ]
}

function freeOf(free: readonly FieldFree[], span: Span): DueFree[] {
  const days = free.flatMap((each) => freeDaysIn(span, each))
  return [...Map.groupBy(days, ({ day, kind }) => `${day} ${kind}`)]
    .toSorted(([a], [b]) => byText(a, b))
    .flatMap(([, [first, ...rest]]) =>
      first === undefined
        ? []
        : {
            kind: first.kind,
            day: first.day,
            fields: fieldNamesOf([first, ...rest].map(({ field }) => field)),
          },
    )
}

/** In the week when it is time to look after it, in the last weeks before the end, and in the week after it. */
function isTold(
  { from, to }: Span,
  { end, notice }: { readonly end: string; readonly notice: string },
): boolean {
  const isTime = notice >= from && notice <= to
  return isTime || (end >= addDays(from, -ENDED_DAYS) && end <= addDays(from, CERTIFICATE_DAYS))
}

const certificatesOf = (workers: DueFacts['workers'], span: Span): DueCertificate[] =>
  workers
    .flatMap((worker) => {
      const end = certificateEndOf({ ...worker, _id: '' })
      if (end === undefined || !isTold(span, { end, notice: courseDueFrom(end) })) return []
      return [{ worker: worker.name, end }]
    })
    .toSorted((a, b) => byText(a.end, b.end) || compareNames(a.worker, b.worker))

const testsOf = (machines: DueFacts['machines'], span: Span): DueTest[] =>
  machines
    .flatMap((machine) => {
      const end = testEndOf(machine)
      if (end === null || !isTold(span, { end, notice: monthsBefore(end, TEST_NOTICE_MONTHS) })) return []
      return [{ machine: machine.name, end }]
    })
    .toSorted((a, b) => byText(a.end, b.end) || compareNames(a.machine, b.machine))

/** Each is told of for some weeks around its last day. */
const stacksOf = (stacks: DueFacts['stacks'], { from, to }: Span): DueStack[] =>
  stacks
    .flatMap(({ event, field }) => {
      const stack = stackOf(event)
      const days = TOLD_DAYS.at(event.date)?.value ?? 0
      const isDue = stack && stack.until <= addDays(to, days) && stack.until >= addDays(from, -LATE_DAYS)
      return isDue ? [{ field: field.name, date: event.date, until: stack.until }] : []
    })
    .toSorted((a, b) => byText(a.until, b.until) || compareNames(a.field, b.field))

export const dueOf = (facts: DueFacts, span: Span): FarmDue => ({
  entries: listed(entriesOf(facts.open, span)),
  jobs: listed(jobsOf(facts.open, span)),
  free: listed(freeOf(facts.free, span)),
  certificates: listed(certificatesOf(facts.workers, span)),
  tests: listed(testsOf(facts.machines, span)),
  stacks: listed(stacksOf(facts.stacks, span)),
})

/** Whether there is nothing to tell of. */
export const isNothingDue = (due: FarmDue): boolean =>
  Object.values(due).every(({ items }) => items.length === 0)
