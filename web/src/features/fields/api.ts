import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as contract from '@vagu/core/fields/contract'
import type { Field, FieldDraft } from '@vagu/core/fields/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { useCallback } from 'react'
import { FIELDS_KEY, fieldShapesQuery, fieldsQuery } from '../../entities/fields/use-fields.ts'
import { reloadKinds } from '../../entities/use-settings.ts'
import { reloadStatusSoon } from '../../entities/use-status.ts'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/today.ts'
import { withAdded, withChanged, without } from './optimistic.ts'

/** A field that is stored: new under the id that its form made, or changed from the version that was last seen. */
export interface FieldSave {
  readonly id: string
  readonly draft: FieldDraft
  /** Absent for a new field. */
  readonly updatedAt?: string | undefined
}

export const fieldQuery = (id: string) =>
  queryOptions({
    queryKey: [...FIELDS_KEY, 'one', id],
    queryFn: ({ signal }) => call(contract.getField, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** Of what follows from the jobs of a crop year. */
const YEAR_JOBS_KEY = ['jobEvents', 'year'] as const

/** Whether something was done on a field in a crop year; the list of fields knows it of the year of today. */
export function useHasJobs(year: number): (field: Field) => boolean {
  const isCurrent = year === cropYearOf(today())
  const { data } = useQuery({
    queryKey: [...YEAR_JOBS_KEY, 'fields', year],
    queryFn: ({ signal }) => call(contract.listFields, { query: { year: String(year) } }, { signal }),
    select: busyIdsIn,
    enabled: !isCurrent,
    meta: { isQuiet: true },
  })
  return useCallback(
    (field) => (isCurrent ? field.hasJobEventsThisYear : (data?.has(field._id) ?? false)),
    [isCurrent, data],
  )
}
const busyIdsIn = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.flatMap(({ _id, hasJobEventsThisYear }) => (hasJobEventsThisYear ? [_id] : [])))

const CHANGE_KEY = [...FIELDS_KEY, 'change'] as const
type Change = (fields: readonly Field[]) => Field[]

/** Shows a change in the lists at once; the function that is given back undoes it. */
async function showAtOnce(client: QueryClient, change: Change): Promise<() => void> {
  await client.cancelQueries({ queryKey: FIELDS_KEY })
  const keys = [fieldsQuery.queryKey, fieldShapesQuery.queryKey]
  const before = keys.map((key) => client.getQueryData(key))
  keys.forEach((key) => client.setQueryData(key, (fields) => fields && change(fields)))
  return () => keys.forEach((key, i) => client.setQueryData(key, before[i]))
}

/** A change of fields: shown at once, undone when the server refuses, and read again either way. */
function useFieldChange<Input, Reply>(work: {
  readonly run: (input: Input) => Promise<Reply>
  readonly show: (input: Input) => Change
}) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: work.run,
    onMutate: async (input: Input) => ({ undo: await showAtOnce(client, work.show(input)) }),
    onError: (_error, _input, shown) => shown?.undo(),
    onSettled: () => {
      reloadStatusSoon(client)
      reloadKinds(client)
      void client.invalidateQueries({ queryKey: FIELDS_KEY })
    },
  })
}

const save = ({ id, draft, updatedAt }: FieldSave): Promise<Field> => {
  if (updatedAt === undefined) return call(contract.addField, { body: { ...draft, _id: id } })
  const { _id: _unused, ...change } = draft
  return call(contract.changeField, { params: { id }, body: { ...change, updatedAt } })
}

export const useSaveField = () =>
  useFieldChange<FieldSave, Field>({
    run: save,
    show: ({ id, draft, updatedAt }) => {
      const { _id: _unused, mapData, ...rest } = draft
      const change = mapData === undefined ? rest : { ...rest, mapData }
      return (fields) =>
        updatedAt === undefined ? withAdded(fields, { ...draft, _id: id }) : withChanged(fields, id, change)
    },
  })

export const useToggleField = () =>
  useFieldChange<Field, Field>({
    run: ({ _id: id }) => call(contract.toggleField, { params: { id } }),
    show:
      ({ _id, active }) =>
      (fields) =>
        withChanged(fields, _id, { active: !active }),
  })

export const useDeleteField = () =>
  useFieldChange<Field, undefined>({
    run: ({ _id: id }) => call(contract.deleteField, { params: { id } }),
    show:
      ({ _id }) =>
      (fields) =>
        without(fields, _id),
  })

export const useRestoreField = () =>
  useFieldChange<Field, Field>({
    run: ({ _id: id }) => call(contract.restoreField, { params: { id } }),
    show: (field) => (fields) => [...without(fields, field._id), field],
  })

/** Reads again what changes with fields: lists, kinds of area, the status and the jobs that come back along. */
export function useReloadFields(): () => void {
  const client = useQueryClient()
  return () => {
    reloadStatusSoon(client)
    reloadKinds(client)
    void client.invalidateQueries({ queryKey: FIELDS_KEY })
    void client.invalidateQueries({ queryKey: ['jobEvents'] })
  }
}

/** The ids of fields whose change the server has not confirmed yet. */
export const usePendingIds = (): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: CHANGE_KEY, status: 'pending' },
      select: ({ state }) => {
        const input = state.variables as { readonly id?: string; readonly _id?: string } | undefined
        return input?.id ?? input?._id ?? ''
      },
    }),
  )
