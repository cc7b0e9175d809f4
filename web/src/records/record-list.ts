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
