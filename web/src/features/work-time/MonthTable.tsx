import type { Pay } from '@vagu/core/work-times/pay'
import { type WorkerMonth, workerMonth } from '@vagu/core/work-times/month'
import { sumOfPays } from '@vagu/core/work-times/pay'
import { useMemo } from 'react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { EMPTY, formatDay, formatMoney } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { NameButton } from '../../records/NameButton.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { type Board, entriesOfMonth, nameOf } from './board.ts'
import { PAPER_TEXT } from './paper-text.ts'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

interface Row extends WorkerMonth {
  readonly name: string
}

/** Words of pay that is not known, or not of all. */
type PayWords = Pick<typeof PAPER_TEXT.et, 'noPay' | 'partPay'>

/** Euros; what is not known is named, never 0. */
export function payText(
  { cents, withoutRate, minutes }: Omit<Pay, 'entries'>,
  words: PayWords = PAPER_TEXT.et,
): string {
  if (minutes === 0) return formatMoney(0)
  if (withoutRate === minutes) return words.noPay
  if (withoutRate > 0) return words.partPay(formatMoney(cents), formatMinutes(withoutRate))
  return formatMoney(cents)
}

const rowsOf = (board: Board): Row[] =>
  board.people
    .map(({ _id, name }) => ({
      ...workerMonth(board.entries, { workerId: _id, days: board.days, today: today() }),
      name,
    }))
    .filter(
      ({ all, workerId }) => all.entries > 0 || !board.people.find(({ _id }) => _id === workerId)?.isGone,
    )

const emptyText = ({ emptyDays, all }: Row) => {
  if (all.entries === 0) return EMPTY
  if (emptyDays.length === 0) return text.complete
  return <span title={text.emptyDaysOf(emptyDays.map(formatDay))}>{text.days(emptyDays.length)}</span>
}

function columnsOf(board: Board, onOpen: (workerId: string) => void): Column<Row>[] {
  const money: Column<Row>[] = [
    {
      id: 'pay',
      header: text.pay,
      isNumeric: true,
      sortBy: ({ all }) => all.cents,
      cell: ({ all }) => (all.entries === 0 ? EMPTY : payText(all)),
    },
    {
      id: 'unpaid',
      header: text.unpaid,
      isNumeric: true,
      sortBy: ({ unpaid }) => unpaid.cents,
      cell: ({ all, unpaid }) =>
        all.entries === 0 ? EMPTY : unpaid.entries === 0 ? text.allPaid : payText(unpaid),
    },
  ]
  return [
    {
      id: 'name',
      header: text.worker,
      isTitle: true,
      sortBy: ({ name }) => name,
      cell: ({ name, workerId }, tabIndex) => (
        <NameButton label={text.open(name)} tabIndex={tabIndex} onOpen={() => onOpen(workerId)}>
          {name}
        </NameButton>
      ),
    },
    {
      id: 'hours',
      header: text.hours,
      isNumeric: true,
      sortBy: ({ all }) => all.minutes,
      cell: ({ all }) => (all.minutes === 0 ? EMPTY : formatMinutes(all.minutes)),
    },
    ...(board.seesMoney ? money : []),
    {
      id: 'empty',
      header: text.emptyDays,
      sortBy: ({ emptyDays }) => emptyDays.length,
      cell: emptyText,
    },
  ]
}

interface Props {
  readonly board: Board
  readonly onOpen: (workerId: string) => void
}

/** The month: a row for each worker, with what is unpaid and the working days that lack an entry. */
export function MonthTable({ board, onOpen }: Props) {
  const rows = useMemo(() => rowsOf(board), [board])
  const columns = useMemo(() => columnsOf(board, onOpen), [board, onOpen])
  const total = sumOfPays(rows.map(({ all }) => all))
  return (
    <Card>
      <DataTable
        label={text.month(board.month)}
        rows={rows}
        columns={columns}
        keyOf={({ workerId }) => workerId}
        onRowClick={({ workerId }) => onOpen(workerId)}
      />
      {entriesOfMonth(board).length === 0 ? (
        <p className={layout.quiet}>{text.emptyMonth}</p>
      ) : (
        <p className={styles.total}>
          {text.total}: {formatMinutes(total.minutes)}
          {board.seesMoney && `, ${payText(total)}`}
        </p>
      )}
    </Card>
  )
}

export const titleOf = (board: Board, workerId: string): string =>
  `${nameOf(board, workerId)}, ${text.month(board.month)}`
