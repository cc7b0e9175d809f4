import { getRequisitesOverview } from '@vagu/core/requisites/contract'
import { seasonOf } from '@vagu/core/time/season'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { REQUISITES_KEY } from '../../entities/materials/use-requisites.ts'
import { useStatus } from '../../entities/use-status.ts'
import { call } from '../../lib/call.ts'
import { useRemoveWithUndo } from '../../records/use-remove-with-undo.ts'
import { problemsById } from './problems.ts'
import { usesFrom } from './recent-use.ts'
import type { ColumnContext } from './requisite-columns.tsx'
import { requisiteKind } from './requisite-kind.ts'
import { words } from './text.ts'

const NONE: readonly string[] = []

/** Materials of the season that has just begun are those of the one before. */
const daysOf = (year: number) => ({ start: seasonOf(year - 1).start, end: seasonOf(year).end })

/** How the farm's materials were used of late; the column stays empty while that cannot be told. */
const useOverview = (year: number) =>
  useQuery({
    queryKey: [...REQUISITES_KEY, 'overview', year],
    queryFn: ({ signal }) => call(getRequisitesOverview, { query: daysOf(year) }, { signal }),
    meta: { isQuiet: true },
  })

type Open = Pick<ColumnContext, 'onEdit' | 'onHistory'>

/** What the columns of a page know and do; it changes only with what it knows. */
export function useColumnContext({ onEdit, onHistory }: Open) {
  const year = useGlobalYear()
  const warnings = useStatus().data?.warnings
  const overview = useOverview(year)
  const remove = useRemoveWithUndo(requisiteKind, words)
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
