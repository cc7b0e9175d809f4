import { MAX_JOBS_SAVED } from '@vagu/core/jobs/schema'
import { deleteJobs } from '@vagu/core/jobs/batch-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { today } from '../../lib/today.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { lastAddedQuery, useSaveJobs } from '../jobs/api.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { emptyForm } from '../job-form/model/job-form.ts'
import { jobsText } from '../jobs/text.ts'
import { type Batch, batchOf, refusedRows, type RowErrors } from './batch.ts'
import { type CheckedRow, isValidRow } from './check-row.ts'
import type { GridRow } from './grid-row.ts'
import { addJobGridText } from './text.ts'

const FAILED = { ms: 5000 } as const

interface Options {
  readonly farm: FarmSnapshot
  /** Shows the errors of the rows and leads to the first of them. */
  readonly onWrong: (refused?: ReadonlyMap<string, RowErrors>) => void
  readonly onSaved: (rows: readonly GridRow[]) => void
  /** The jobs are deleted again: the rows come back, for jobs of their own. */
  readonly onUndone: (rows: readonly GridRow[]) => void
  /** The rows were stored already and changed since: they become new jobs. */
  readonly onRenamed: (rows: readonly GridRow[]) => readonly CheckedRow[]
}

/** Deletes what was just saved. */
function useTakeBack(onUndone: Options['onUndone']) {
  const client = useQueryClient()
  const messages = useMessages()
  return async (ids: readonly string[], rows: readonly GridRow[]): Promise<void> => {
    try {
      await call(deleteJobs, { body: { ids: [...ids] } })
      const removed = new Set(ids)
      client.setQueryData(lastAddedQuery.queryKey, (known) => known?.filter(({ _id }) => !removed.has(_id)))
      onUndone(rows)
      messages.success(addJobGridText.takenBack(ids.length))
    } catch (error) {
      messages.failed(error, addJobGridText.takeBackFailed)
    }
  }
}

/** Checks all rows, sends them as one batch, and says how it went; nothing that was typed is ever lost by it. */
export function useSaveRows({ farm, onWrong, onSaved, onUndone, onRenamed }: Options) {
  const messages = useMessages()
  const confirm = useConfirm()
  const saving = useSaveJobs()
  const takeBack = useTakeBack(onUndone)
  const isSending = useRef(false)

  const reject = (refused?: ReadonlyMap<string, RowErrors>): void => {
    onWrong(refused)
    messages.error(uiText.checkInput, { placement: 'top' })
  }
  const explain = async (error: unknown, rows: readonly CheckedRow[], batch: Batch): Promise<void> => {
    const isRefused = error instanceof CallError && error.kind === 'refused'
    if (isRefused && error.fields.length > 0) return reject(refusedRows(error.fields, batch))
    if (!isRefused || error.code !== 'idTaken') return messages.notSaved(error, 'saveFailed')
    const question = {
      title: jobsText.arrivedTitle,
      message: addJobGridText.arrivedText,
      confirmLabel: jobsText.addAnyway,
    }
    if (await confirm(question)) await send(onRenamed(rows.map(({ row }) => row)))
    return undefined
  }
  const send = async (rows: readonly CheckedRow[]): Promise<void> => {
    if (isSending.current) return
    const batch = batchOf(rows, farm)
    if (batch.drafts.length > MAX_JOBS_SAVED)
      return messages.error(addJobGridText.tooMany(MAX_JOBS_SAVED), FAILED)
    isSending.current = true
    let failure: unknown
    try {
      const jobs = await saving.mutateAsync({ form: emptyForm(today()), drafts: batch.drafts })
      const saved = rows.map(({ row }) => row)
      const ids = jobs.map(({ _id }) => _id)
      const action = { label: uiText.undo, onClick: () => void takeBack(ids, saved) }
      messages.success(addJobGridText.saved(jobs.length), { action })
      onSaved(saved)
    } catch (error) {
      failure = error
    } finally {
      isSending.current = false
    }
    if (failure !== undefined) await explain(failure, rows, batch)
  }
  const save = (rows: readonly CheckedRow[]): void => {
    if (rows.length === 0) return messages.error(addJobGridText.nothingToSave)
    if (!rows.every(isValidRow)) return reject()
    return void send(rows)
  }
  return { save, isSaving: saving.isPending }
}
