import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { useStatus } from '../../entities/use-status.ts'
import { useRemoveWithUndo } from '../../records/use-remove-with-undo.ts'
import { overviewQuery } from './overview.ts'
import { problemsById } from './problems.ts'
import { usesFrom } from './recent-use.ts'
import type { ColumnContext } from './material-columns.tsx'
import { requisiteKind } from './material-kind.ts'
import { materialsPageText } from './text.ts'

const NONE: readonly string[] = []

type Open = Pick<ColumnContext, 'onEdit' | 'onHistory'>

/** Facts and actions for the columns of a page; it changes only with what it knows. */
export function useColumnContext({ onEdit, onHistory }: Open) {
  const year = useGlobalYear()
  const warnings = useStatus().data?.warnings
  const overview = useQuery(overviewQuery(year))
  const remove = useRemoveWithUndo(requisiteKind, materialsPageText)
  const { data } = overview
  const context = useMemo<ColumnContext>(() => {
    const problems = problemsById(warnings ?? [])
    return {
      year,
      onEdit,
      onHistory,
      onRemove: remove,
      problemsOf: ({ _id }) => problems.get(_id) ?? NONE,
      lastUseOf: data && usesFrom([...data.requisitesOverview, ...data.coatingRequisitesOverview]),
    }
  }, [year, onEdit, onHistory, remove, warnings, data])
  return { context, overview }
}
