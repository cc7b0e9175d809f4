import type { StoredRecord } from './kind.ts'

/**
 * The record of a list that an address asks for. Once found it stays: somebody may delete it while the farmer writes
 * in its form.
 */
export const recordAt = <R extends StoredRecord>(
  records: readonly R[] | undefined,
  id: string,
  before: R | undefined,
): R | undefined => (before?._id === id ? before : records?.find(({ _id }) => _id === id))
