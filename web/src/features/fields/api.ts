import { queryOptions, useQuery } from '@tanstack/react-query'
import * as contract from '@vagu/core/fields/contract'
import type { Field } from '@vagu/core/fields/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { useCallback } from 'react'
import { fieldKeys } from '../../entities/fields/keys.ts'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/today.ts'
import type { RecordKind } from '../../records/kind.ts'
import { useRecordChange } from '../../records/use-record-change.ts'
import type { FieldEdit } from './form/field-form.ts'

export const fieldQuery = (id: string) =>
  queryOptions({
    queryKey: fieldKeys.one(id),
    queryFn: ({ signal }) => call(contract.getField, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { reads: ['fields'], readsLater: ['jobs'] },
  })

/** Whether something was done on a field in a crop year; the list of fields knows it of the year of today. */
export function useHasJobs(year: number): (field: Field) => boolean {
  const isCurrent = year === cropYearOf(today())
  const { data } = useQuery({
    queryKey: fieldKeys.withJobs(year),
    queryFn: ({ signal }) => call(contract.listFields, { query: { year: String(year) } }, { signal }),
    select: busyIdsIn,
    enabled: !isCurrent,
    meta: { reads: ['jobs'], isQuiet: true },
  })
  return useCallback(
    (field) => (isCurrent ? field.hasJobEventsThisYear : (data?.has(field._id) ?? false)),
    [isCurrent, data],
  )
}
const busyIdsIn = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.flatMap(({ _id, hasJobEventsThisYear }) => (hasJobEventsThisYear ? [_id] : [])))

/** Makes an active field inactive and the other way round. */
export const useToggleField = (kind: RecordKind<Field, FieldEdit>) =>
  useRecordChange<Field, { readonly id: string }, Field>(kind, {
    run: ({ id }) => call(contract.toggleField, { params: { id } }),
    show:
      ({ id }) =>
      (fields) =>
        fields.map((field) => (field._id === id ? { ...field, active: !field.active } : field)),
  })
