import type { BookEntry } from '../facts.ts'
import { compareTexts } from '../period.ts'
import { day, instant, type TableOf, text } from '../table-of.ts'
import { ACTION, MEMBER } from '../words.ts'

interface EntryRecord {
  readonly entry: BookEntry
  readonly field: string
}

const NOUN = { job: 'töö', field: 'põld' } as const

/** Changes of an entry, each with its values where they are told; members without a word of their own are told as one. */
const changedText = ({ entry: { changed, values } }: EntryRecord): string =>
  [
    ...new Set(
      changed.map((member) => {
        const word = MEMBER[member] ?? 'muu'
        const [before, after] = values[member] ?? []
        return before === undefined || after === undefined ? word : `${word}: ${before} → ${after}`
      }),
    ),
  ].join('; ')

export const entriesTable: TableOf<EntryRecord> = {
  key: 'entries',
  title: 'Sissekannete register',
  columns: [
    instant<EntryRecord>('at', 'Aeg', ({ entry }) => entry.at)({ width: 11 }),
    text<EntryRecord>('by', 'Kes', ({ entry }) => entry.by)({ width: 16 }),
    text<EntryRecord>('noun', 'Kirje', ({ entry }) => NOUN[entry.noun])({ width: 6 }),
    text<EntryRecord>('name', 'Nimetus', ({ entry }) => entry.name)({ width: 16 }),
    day<EntryRecord>('day', 'Töö kuupäev', ({ entry }) => entry.day)({ width: 8 }),
    text<EntryRecord>('field', 'Põld', ({ field }) => field)({ width: 14 }),
    text<EntryRecord>('action', 'Tegevus', ({ entry }) => ACTION[entry.action])({ width: 8 }),
    text<EntryRecord>('changed', 'Muudetud andmed', changedText)({ width: 22 }),
  ],
  records: ({ facts, fields }) => {
    const names = new Map(facts.fields.map(({ _id, name }) => [_id, name]))
    const wanted = new Set(fields.map(({ _id }) => _id))
    return facts.entries
      .filter(({ fieldId }) => wanted.has(fieldId))
      .toSorted((a, b) => compareTexts(a.at, b.at) || compareTexts(a.id, b.id))
      .map((entry) => [entry.id, { entry, field: names.get(entry.fieldId) ?? '' }] as const)
  },
}
