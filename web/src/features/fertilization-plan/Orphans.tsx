import { Alert, Button, Group } from '@mantine/core'
import type { OrphanedPlan } from '@vagu/core/fertilization-plan/schema'
import { newId } from '../../lib/new-id.ts'
import { planAt, type PlanEdit } from './plan-edits.ts'
import layout from '../../ui/layout.module.css'
import { orphanText } from './text.ts'
import type { Board } from './use-board.ts'

/** The plan of a field that was divided or merged, for those of its successors that have none yet. */
function carriedTo({ plan: { stored, edits } }: Board, { successors, plan }: OrphanedPlan): PlanEdit[] {
  return successors.map((fieldId) => {
    const brought = plan.fertilizations.map((application) => ({
      ...application,
      _id: newId(),
      area: null,
      jobEventIds: [],
    }))
    return { fieldId, plan: { ...planAt(stored, edits, fieldId), fertilizations: brought } }
  })
}

/** Plans of fields that are no more: kept, and carried on to what their land became when the farmer says so. */
export function Orphans({ board }: { readonly board: Board }) {
  const { orphans, fields } = board.data
  const names = new Map(fields.map(({ fieldId, facts }) => [fieldId, facts.fieldName]))
  const { stored, edits } = board.plan
  const isEmpty = (id: string): boolean => planAt(stored, edits, id).fertilizations.length === 0
  const open = orphans
    .filter(({ plan }) => plan.fertilizations.length > 0)
    .map((orphan) => ({
      ...orphan,
      successors: orphan.successors.filter((id) => names.has(id) && isEmpty(id)),
    }))
    .filter(({ successors }) => successors.length > 0)
  if (open.length === 0) return null
  return (
    <Alert color="yellow" variant="light" title={orphanText.title}>
      <ul className={layout.plainList}>
        {open.map((orphan) => {
          const to = orphan.successors.map((id) => names.get(id) ?? '').join(', ')
          return (
            <li key={orphan.fieldId}>
              <Group justify="space-between">
                <span>
                  {orphanText.line(orphan.fieldName, orphan.reason, orphan.plan.fertilizations.length)}
                </span>
                {board.mayWrite && (
                  <Button variant="default" onClick={() => board.plan.change(carriedTo(board, orphan))}>
                    {orphanText.carry(to)}
                  </Button>
                )}
              </Group>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
