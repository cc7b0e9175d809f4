/** Matters due on a farm in a week, as the weekly letter tells them. */
import { z } from 'zod'
import { Day } from '../../time/schema.ts'

/** Names of fields, as many as are told, and how many more there are. */
const FieldNames = z.object({ names: z.array(z.string()), more: z.int() })
export type FieldNames = z.infer<typeof FieldNames>

/** Days of a job and what it is. */
const JobDays = z.object({ name: z.string(), date: Day, endDate: Day.nullable(), fields: FieldNames })

/** Jobs whose days are over and which nobody entered as done: until the deadline they must stand in the book. */
export const DueEntry = JobDays.extend({ deadline: Day })
export type DueEntry = z.infer<typeof DueEntry>
/** Jobs that are prepared for the week. */
export const DueJob = JobDays
export type DueJob = z.infer<typeof DueJob>
/** Fields that are free again: from a day of the week on for work, or for harvest. */
export const DueFree = z.object({ kind: z.enum(['work', 'harvest', 'both']), day: Day, fields: FieldNames })
export type DueFree = z.infer<typeof DueFree>
/** A plant-protection certificate whose course is due, that ends, or that has ended. */
export const DueCertificate = z.object({ worker: z.string(), end: Day })
export type DueCertificate = z.infer<typeof DueCertificate>
/** A device for plant protection whose test is due, ends, or has ended. */
export const DueTest = z.object({ machine: z.string(), end: Day })
export type DueTest = z.infer<typeof DueTest>

/** A stack of manure that still stands, and the last day on which it may be spread. */
export const DueStack = z.object({ field: z.string(), date: Day, until: Day })
export type DueStack = z.infer<typeof DueStack>

const listed = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), more: z.int() })

export const FarmDue = z.object({
  entries: listed(DueEntry),
  jobs: listed(DueJob),
  free: listed(DueFree),
  certificates: listed(DueCertificate),
  /** Letters that wait from before it was told have none. */
  tests: listed(DueTest).default({ items: [], more: 0 }),
  stacks: listed(DueStack).default({ items: [], more: 0 }),
})
export type FarmDue = z.infer<typeof FarmDue>
