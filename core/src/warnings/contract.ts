import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { RegisterEdition } from '../registers/products.ts'
import { Day } from '../time/schema.ts'
import { HiddenWarning, IgnoredWarning } from './schema.ts'
import { EventFacts, SoilFacts } from './wire.ts'

export const ignoreWarning = endpoint('POST', '/user-interface/ignore-warning', {
  summary: 'Hides a warning, with the reason; it shows again when its cause changes',
  writes: ['hiddenWarnings'],
  body: IgnoredWarning,
  refuses: ['notFound'],
  reply: Nothing,
})
export const showWarning = endpoint('POST', '/user-interface/show-warning', {
  summary: 'Shows a hidden warning again, as long as its cause is there',
  writes: ['hiddenWarnings'],
  body: z.object({ _id: z.string().min(1, 'required').max(300, 'tooLong') }),
  refuses: ['notFound'],
  reply: Nothing,
})
export const listHiddenWarnings = endpoint('GET', '/user-interface/hidden-warnings', {
  summary: 'What was hidden, why, when and by whom, the latest first',
  reply: z.array(HiddenWarning),
})

/** Most fields that are asked for at once. */
const MAX_FIELDS = 1000

const RuleFactsQuestion = z
  .object({
    fieldIds: z.array(Id).min(1, 'required').max(MAX_FIELDS, 'tooLarge'),
    /** The days of the jobs being written, to the last on which they may bear on others. */
    from: Day,
    to: Day,
    /** Products of the jobs being written. */
    registerNumbers: z.array(z.string().max(60, 'tooLong')).max(100, 'tooLarge').default([]),
    /** Names of those that have no number, and of seed dressings. */
    productNames: z.array(z.string().max(200, 'tooLong')).max(100, 'tooLarge').default([]),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'endBeforeStart' })
export type RuleFactsQuestion = z.output<typeof RuleFactsQuestion>

const RuleFacts = z.object({
  fields: z.array(z.object({ fieldId: Id, events: z.array(EventFacts), samples: z.array(SoilFacts) })),
  products: z.array(RegisterEdition),
  /** The register is a choice of products: what it lacks may be registered all the same. */
  isRegisterPartial: z.boolean(),
})
export type RuleFacts = z.output<typeof RuleFacts>

export const getRuleFacts = endpoint('POST', '/job-events/rule-facts', {
  summary: 'What the rules read to judge jobs that are being written on fields; nothing is stored',
  needs: 'read',
  writes: [],
  body: RuleFactsQuestion,
  refuses: ['notFound'],
  reply: RuleFacts,
})
