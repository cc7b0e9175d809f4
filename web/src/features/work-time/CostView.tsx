import { SegmentedControl } from '@mantine/core'
import { cropTitle } from '@vagu/core/crops/title'
import { nameOfYear } from '@vagu/core/fields/rules'
import { costBy, costOf, type WorkCost, workParts, type WorkPart } from '@vagu/core/work-times/cost'
import { useMemo, useState } from 'react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { type Board, nameOf } from './board.ts'
import { payText } from './MonthTable.tsx'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

const KINDS = ['worker', 'job', 'field', 'crop'] as const
type Kind = (typeof KINDS)[number]
const NOWHERE = ''

interface Row extends WorkCost {
  readonly key: string
  readonly name: string
}

/** A heading that parts are counted under, and its name. */
function namingOf(
  board: Board,
  kind: Kind,
): { key: (part: WorkPart) => string; name: (key: string) => string } {
  const jobs = new Map(board.jobs.map((job) => [job._id, job.job.name]))
  const fields = new Map(board.fields.map((field) => [field._id, field]))
  const year = Number(board.month.slice(0, 4))
  const fieldName = (id: string): string => {
    const field = fields.get(id)
    return field ? nameOfYear(field, year) : text.costNone
  }
  const kinds = {
    worker: { key: (part: WorkPart) => part.workerId, name: (key: string) => nameOf(board, key) },
    // jobs of one kind stand together: a farmer asks what ploughing costs
    job: {
      key: (part: WorkPart) => (part.jobId === null ? NOWHERE : (jobs.get(part.jobId) ?? NOWHERE)),
      name: (key: string) => key || text.costNoJob,
    },
    field: { key: (part: WorkPart) => part.fieldId ?? NOWHERE, name: (key: string) => fieldName(key) },
    crop: {
      key: (part: WorkPart) => (part.fieldId === null ? NOWHERE : (part.crop ?? text.noCrop)),
      name: (key: string) =>
        key === NOWHERE ? text.costNone : key === text.noCrop ? key : cropTitle({ crop: key }),
    },
  }
  return kinds[kind]
}

const columnsOf = (kind: Kind): Column<Row>[] => [
  {
    id: 'name',
    header: text.costBy[kind],
    isTitle: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'hours',
    header: text.hours,
    isNumeric: true,
    sortBy: ({ minutes }) => minutes,
    cell: ({ minutes }) => formatMinutes(minutes),
  },
  {
    id: 'cost',
    header: text.cost,
    isNumeric: true,
    sortBy: ({ cents }) => cents,
    cell: (row) => payText(row),
  },
]

/** Cost of the work of a calendar year, by worker, kind of job, field or crop. */
export function CostView({ board }: { readonly board: Board }) {
  const [kind, setKind] = useState<Kind>('worker')
  const parts = useMemo(() => {
    const jobs = new Map(board.jobs.map((job) => [job._id, job]))
    const fields = new Map(board.fields.map((field) => [field._id, field]))
    return workParts(board.entries, { jobs, fields })
  }, [board])
  const rows = useMemo(() => {
    const { key, name } = namingOf(board, kind)
    return [...costBy(parts, key)].map(([of, cost]): Row => ({ ...cost, key: of, name: name(of) }))
  }, [board, kind, parts])
  const columns = useMemo(() => columnsOf(kind), [kind])
  const total = costOf(parts)
  const year = Number(board.month.slice(0, 4))
  if (parts.length === 0) return <p className={layout.quiet}>{text.costEmpty}</p>
  return (
    <div className={layout.columnXl}>
      <div className={styles.bar}>
        <SegmentedControl<Kind>
          aria-label={text.costView}
          value={kind}
          onChange={setKind}
          data={KINDS.map((value) => ({ value, label: text.costBy[value] }))}
        />
      </div>
      <DataTable
        key={kind}
        label={text.costTitle(year)}
        rows={rows}
        columns={columns}
        keyOf={({ key }) => key}
        initialSort={{ id: 'cost', desc: true }}
      />
      <p className={styles.total}>
        {text.total}: {formatMinutes(total.minutes)}, {payText(total)}
      </p>
      <p className={layout.quiet}>{text.costHint}</p>
    </div>
  )
}
