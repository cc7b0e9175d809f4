import { useRef } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { jobsText } from '../jobs/text.ts'
import { type Batch, batchOf, refusedRows, type RowErrors } from './batch.ts'
import { type CheckedRow, isValidRow } from './check-row.ts'
import type { GridRow } from './grid-row.ts'
import { addJobGridText } from './text.ts'

const FAILED = { ms: 5000 } as const

/** How the jobs of all rows are stored together. */
export interface Storing {
  /** Stores them and says so; throws what the call throws. `restore` brings the rows back when that is undone. */
  readonly store: (batch: Batch, restore: () => void) => Promise<void>
  readonly isPending: boolean
  /** Most jobs at once. */
  readonly most: number
}

interface Options {
  readonly farm: FarmSnapshot
  /** Shows the errors of the rows and leads to the first of them. */
  readonly onWrong: (refused?: ReadonlyMap<string, RowErrors>) => void
  readonly onSaved: (rows: readonly GridRow[]) => void
  readonly storing: Storing
  /** Rows that were stored and taken back: they come back, for jobs of their own. */
  readonly onUndone: (rows: readonly GridRow[]) => void
  /** The rows were stored already and changed since: they become new jobs. */
  readonly onRenamed: (rows: readonly GridRow[]) => readonly CheckedRow[]
}

/** Checks all rows, sends them as one batch, and says how it went; nothing that was typed is ever lost by it. */
export function useSaveRows({ farm, onWrong, onSaved, storing, onUndone, onRenamed }: Options) {
  const messages = useMessages()
  const confirm = useConfirm()
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
    if (batch.drafts.length > storing.most)
      return messages.error(addJobGridText.tooMany(storing.most), FAILED)
    isSending.current = true
    let failure: unknown
    try {
      const saved = rows.map(({ row }) => row)
      await storing.store(batch, () => onUndone(saved))
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
  return { save, isSaving: storing.isPending }
}
