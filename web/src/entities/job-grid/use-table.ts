import { useDeferredValue, useMemo } from 'react'
import { isUntouched } from '../../ui/grid/sheet.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { checkRow } from './check-row.ts'
import type { RowKeeping } from './draft-rows.ts'
import { useJobRows } from './use-job-rows.ts'
import { useRowVerdicts } from './use-row-verdicts.ts'
import { useSavedRows } from './use-saved-rows.ts'
import { type Storing, useSaveRows } from './use-save-rows.ts'
import { useWrongRows } from './use-wrong-rows.ts'

interface Options {
  readonly farm: FarmSnapshot
  readonly keeping: RowKeeping
  readonly storing: Storing
}

/** The rows checked, judged and saved. */
export function useTable({ farm, keeping, storing }: Options) {
  const { grid, reader, isRestored } = useJobRows(farm, keeping)
  const { rows } = grid.state
  const all = useMemo(() => rows.map((row) => checkRow(row, reader)), [rows, reader])
  const jobs = useMemo(() => all.filter(({ row }) => !isUntouched(row)), [all])
  const judged = useDeferredValue(jobs)
  const verdicts = useRowVerdicts(
    useMemo(() => judged.filter(({ errors }) => errors.size === 0), [judged]),
    farm,
  )
  const { shown, showWrong, forgetTry } = useWrongRows(grid, all)
  const { removeSaved, restoreRows, renameRows } = useSavedRows({ grid, reader, keeping })
  const saving = useSaveRows({
    farm,
    onWrong: showWrong,
    onSaved: (saved) => {
      removeSaved(saved)
      forgetTry()
    },
    storing,
    onUndone: restoreRows,
    onRenamed: renameRows,
  })
  return {
    grid,
    reader,
    isRestored,
    all,
    jobs,
    verdicts,
    isSaving: saving.isSaving,
    save: () => saving.save(jobs),
    /** State of each row, in their order. */
    shown,
  }
}
export type Table = ReturnType<typeof useTable>
