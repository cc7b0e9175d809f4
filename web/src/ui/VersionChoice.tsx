import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { uiText } from './text.ts'
import styles from './VersionChoice.module.css'

/** One thing in which two versions of a record differ, in words. */
export interface Difference {
  readonly label: string
  readonly mine: string
  readonly stored: string
}
interface TableProps {
  readonly differences: readonly Difference[]
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}
interface Props extends TableProps {
  /** Record that somebody has changed meanwhile. */
  readonly title: string
  /** Content that is told apart by a picture. */
  readonly children?: ReactNode
}

/** Where two versions of a record differ, side by side, and the choice between them. */
export function VersionTable({ differences, onKeepMine, onTakeTheirs }: TableProps) {
  return (
    <>
      <table className={styles.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{uiText.mine}</th>
            <th scope="col">{uiText.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
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
          {uiText.takeTheirs}
        </Button>
        <Button onClick={onKeepMine} data-autofocus>
          {uiText.keepMine}
        </Button>
      </Group>
    </>
  )
}

/** The same with a notice that says which record it is. */
export function VersionChoice({ title, children, ...versions }: Props) {
  return (
    <Stack>
      <div className={styles.notice} role="alert">
        <IconAlertTriangle size={22} aria-hidden />
        <div>
          <strong>{title}</strong>
          <p>{uiText.versionsText}</p>
        </div>
      </div>
      {children}
      <VersionTable {...versions} />
    </Stack>
  )
}
