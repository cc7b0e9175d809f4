import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { type FertilizationPlan, FieldPlan, type PlannedField } from '@vagu/core/fertilization-plan/schema'
import { useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { onceShown } from '../../lib/once-shown.ts'
import { useAutosave } from '../../ui/autosave/use-autosave.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { planQuery } from './api.ts'
import {
  answered,
  change,
  draftOf,
  NO_EDITS,
  type PlanEdit,
  type PlanEdits,
  redoStep,
  refused,
  saved,
  type Stored,
  undoStep,
  unsaved,
} from './plan-edits.ts'
import { planText } from './text.ts'

/** Stored plans that are newer; null for one that is there no more. */
const Conflicts = z.array(FieldPlan.nullable())
const conflictsIn = (error: unknown): readonly FieldPlan[] => {
  if (!(error instanceof CallError) || error.code !== 'conflict') return []
  return (Conflicts.safeParse(error.stored).data ?? []).filter((plan) => plan !== null)
}
/** Whether the server will never take it: sending it again would change nothing. */
const isFinal = (error: unknown): boolean => error instanceof CallError && error.kind === 'refused'

/** Puts what was stored into the plan that is shown, before it is read again. */
export function withStored(plan: FertilizationPlan, stored: readonly PlannedField[]): FertilizationPlan {
  const byId = new Map(stored.map((field) => [field.fieldId, field]))
  return { ...plan, fields: plan.fields.map((field) => byId.get(field.fieldId) ?? field) }
}

const storedOf = (fields: readonly PlannedField[]): Stored =>
  new Map(fields.map(({ fieldId, plan }) => [fieldId, plan]))

type Change = (step: (now: PlanEdits) => PlanEdits) => void

interface Saving {
  readonly year: number
  readonly stored: Stored
  readonly edits: PlanEdits
  readonly set: Change
}

/** Sends the plans that were changed; what is changed meanwhile goes with the next call. */
function useSaving({ year, stored, edits, set }: Saving) {
  const client = useQueryClient()
  const messages = useMessages()
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation({
    mutationFn: (sent: readonly PlanEdit[]) =>
      call(changeFertilizationPlan, { body: { year, fields: sent.map((edit) => draftOf(edits, edit)) } }),
    onSuccess: (fields, sent) => {
      const put = () => client.setQueryData(planQuery(year).queryKey, (now) => now && withStored(now, fields))
      const instants = fields.flatMap(({ fieldId, plan }): [string, string][] =>
        plan ? [[fieldId, plan.updatedAt]] : [],
      )
      onceShown(put, () => set((now) => saved(now, sent, new Map(instants))))
    },
    onError: (error, sent) => {
      const conflicts = conflictsIn(error)
      if (conflicts.length > 0) return set((now) => refused(now, conflicts))
      if (!isFinal(error)) return
      const isGone = error instanceof CallError && error.code === 'notFound'
      messages.failed(error, isGone ? planText.goneField : planText.refusedByServer)
      // A field that is gone leaves the plan when that is read again, and the others are sent. What the server does
      // not take at all is shown no longer as if it were kept.
      if (!isGone) set((now) => saved(now, sent, new Map()))
    },
    meta: { isQuiet: true, rereadsOnFailure: ['fertilizationPlans'] },
  })
  const waiting = useMemo(() => unsaved(stored, edits), [stored, edits])
  // a question or a refusal is answered, and what is left goes at once
  const hasFailed = failure !== null && !isFinal(failure) && waiting.length > 0
  useAutosave({ waiting, isSaving: isPending, hasFailed, send: mutate })
  return { hasFailed, waiting: waiting.length }
}

/** The plan as it is shown: what is stored, and over it what was changed. */
export function usePlan({ year, fields }: FertilizationPlan) {
  const [edits, set] = useState(NO_EDITS)
  const stored = useMemo(() => storedOf(fields), [fields])
  const saving = useSaving({ year, stored, edits, set })
  const client = useQueryClient()
  // A message may offer the way back long after it was shown: what is stored then counts.
  const storedNow = useCallback(
    () => storedOf(client.getQueryData(planQuery(year).queryKey)?.fields ?? []),
    [client, year],
  )
  return {
    stored,
    edits,
    saving,
    change: useCallback(
      (plans: readonly PlanEdit[]) => set((now) => change(storedNow(), now, plans)),
      [storedNow],
    ),
    undo: useCallback(() => set((now) => undoStep(storedNow(), now)), [storedNow]),
    redo: useCallback(() => set((now) => redoStep(storedNow(), now)), [storedNow]),
    answer: useCallback(
      (fieldId: string, keepsMine: boolean) => set((now) => answered(now, fieldId, keepsMine)),
      [],
    ),
  }
}
export type Plan = ReturnType<typeof usePlan>
