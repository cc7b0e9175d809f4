import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import type { Draft, RecordKind, StoredRecord } from './kind.ts'
import { type ListChange, withDraft, withoutChange, withoutRecord, withRecord } from './record-list.ts'

type Lists = Pick<RecordKind<StoredRecord, Draft>, 'entity' | 'keys' | 'lists'>

/** Shows a change of a list; the function that is given back undoes what it did to one record. */
function showInList<R extends StoredRecord>(client: QueryClient, key: QueryKey, change: ListChange<R>) {
  const before = client.getQueryData<R[]>(key)
  const after = client.setQueryData<R[]>(key, (records) => records && change(records))
  return (id: string): void => {
    if (!before || !after) return
    client.setQueryData<R[]>(key, (records) => records && withoutChange(id, { before, after })(records))
  }
}

/** Shows a change in the lists; the function that is given back undoes what it did to one record. */
function showIn<R extends StoredRecord>(
  client: QueryClient,
  { lists }: Pick<Lists, 'lists'>,
  change: ListChange<R>,
) {
  const undos = lists.map((key) => showInList(client, key, change))
  return (id: string): void => undos.forEach((undo) => undo(id))
}

/** A change of one record: shown at once, undone when the server refuses, and read again either way. */
export function useRecordChange<R extends StoredRecord, Input extends { readonly id: string }, Reply>(
  kind: Lists,
  work: {
    readonly run: (input: Input) => Promise<Reply>
    readonly show: (input: Input) => ListChange<R>
    /** Whoever waits for the answer finds it in the lists already. */
    readonly showReply?: (reply: Reply) => ListChange<R>
  },
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: kind.keys.changing,
    mutationFn: async (input: Input) => {
      const reply = await work.run(input)
      if (work.showReply) showIn(client, kind, work.showReply(reply))
      return reply
    },
    onMutate: async (input: Input) => {
      await Promise.all(kind.lists.map((queryKey) => client.cancelQueries({ queryKey })))
      return { undo: showIn(client, kind, work.show(input)) }
    },
    onError: (_error, { id }, shown) => shown?.undo(id),
    meta: { rereadsOnFailure: [kind.entity] },
  })
}

/** A record that is stored: new under the id that its form made, or changed from the version that was last seen. */
export interface RecordSave<R, D> {
  readonly id: string
  readonly draft: D
  /** Absent for a new record. */
  readonly base: R | undefined
}

export const useSaveRecord = <R extends StoredRecord & D, D extends Draft>(kind: RecordKind<R, D>) =>
  useRecordChange<R, RecordSave<R, D>, R>(kind, {
    run: ({ id, draft, base }) =>
      base
        ? kind.change({ params: { id }, body: { ...draft, _id: undefined, updatedAt: base.updatedAt } })
        : kind.add({ ...draft, _id: id }),
    show: ({ id, draft }) => {
      const { shownAs } = kind
      if (!shownAs) return (records) => [...records]
      return withDraft(id, (stored, before) => shownAs(draft, stored, before))
    },
    showReply: (stored) => withRecord(stored),
  })

export const useRemoveRecord = <R extends StoredRecord & D, D extends Draft>(kind: RecordKind<R, D>) =>
  useRecordChange<R, { readonly id: string }, unknown>(kind, {
    run: kind.remove,
    show: ({ id }) => withoutRecord(id),
  })

export const useRestoreRecord = <R extends StoredRecord & D, D extends Draft>(kind: RecordKind<R, D>) =>
  useRecordChange<R, { readonly id: string; readonly record: R }, R>(kind, {
    run: ({ id }) => kind.restore({ id }),
    show: ({ record }) => withRecord(record),
    showReply: (stored) => withRecord(stored),
  })

const idIn = (input: unknown): string[] =>
  typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string'
    ? [input.id]
    : []

/** Ids of the records whose change the server has not confirmed yet. */
export const usePendingIds = (kind: Pick<Lists, 'keys'>): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: kind.keys.changing, status: 'pending' },
      select: ({ state }) => idIn(state.variables),
    }).flat(),
  )
