import type { FertilizationPlan } from '@vagu/core/fertilization-plan/schema'
import { useMemo } from 'react'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { useMay } from '../../ui/may.tsx'
import { normalizeText } from '../../ui/search-options.ts'
import { type PlanRow, rowsOf, totalsOf } from './plan-rows.ts'
import { usePlan } from './use-plan.ts'

/** Content of the page: the rows of the plan over what was changed, its totals, and what changes it. */
export function useBoard(data: FertilizationPlan) {
  const plan = usePlan(data)
  const mayWrite = useMay('write')
  const { edits } = plan
  const rows = useMemo(() => rowsOf(data.fields, edits), [data.fields, edits])
  const totals = useMemo(() => totalsOf(rows), [rows])
  return { data, year: data.year, plan, mayWrite, rows, totals }
}
export type Board = ReturnType<typeof useBoard>

const cropOf = ({ facts }: PlanRow): string =>
  facts.crop === null ? '' : cropStyle({ crop: facts.crop }).title

/** Rows whose field, crop or fertilizers hold what is looked for. */
export function foundRows(rows: readonly PlanRow[], query: string): readonly PlanRow[] {
  const needle = normalizeText(query)
  if (needle === '') return rows
  return rows.filter((row) =>
    [row.name, cropOf(row), ...row.plan.fertilizations.map(({ name }) => name)].some((text) =>
      normalizeText(text).includes(needle),
    ),
  )
}
