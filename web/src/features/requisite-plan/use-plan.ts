import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addRequisitePlans,
  changeCropTemplate,
  changeRequisitePlan,
  deleteRequisitePlans,
  restoreRequisitePlans,
} from '@vagu/core/requisite-plan/contract'
import { copiedFrom, fromTemplates } from '@vagu/core/requisite-plan/filling'
import {
  type AddedPlans,
  MAX_PLANNED_LINES,
  type RequisitePlan,
  type RequisitePlanDraft,
  type RequisitePlanYear,
} from '@vagu/core/requisite-plan/schema'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { newId } from '../../lib/new-id.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { requisitePlanQuery } from './api.ts'
import { type CropGroup, usualLines } from './groups.ts'
import { planText as text } from './text.ts'

type Draft = Omit<RequisitePlanDraft, '_id'>
const META = { rereadsOnFailure: ['requisitePlans'] } as const

/** Portions that one request takes. */
const portionsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_PLANNED_LINES) }, (_, at) =>
    all.slice(at * MAX_PLANNED_LINES, (at + 1) * MAX_PLANNED_LINES),
  )

/** A sentence, and the names of deleted materials that were left out. */
const sentences = (sentence: string, leftOut: readonly string[]): string =>
  leftOut.length === 0 ? sentence : `${sentence}. ${text.leftOut(leftOut)}`

function useFailed() {
  const messages = useMessages()
  return (error: unknown): void => {
    const isOlder = error instanceof CallError && error.code === 'conflict'
    messages.failed(error, isOlder ? text.conflict : text.failed)
  }
}

/** Lines are deleted and brought back many at once. */
function useRemoving() {
  const messages = useMessages()
  const onError = useFailed()
  const restore = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const some of portionsOf(ids)) await call(restoreRequisitePlans, { body: { ids: some } })
    },
    onError,
    meta: META,
  })
  const remove = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const some of portionsOf(ids)) await call(deleteRequisitePlans, { body: { ids: some } })
    },
    onSuccess: (_reply, ids) =>
      messages.success(text.removed(ids.length), {
        action: { label: text.undo, onClick: () => restore.mutate(ids) },
      }),
    onError,
    meta: META,
  })
  return remove
}

function useAdding(remove: (ids: readonly string[]) => void) {
  const messages = useMessages()
  const onError = useFailed()
  return useMutation({
    mutationFn: async (drafts: readonly Draft[]) => {
      const replies: AddedPlans[] = []
      for (const plans of portionsOf(drafts.map((draft) => ({ ...draft, _id: newId() }))))
        replies.push(await call(addRequisitePlans, { body: { plans } }))
      const leftOut = [...new Set(replies.flatMap((reply) => reply.leftOut))]
      return { ids: replies.flatMap(({ plans }) => plans.map(({ _id }) => _id)), leftOut }
    },
    onSuccess: ({ ids, leftOut }) =>
      messages.success(sentences(text.added(ids.length), leftOut), {
        ...(ids.length > 0 && { action: { label: text.undo, onClick: () => remove(ids) } }),
      }),
    onError,
    meta: META,
  })
}

function useChanging() {
  const messages = useMessages()
  const onError = useFailed()
  const put = useMutation({
    mutationFn: ({ before, after }: { before: RequisitePlan; after: RequisitePlan }) => {
      const { _id, userId: _user, createdAt: _at, ...content } = after
      return call(changeRequisitePlan, {
        params: { id: before._id },
        body: { ...content, updatedAt: before.updatedAt },
      })
    },
    onError,
    meta: META,
  })
  return (before: RequisitePlan, after: RequisitePlan, onDone?: () => void): void =>
    put.mutate(
      { before, after },
      {
        onSuccess: (stored) => {
          messages.success(text.changed, {
            action: { label: text.undo, onClick: () => put.mutate({ before: stored, after: before }) },
          })
          onDone?.()
        },
      },
    )
}

function useTemplates({ templates, plans }: RequisitePlanYear) {
  const messages = useMessages()
  const onError = useFailed()
  const put = useMutation({
    mutationFn: (group: CropGroup) => {
      const crop = group.crop ?? ''
      const stored = templates.find((template) => template.crop === crop)
      const lines = usualLines(group, plans)
      return call(changeCropTemplate, { body: { crop, lines, updatedAt: stored?.updatedAt ?? null } })
    },
    onSuccess: ({ leftOut }, { title }) => messages.success(sentences(text.templateSaved(title), leftOut)),
    onError,
    meta: META,
  })
  return put.mutate
}

/** Edits of the plan of a year; each is told with a way back. */
export function usePlan(plan: RequisitePlanYear) {
  const client = useQueryClient()
  const messages = useMessages()
  const onError = useFailed()
  const remove = useRemoving()
  const { mutate: add, isPending: isAdding } = useAdding(remove.mutate)
  const change = useChanging()
  const saveTemplate = useTemplates(plan)
  const fill = (lines: readonly Draft[], none: string): void => {
    if (lines.length === 0) messages.success(none)
    else add(lines)
  }
  const copy = useMutation({
    mutationFn: () => client.fetchQuery(requisitePlanQuery(plan.year - 1)),
    onSuccess: (before) =>
      fill(
        copiedFrom(plan, before),
        before.plans.length === 0 ? text.nothingBefore(before.year) : text.nothingToAdd,
      ),
    onError,
    meta: {},
  })
  return {
    add,
    change,
    remove: remove.mutate,
    /** Lines go to other fields, and then from where they were; those that were left out stay there. */
    carry: (lines: readonly Draft[], from: readonly RequisitePlan[]): void => {
      const leave = (leftOut: readonly string[]): void => {
        const ids = from.filter(({ name }) => !leftOut.includes(name)).map(({ _id }) => _id)
        if (ids.length > 0) remove.mutate(ids)
      }
      if (lines.length === 0) leave([])
      else add(lines, { onSuccess: ({ leftOut }) => leave(leftOut) })
    },
    saveTemplate,
    isAdding: isAdding || remove.isPending || copy.isPending,
    copyYear: () => copy.mutate(),
    applyTemplates: (fields = plan.fields): void =>
      fill(
        fromTemplates({ ...plan, fields }, plan.templates),
        plan.templates.length === 0 ? text.noTemplates : text.nothingToAdd,
      ),
  }
}
export type PlanActions = ReturnType<typeof usePlan>
