import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant } from '../time/schema.ts'
import { checkTest } from './rules.ts'
import { MACHINE_KINDS } from './table.ts'

/** Tests before the last that are kept, at most: those of sixty years. */
export const MAX_EARLIER_TESTS = 20

const EarlierTest = z.object({
  testedOn: Day,
  testDueOn: Day.nullable().default(null),
})

const shape = z.object({
  name: z.string('required').trim().min(1, 'required').min(2, 'tooShort').max(200, 'tooLong'),
  kind: z.enum(MACHINE_KINDS, 'required'),
  /** Registration mark, or the maker's number. */
  number: z.string().trim().max(60, 'tooLong').default(''),
  boughtOn: Day.nullable().default(null),
  /** Day of the last test of a device for plant protection. */
  testedOn: Day.nullable().default(null),
  /** Day of the next test as its sticker or report says; null: the law's years after the last one. */
  testDueOn: Day.nullable().default(null),
  /** Tests before the last one. */
  earlierTests: z.array(EarlierTest).max(MAX_EARLIER_TESTS, 'tooMany').default([]),
  notes: z.string().max(5000, 'tooLong').default(''),
})
/** A machine as it is written, before its days are looked at. */
export const MachineFacts = shape.extend({ _id: Id.optional() })
export const MachineDraft = MachineFacts.superRefine((machine, context) => {
  for (const { path, code } of checkTest(machine))
    context.addIssue({ code: 'custom', path: path.split('.'), message: code })
})
export type MachineDraft = z.infer<typeof MachineDraft>
/** Demands on a change beyond its shape follow from what is stored. */
export const MachineChange = shape.extend({ updatedAt: Instant.optional() })
export const Machine = shape.extend({ _id: Id, updatedAt: Instant })
export type Machine = z.infer<typeof Machine>
