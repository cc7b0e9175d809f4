/** The columns that the list of every kind of record has: its name, which opens it, and the menu of its row. */
import { Loader } from '@mantine/core'
import { IconDots, IconEdit, IconHistory, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cutText, EMPTY } from '../lib/format.ts'
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx'
import type { Column } from '../ui/data-table-columns.ts'
import { historyText } from './history/text.ts'
import { NameButton } from './NameButton.tsx'
import styles from './Records.module.css'
import { IfMay } from '../ui/may.tsx'
import { recordsText } from './text.ts'

interface NameWork<R> {
  readonly header: string
  readonly nameOf: (record: R) => string
  /** Name of the button for a screen reader; the record's own name unless told. */
  readonly labelOf?: (record: R) => string
  readonly onOpen: (record: R) => void
  /** Below the name: what is wrong with the record. */
  readonly below?: (record: R) => ReactNode
}

/** The name of a record, which opens it. */
export const nameColumn = <R,>({ header, nameOf, labelOf, onOpen, below }: NameWork<R>): Column<R> => ({
  id: 'name',
  header,
  isTitle: true,
  sortBy: nameOf,
  cell: (record) => (
    <span className={styles.name}>
      <IfMay to="write" otherwise={nameOf(record)}>
        <NameButton label={labelOf?.(record)} onOpen={() => onOpen(record)}>
          {nameOf(record)}
        </NameButton>
      </IfMay>
      {below?.(record)}
    </span>
  ),
})

/** Letters of the notes that stand in the list. */
const PREVIEW = 55

/** The head of the notes of a record; a card without notes has no line for them. */
export const notesColumn = <R extends { readonly notes: string }>(header: string): Column<R> => ({
  id: 'notes',
  header,
  cell: ({ notes }) => (
    <span className={styles.notes} data-empty={notes === '' || undefined} title={notes}>
      {notes ? cutText(notes, PREVIEW) : EMPTY}
    </span>
  ),
})

/** Stands beside the name of a record while the server has not confirmed its change. */
export const PendingMark = () => (
  <span className={styles.pending}>
    <Loader size={12} aria-hidden />
    {recordsText.pending}
  </span>
)

export interface RowActions<R> {
  readonly onEdit: (record: R) => void
  readonly onHistory: (record: R) => void
  readonly onRemove: (record: R) => void
}
interface MenuWork<R> extends RowActions<R> {
  readonly header?: string
  readonly nameOf: (record: R) => string
  /** Other actions on a record; they stand behind the change of it. */
  readonly more?: (record: R) => readonly Action[]
}

const actionsOf = <R,>(record: R, { onEdit, onHistory, onRemove, more }: MenuWork<R>): Action[] => [
  {
    label: recordsText.edit,
    icon: <IconEdit size={18} aria-hidden />,
    onClick: () => onEdit(record),
    needs: 'write',
  },
  ...(more?.(record) ?? []),
  { label: historyText.open, icon: <IconHistory size={18} aria-hidden />, onClick: () => onHistory(record) },
  {
    label: recordsText.delete,
    icon: <IconTrash size={18} aria-hidden />,
    onClick: () => onRemove(record),
    needs: 'write',
    isDangerous: true,
  },
]

/** The menu of a row: change, history and deletion, and what the kind adds. */
export const menuColumn = <R,>(work: MenuWork<R>): Column<R> => {
  const { header = recordsText.menu, nameOf } = work
  return {
    id: 'menu',
    header,
    isActions: true,
    width: 56,
    cell: (record) => (
      <div className={styles.menu}>
        <ActionMenu
          label={recordsText.menuOf(nameOf(record), header)}
          icon={<IconDots size={20} aria-hidden />}
          actions={actionsOf(record, work)}
        />
      </div>
    ),
  }
}

/** A cell that has a line of its own where a row is a card. */
export const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.wide}>{children}</div>
)
