import { Alert, Button, Group } from '@mantine/core'
import { contentAt } from './plan-edits.ts'
import type { Board } from './use-board.ts'
import layout from '../../ui/layout.module.css'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'

/** Cells that somebody else has painted meanwhile, both versions side by side. */
export function Conflicts({ board }: { readonly board: Board }) {
  const { plan, fields } = board
  const { conflicts } = plan.edits
  if (conflicts.length === 0) return null
  const names = new Map(fields.map(({ _id, name }) => [_id, name]))
  return (
    <Alert color="orange" title={rotationText.conflictTitle}>
      <ul className={`${layout.plainList} ${styles.reasons}`}>
        {conflicts.map((cell) => (
          <li key={`${cell.fieldId} ${cell.year}`}>
            {rotationText.conflictLine({
              name: names.get(cell.fieldId) ?? '',
              year: cell.year,
              mine: contentAt(plan.stored, plan.edits, cell).crop,
              theirs: cell.crop,
            })}
          </li>
        ))}
      </ul>
      <Group mt="sm">
        <Button onClick={() => plan.answer(true)}>{rotationText.keepMine}</Button>
        <Button variant="default" onClick={() => plan.answer(false)}>
          {rotationText.takeTheirs}
        </Button>
      </Group>
    </Alert>
  )
}
