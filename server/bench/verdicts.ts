/** The verdicts of a spraying with 4 products on 100 fields, as the form asks for them at a keystroke. */
import * as fields from '@vagu/core/fields/contract'
import * as jobEvents from '@vagu/core/job-events/contract'
import { type EventFacts, eventFactsOf } from '@vagu/core/warnings/facts'
import { type VerdictQuestion, verdictsFor } from '@vagu/core/warnings/verdicts'
import type { Farm } from './cases.ts'
import { TODAY } from './farm.ts'

const YEAR = 2026
const FIELDS = 100
const PRODUCTS = 4

const productOf = (number: number) => ({
  name: `Toode ${number}`,
  type: 'chemical',
  registerNumber: String(9000 + number),
  workDelayDays: number,
  harvestDelayDays: 30 + number,
  usageTimes: 1 + (number % 2),
  amount: 1,
  unit: 'l/ha',
})

/** What the form holds of the farm: the season's jobs of each chosen field, and the jobs being written. */
export async function verdictQuestion({ client }: Farm): Promise<VerdictQuestion> {
  const { data } = await client.call(fields.listFields, { query: {} })
  const chosen = data.slice(0, FIELDS)
  const eventsByField = new Map<string, EventFacts[]>()
  for (const field of chosen) {
    const season = await client.call(jobEvents.listFieldEvents, {
      params: { fieldId: field._id, year: YEAR },
    })
    eventsByField.set(field._id, season.data.jobEvents.map(eventFactsOf))
  }
  const drafts = chosen.map((field) =>
    eventFactsOf({
      fieldId: field._id,
      status: 'DONE',
      jobCategory: { key: 'plant-protection', name: 'Taimekaitse' },
      job: { key: 'spraying', name: 'Pritsimine' },
      date: TODAY,
      endDate: TODAY,
      area: field.area,
      requisites: Array.from({ length: PRODUCTS }, (_, i) => productOf(i + 1)),
    }),
  )
  return { today: TODAY, fields: chosen, drafts, eventsByField }
}

export const judge = (question: VerdictQuestion): number => verdictsFor(question).length
