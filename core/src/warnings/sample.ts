/** Short ways to write facts, for the examples of the rules and for tests. */
import { CATEGORY } from '../settings/table.ts'
import { type EventFacts, type Facts, type FieldFacts, type MaterialLike, materialUseOf } from './facts.ts'

const sampleField: FieldFacts = { _id: 'field', name: 'Mäepõld', area: 10, yearInfo: [] }

const KINDS = {
  spraying: { category: { key: CATEGORY.plantProtection, name: 'Taimekaitse' }, job: 'Pritsimine' },
  harvest: { category: { key: CATEGORY.harvest, name: 'Koristus' }, job: 'Koristus' },
  cultivating: { category: { key: CATEGORY.tillage, name: 'Maaharimine' }, job: 'Kultiveerimine' },
} as const

type Given = Partial<Omit<EventFacts, 'materials'>> & { readonly materials?: readonly MaterialLike[] }

/** A job of one day over the whole field, done, unless told otherwise; its `_id` is its kind unless told. */
export function sampleJob(kind: keyof typeof KINDS, date: string, given: Given = {}): EventFacts {
  const { category, job } = KINDS[kind]
  return {
    _id: kind,
    fieldId: sampleField._id,
    status: 'DONE',
    category,
    job: { key: kind, name: job },
    date,
    endDate: date,
    startTime: null,
    plannedYear: null,
    area: sampleField.area,
    ...given,
    materials: (given.materials ?? []).map(materialUseOf),
  }
}

export const sampleFacts = (events: readonly EventFacts[], field: Partial<FieldFacts> = {}): Facts => ({
  today: '2026-10-01',
  field: { ...sampleField, ...field },
  events,
})
