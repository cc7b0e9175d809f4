import type { Field } from '@vagu/core/fields/schema'
import { isInUse } from '@vagu/core/fields/rules'
import { cropsOfFarm, farmShares, firstPlannedYear, NO_PLAN, type PlanFacts } from '@vagu/core/rotation/plan'
import type { Rotation, SuggestedCell } from '@vagu/core/rotation/schema'
import type { Ksm } from '@vagu/core/settings/schema'
import { useMemo, useState } from 'react'
import { keyOf } from './plan-edits.ts'
import { cellViews, plannedByField, storedByField } from './plan-rows.ts'
import { usePlan } from './use-plan.ts'
import type { MatrixRow } from './matrix-edits.ts'

interface Facts {
  readonly fields: readonly Field[]
  readonly rotation: Rotation
  readonly ksm: Ksm
  readonly isHpk7: boolean
}

/** Content of the screen: fields, years, the plan over them, its sums, and what is suggested. */
export function useBoard({ fields: all, rotation, ksm, isHpk7 }: Facts) {
  const fieldIds = useMemo(() => new Set(all.map(({ _id }) => _id)), [all])
  const plan = usePlan(rotation, fieldIds)
  const { thisYear, years } = rotation
  const fields = useMemo(
    () => all.filter((field) => years.some((year) => isInUse(field, year))),
    [all, years],
  )
  const terms = useMemo(() => ({ thisYear, ksmYears: ksm.years, isHpk7 }), [thisYear, ksm.years, isHpk7])
  const among = useMemo(() => cropsOfFarm(fields, thisYear), [fields, thisYear])
  const stored = useMemo(() => storedByField(plan.stored), [plan.stored])
  const planned = useMemo(() => plannedByField(stored, plan.edits), [stored, plan.edits])
  const facts = useMemo<PlanFacts>(
    () => ({ fields, planned, terms, isOrganic: ksm.isOrganic }),
    [fields, planned, terms, ksm.isOrganic],
  )
  const [suggested, setSuggested] = useState<readonly SuggestedCell[]>([])
  const ghosts = useMemo(() => new Map(suggested.map((cell) => [keyOf(cell), cell.crop])), [suggested])
  const firstPlanned = firstPlannedYear(fields, thisYear)
  const rows = fields.map((field): MatrixRow => ({
    fieldId: field._id,
    name: field.name,
    cells: () => cellViews({ field, planned: planned.get(field._id) ?? NO_PLAN, years, terms, among }),
  }))
  return {
    plan,
    facts,
    fields,
    rows,
    years,
    terms,
    among,
    planned,
    firstPlanned,
    suggested,
    setSuggested,
    ghosts,
    shares: useMemo(() => farmShares(facts, years), [facts, years]),
  }
}
export type Board = ReturnType<typeof useBoard>
