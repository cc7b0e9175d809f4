import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { words } from '../text.ts'
import styles from './form.module.css'
import type { Conflict } from './use-field-form.ts'
import { differences } from './versions.ts'

interface Props {
  readonly conflict: Conflict
  readonly year: number
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Both versions side by side, and the choice between them. */
export function ConflictPanel({ conflict: { mine, stored }, year, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Stack>
      <div className={styles['notice']} role="alert">
        <IconAlertTriangle size={22} aria-hidden />
        <div>
          <strong>{words.conflictTitle}</strong>
          <p>{words.conflictText}</p>
        </div>
      </div>
      <table className={styles['versions']}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, stored, year).map((difference) => (
            <tr key={difference.label}>
              <th scope="row">{difference.label}</th>
              <td>{difference.mine}</td>
              <td>{difference.stored}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group justify="flex-end">
        <Button variant="default" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button onClick={onKeepMine} data-autofocus>
          {words.keepMine}
        </Button>
      </Group>
    </Stack>
  )
}
