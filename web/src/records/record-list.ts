/** How a list shows a change of one record before and after the server has answered. */
import type { StoredRecord } from './kind.ts'

export type ListChange<R> = (records: readonly R[]) => R[]

const NOT_STORED_YET = '1970-01-01T00:00:00.000Z'

/** The list with a record in its place, or new at the end. */
export const withRecord =
  <R extends StoredRecord>(record: R): ListChange<R> =>
  (records) =>
    records.some(({ _id }) => _id === record._id)
      ? records.map((each) => (each._id === record._id ? record : each))
      : [...records, record]

/** The list without one record. */
export const withoutRecord =
  <R extends StoredRecord>(id: string): ListChange<R> =>
  (records) =>
    records.filter(({ _id }) => _id !== id)

/** A list before a change of one record was shown in it, and with the change. */
interface Shown<R> {
  readonly before: readonly R[]
  readonly after: readonly R[]
}

/** Takes back what a change did to one record, as long as that is what the list shows; whatever else changed stays. */
export const withoutChange =
  <R extends StoredRecord>(id: string, { before, after }: Shown<R>): ListChange<R> =>
  (records) => {
    const recordIn = (list: readonly R[]) => list.find(({ _id }) => _id === id)
    const current = recordIn(records)
    if (current !== recordIn(after)) return [...records]
    const place = before.findIndex(({ _id }) => _id === id)
    const stored = before[place]
    if (!stored) return withoutRecord<R>(id)(records)
    return current ? withRecord(stored)(records) : records.toSpliced(place, 0, stored)
  }

/** The list with one record as it becomes; it keeps the version that was seen. */
export const withDraft =
  <R extends StoredRecord>(
    id: string,
    become: (stored: StoredRecord, before: R | undefined) => R,
  ): ListChange<R> =>
  (records) => {
    const before = records.find(({ _id }) => _id === id)
    const updatedAt = before?.updatedAt ?? NOT_STORED_YET
    return withRecord(become({ _id: id, updatedAt }, before))(records)
  }
