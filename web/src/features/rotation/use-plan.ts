import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeRotationCells } from '@vagu/core/rotation/contract'
import { PlannedCell, type Rotation } from '@vagu/core/rotation/schema'
import { useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { rotationQuery } from '../../entities/rotation/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { useAutosave } from '../../ui/autosave/use-autosave.ts'
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

type Change = (now: PlanEdits) => PlanEdits

/** Sends batches of cells; what came meanwhile goes with the next one. */
function useSaving(edits: PlanEdits, change: (step: Change) => void) {
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (cells: readonly (CellEdit & { seen: CellEdit['content'] })[]) =>
      call(changeRotationCells, {
        body: { cells: cells.map(({ content, ...cell }) => ({ ...cell, ...content })) },
      }),
    onSuccess: (stored, sent) => {
      client.setQueryData(rotationQuery.queryKey, (now) => now && withStored(now, stored))
      change((now) => saved(now, sent))
    },
    onError: (error) => {
      const conflicts = conflictsIn(error)
      if (conflicts.length > 0) change((now) => refused(now, conflicts))
    },
    meta: { isQuiet: true },
  })
  const waiting = useMemo(() => unsaved(edits), [edits])
  const hasFailed = isError && edits.conflicts.length === 0
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
export function usePlan(rotation: Rotation): Plan {
  const [edits, setEdits] = useState(NO_EDITS)
  const stored = useMemo(() => storedBy(rotation.planned), [rotation.planned])
  const saving = useSaving(edits, setEdits)
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
