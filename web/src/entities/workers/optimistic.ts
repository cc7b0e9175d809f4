import type { Worker, WorkerDraft } from '@vagu/core/workers/schema'

const NOT_STORED_YET = '1970-01-01T00:00:00.000Z'

/** The list with a worker as he will be: changed in his place, or new at its end. */
export function withSaved(
  workers: readonly Worker[],
  draft: WorkerDraft & { readonly _id: string },
): Worker[] {
  const before = workers.find(({ _id }) => _id === draft._id)
  const saved = { ...draft, updatedAt: before?.updatedAt ?? NOT_STORED_YET }
  return before ? workers.map((each) => (each === before ? saved : each)) : [...workers, saved]
}

/** The list with a worker as the server has stored him. */
export const withStored = (workers: readonly Worker[], worker: Worker): Worker[] =>
  workers.some(({ _id }) => _id === worker._id)
    ? workers.map((each) => (each._id === worker._id ? worker : each))
    : [...workers, worker]

export const without = (workers: readonly Worker[], id: string): Worker[] =>
  workers.filter(({ _id }) => _id !== id)
