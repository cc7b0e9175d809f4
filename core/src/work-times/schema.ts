import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { addDays, monthsAfter } from '../time/day.ts'
import { Instant, TimeOfDay, WorkDay, Year } from '../time/schema.ts'
import { MAX_MINUTES, checkTimes } from './rules.ts'

export const WORK_TIME_STATUSES = ['UNPAID', 'PAID'] as const
export const WorkTimeStatus = z.enum(WORK_TIME_STATUSES)
export type WorkTimeStatus = z.infer<typeof WorkTimeStatus>

/** Most jobs and fields of one entry. */
export const MAX_NAMED = 100
const ids = z
  .array(Id)
  .max(MAX_NAMED, 'tooLarge')
  .overwrite((all) => [...new Set(all)])
  .default([])

const shape = z.object({
  workerId: Id,
  /** The day on which the work began. */
  date: WorkDay,
  /** On clocks in Tallinn; an end before the start lies on the next day. */
  start: TimeOfDay,
  end: TimeOfDay,
  breakMinutes: z.int('wrongNumber').min(0, 'negative').max(MAX_MINUTES, 'tooLarge').default(0),
  jobEventIds: ids,
  fieldIds: ids,
  note: z.string().trim().max(2000, 'tooLong').default(''),
})
/** Euros per hour; left out, a new entry takes the worker's and a changed one keeps its own. */
const hourlyRate = z.number('wrongNumber').min(0, 'negative').max(100_000, 'tooLarge').nullable()

const times = shape.pick({ date: true, start: true, end: true, breakMinutes: true })
/** Times are held against each other once each is a time: refinements run beside what is wrong with a part, too. */
const withTimes = (entry: z.infer<typeof shape>, context: z.RefinementCtx): void => {
  if (!times.safeParse(entry).success) return
  for (const { path, code } of checkTimes(entry))
    context.addIssue({ code: 'custom', path: [path], message: code })
}

export const WorkTimeDraft = shape
  .extend({ _id: Id.optional(), hourlyRate: hourlyRate.optional() })
  .superRefine(withTimes)
export type WorkTimeDraft = z.infer<typeof WorkTimeDraft>
export const WorkTimeChange = shape
  .extend({ updatedAt: Instant.optional(), hourlyRate: hourlyRate.optional() })
  .superRefine(withTimes)
export type WorkTimeChange = z.infer<typeof WorkTimeChange>

/** Document of an entry; `minutes` follow from the times, and the rate is the worker's of the day it was entered. */
export const WorkTimeDocument = shape.extend({
  /** Its day and times: what histories call it. */
  name: z.string(),
  minutes: z.int(),
  hourlyRate,
  status: WorkTimeStatus,
  paidAt: Instant.nullable(),
})
export type WorkTimeDocument = z.infer<typeof WorkTimeDocument>

/** An entry as stored. */
export const WorkTime = WorkTimeDocument.extend({
  _id: Id,
  updatedAt: Instant,
  /** Whether its day lies in a period that was marked as paid: an unpaid entry came to it afterwards. */
  isInPaidPeriod: z.boolean(),
  /** Its worker, where he was deleted: the last pay needs his name and code too. */
  goneWorker: z.object({ name: z.string(), personalCode: z.string().nullable() }).optional(),
})
export type WorkTime = z.infer<typeof WorkTime>

/** State that an entry shall have; left out, it becomes the other one. */
export const PaidMark = z.object({ status: WorkTimeStatus }).optional()
export type PaidMark = z.infer<typeof PaidMark>

export const WorkTimeQuery = z.object({
  /** Calendar year of the day on which the work began. */
  year: z.coerce.number<string>().pipe(Year).optional(),
  workerId: Id.optional(),
})
export type WorkTimeQuery = z.infer<typeof WorkTimeQuery>

/** Longest period that is paid or put into a payroll file at once, in years. */
export const MAX_PERIOD_YEARS = 5
const MONTHS_PER_YEAR = 12

/** The last day that a period may have. */
export const lastDayOfPeriod = (start: string): string =>
  addDays(monthsAfter(start, MAX_PERIOD_YEARS * MONTHS_PER_YEAR), -1)

/** Days whose unpaid entries are marked as paid, both ends included. */
export const PaidPeriod = z
  .object({
    start: WorkDay,
    end: WorkDay,
    /** Takes back what was marked at this moment. */
    undo: Instant.optional(),
  })
  .superRefine(({ start, end }, context) => {
    if (end < start) context.addIssue({ code: 'custom', path: ['end'], message: 'endBeforeStart' })
    if (end > lastDayOfPeriod(start))
      context.addIssue({ code: 'custom', path: ['end'], message: 'periodTooLong' })
  })
export type PaidPeriod = z.infer<typeof PaidPeriod>

/** Entries that a call has marked: none where everything was paid before. */
export const PaidPeriodReceipt = z.object({
  entries: z.int(),
  minutes: z.int(),
  /** Euros, of what has a rate. */
  amount: z.number(),
  /** Minutes without a rate: of these the pay is not known. */
  minutesWithoutRate: z.int(),
  /** The moment by which it is taken back. */
  paidAt: Instant,
})
export type PaidPeriodReceipt = z.infer<typeof PaidPeriodReceipt>
