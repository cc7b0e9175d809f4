import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeRotationCells } from '@vagu/core/rotation/contract'
import { PlannedCell, type Rotation } from '@vagu/core/rotation/schema'
import { useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { rotationQuery } from '../../entities/rotation/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { onceShown } from '../../lib/once-shown.ts'
import { useAutosave } from '../../ui/autosave/use-autosave.ts'
import { useMessages } from '../../ui/Messages.tsx'
import {
  answered,
  type CellEdit,
  NO_EDITS,
  paint,
  type PlanEdits,
  redoStep,
  refused,
  saved,
  storedBy,
  type Stored,
  undoStep,
  unsaved,
} from './plan-edits.ts'
import { rotationText } from './text.ts'

const Conflicts = z.array(PlannedCell)
const conflictsIn = (error: unknown): readonly PlannedCell[] => {
  if (!(error instanceof CallError) || error.code !== 'conflict') return []
  return Conflicts.safeParse(error.stored).data ?? []
}

/** Puts what was stored into the plan that is shown, before it is read again. */
function withStored(rotation: Rotation, cells: readonly PlannedCell[]): Rotation {
  const stored = storedBy(cells)
  const kept = rotation.planned.filter(({ fieldId, year }) => !stored.has(`${fieldId} ${year}`))
  return { ...rotation, planned: [...kept, ...cells] }
}

/** Whether the server will never take it: sending it again would change nothing. */
const isFinal = (error: unknown): boolean => error instanceof CallError && error.kind === 'refused'

type Change = (now: PlanEdits) => PlanEdits

interface Saving {
  readonly fieldIds: ReadonlySet<string>
  readonly edits: PlanEdits
  readonly change: (step: Change) => void
}

/** Sends batches of cells; what came meanwhile goes with the next one. */
function useSaving({ fieldIds, edits, change }: Saving) {
  const client = useQueryClient()
  const messages = useMessages()
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation({
    mutationFn: (cells: readonly (CellEdit & { seen: CellEdit['content'] })[]) =>
      call(changeRotationCells, {
        body: { cells: cells.map(({ content, ...cell }) => ({ ...cell, ...content })) },
      }),
    onSuccess: (stored, sent) => {
      onceShown(
        () => client.setQueryData(rotationQuery.queryKey, (now) => now && withStored(now, stored)),
        () => change((now) => saved(now, sent)),
      )
    },
    onError: (error, sent) => {
      const conflicts = conflictsIn(error)
      if (conflicts.length > 0) return change((now) => refused(now, conflicts))
      if (!isFinal(error)) return
      const isGone = error instanceof CallError && error.code === 'notFound'
      messages.failed(error, isGone ? rotationText.goneField : rotationText.refusedByServer)
      // Cells of a field that is gone are not sent again once the fields are read; the others are.
      if (!isGone) change((now) => saved(now, sent))
    },
    meta: { isQuiet: true, rereadsOnFailure: ['fields', 'rotation'] },
  })
  const waiting = useMemo(() => unsaved(fieldIds, edits), [fieldIds, edits])
  // a question or a refusal is answered, and what is left goes at once
  const hasFailed = failure !== null && !isFinal(failure) && waiting.length > 0
  useAutosave({ waiting, isSaving: isPending, hasFailed, send: mutate })
  return { hasFailed, waiting: waiting.length }
}

export interface Plan {
  readonly stored: Stored
  readonly edits: PlanEdits
  readonly paint: (cells: readonly CellEdit[]) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly answer: (keepsMine: boolean) => void
  readonly saving: ReturnType<typeof useSaving>
}

/** The plan as it is shown: what is stored, and over it what was painted. */
export function usePlan(rotation: Rotation, fieldIds: ReadonlySet<string>): Plan {
  const [edits, setEdits] = useState(NO_EDITS)
  const stored = useMemo(() => storedBy(rotation.planned), [rotation.planned])
  const saving = useSaving({ fieldIds, edits, change: setEdits })
  return {
    stored,
    edits,
    saving,
    paint: useCallback((cells) => setEdits((now) => paint(stored, now, cells)), [stored]),
    undo: useCallback(() => setEdits((now) => undoStep(stored, now)), [stored]),
    redo: useCallback(() => setEdits((now) => redoStep(stored, now)), [stored]),
    answer: useCallback((keepsMine) => setEdits((now) => answered(now, keepsMine)), []),
  }
}
