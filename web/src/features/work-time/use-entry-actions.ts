import { useMutation } from '@tanstack/react-query'
import {
  addWorkTime,
  changeWorkTime,
  deleteWorkTime,
  restoreWorkTime,
  toggleWorkTimePaid,
} from '@vagu/core/work-times/contract'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newId } from '../../lib/new-id.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { bodyOf, type Habit } from './entry-form.ts'
import { workTimeText as text } from './text.ts'

const REREADS = { rereadsOnFailure: ['workTimes'] } as const

/** Words of a call that was refused; what is paid says what to do. */
function useFailed() {
  const messages = useMessages()
  return (error: unknown): void => {
    if (error instanceof CallError && error.code === 'paid') messages.error(text.frozen)
    else messages.notSaved(error, 'changeFailed')
  }
}

/** Changes the times, jobs and fields of an entry. */
export function useChangeEntry() {
  const messages = useMessages()
  const onError = useFailed()
  return useMutation({
    mutationFn: ({ entry, change }: { entry: WorkTime; change: Partial<WorkTime>; done: string }) =>
      call(changeWorkTime, { params: { id: entry._id }, body: { ...bodyOf(entry), ...change } }),
    onSuccess: (_, { done }) => messages.success(done),
    onError,
    meta: REREADS,
  })
}

export interface QuickEntry extends Habit {
  readonly workerId: string
  readonly date: string
  readonly jobEventIds: readonly string[]
  readonly fieldIds: readonly string[]
}

/** Adds an entry by one tap, with a way back. */
export function useQuickAdd() {
  const messages = useMessages()
  const { mutate: remove } = useMutation({
    mutationFn: ({ _id: id, updatedAt }: WorkTime) =>
      call(deleteWorkTime, { params: { id }, query: { updatedAt } }),
    onError: useFailed(),
    meta: REREADS,
  })
  return useMutation({
    mutationFn: ({ workerId, date, jobEventIds, fieldIds, start, end, breakMinutes }: QuickEntry) =>
      call(addWorkTime, {
        body: {
          _id: newId(),
          workerId,
          date,
          start,
          end,
          breakMinutes,
          jobEventIds: [...jobEventIds],
          fieldIds: [...fieldIds],
        },
      }),
    onSuccess: (added) =>
      messages.success(text.added, { action: { label: uiText.undo, onClick: () => remove(added) } }),
    onError: useFailed(),
    meta: REREADS,
  })
}

/** Marks an entry as paid or takes the mark back, as it was shown; what is shown is what the server answers. */
export function useTogglePaid() {
  const messages = useMessages()
  return useMutation({
    mutationFn: ({ _id: id, status }: WorkTime) =>
      call(toggleWorkTimePaid, {
        params: { id },
        body: { status: status === 'PAID' ? 'UNPAID' : 'PAID' },
      }),
    onSuccess: ({ newStatus }) => messages.success(text.statuses[newStatus]),
    onError: useFailed(),
    meta: REREADS,
  })
}

/** Deletes an entry, with a way back. */
export function useRemoveEntry() {
  const messages = useMessages()
  const { mutate: restore } = useMutation({
    mutationFn: (id: string) => call(restoreWorkTime, { params: { id } }),
    onSuccess: () => messages.success(text.restored),
    onError: (error) => messages.failed(error, text.restoreFailed),
  })
  return useMutation({
    mutationFn: ({ _id: id, updatedAt }: WorkTime) =>
      call(deleteWorkTime, { params: { id }, query: { updatedAt } }),
    onSuccess: (_, { name, _id }) =>
      messages.success(text.removed(name), { action: { label: uiText.undo, onClick: () => restore(_id) } }),
    onError: useFailed(),
    meta: REREADS,
  })
}
