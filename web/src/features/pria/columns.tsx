import { Checkbox } from '@mantine/core'
import { IconDotsVertical, IconExternalLink, IconReceipt } from '@tabler/icons-react'
import type { PriaKind, PriaProblem, PriaRow } from '@vagu/core/pria/schema'
import { priaText } from '../../entities/pria/text.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { canBeChosen, type Choice, choiceOf, type Choices } from './choices.ts'
import styles from './Comparison.module.css'
import { DirectionCell } from './DirectionCell.tsx'
import { rowTitle } from './short-facts.ts'
import { Sides } from './Sides.tsx'
import { StatusCell } from './StatusCell.tsx'
import { compareText as text } from './text.ts'

export interface RowContext {
  readonly kind: PriaKind
  readonly year: number
  readonly choices: Choices
  readonly onChange: (row: PriaRow, part: Partial<Choice>) => void
  readonly onMend: (at: Pick<PriaProblem, 'recordId' | 'path'>) => void
  readonly onReceipts: (row: PriaRow) => void
  readonly onOpen: (row: PriaRow) => void
}

/** A record that has no name of its own is called by its field. */
function Name({ row: { ours, theirs } }: { readonly row: PriaRow }) {
  const short = ours ?? theirs
  if (!short) return null
  const { title, fieldName } = short
  return (
    <span className={styles.name}>
      {title}
      {fieldName !== '' && fieldName !== title && <small>{fieldName}</small>}
    </span>
  )
}

function ChooseBox({ row, context }: { readonly row: PriaRow; readonly context: RowContext }) {
  return (
    <Checkbox
      className={styles.choose}
      aria-label={text.choose(rowTitle(row))}
      checked={canBeChosen(row) && choiceOf(context.choices, row).isChosen}
      disabled={!canBeChosen(row)}
      onChange={({ currentTarget }) => context.onChange(row, { isChosen: currentTarget.checked })}
    />
  )
}

function RowMenu({
  row,
  context: { kind, onOpen, onReceipts },
}: {
  readonly row: PriaRow
  readonly context: RowContext
}) {
  if (row.recordId === null) return null
  const openLabel = kind === 'jobs' || kind === 'yields' ? text.openJobs : text.openField
  return (
    <ActionMenu
      label={text.menu(rowTitle(row))}
      icon={<IconDotsVertical size={20} aria-hidden />}
      actions={[
        {
          label: priaText.receiptsOpen,
          icon: <IconReceipt size={18} aria-hidden />,
          onClick: () => onReceipts(row),
        },
        { label: openLabel, icon: <IconExternalLink size={18} aria-hidden />, onClick: () => onOpen(row) },
      ]}
    />
  )
}

/** Columns of a comparison. */
export const comparisonColumns = (context: RowContext): Column<PriaRow>[] => [
  {
    id: 'choose',
    header: text.columns.choose,
    width: 48,
    cell: (row) => <ChooseBox row={row} context={context} />,
  },
  {
    id: 'record',
    header: text.columns.record,
    isTitle: true,
    sortBy: rowTitle,
    cell: (row) => <Name row={row} />,
  },
  { id: 'sides', header: text.columns.sides, cell: (row) => <Sides row={row} /> },
  {
    id: 'status',
    header: text.columns.status,
    sortBy: ({ status }) => text.statuses[status].label,
    cell: (row) => <StatusCell row={row} year={context.year} kind={context.kind} onMend={context.onMend} />,
  },
  {
    id: 'direction',
    header: text.columns.direction,
    cell: (row) => (
      <DirectionCell row={row} choice={choiceOf(context.choices, row)} onChange={context.onChange} />
    ),
  },
  {
    id: 'actions',
    header: text.columns.actions,
    isActions: true,
    cell: (row) => <RowMenu row={row} context={context} />,
  },
]
