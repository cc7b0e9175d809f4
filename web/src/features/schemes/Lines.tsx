import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Line } from '@vagu/core/schemes/schema'
import { useState } from 'react'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { EMPTY, formatQuantity } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import layout from '../../ui/layout.module.css'
import { requirementLinesQuery } from './queries.ts'
import styles from './Schemes.module.css'
import { schemesText as text } from './text.ts'

const MARKS = { counts: 'ok', against: 'attention', unknown: 'unknown' } as const
/** Lines that are drawn at first. */
const SHOWN = 20

const RANK: readonly Line['is'][] = ['against', 'unknown', 'counts', 'base']
const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => RANK.indexOf(a.is) - RANK.indexOf(b.is))

const columnsOf = (year: number): readonly Column<Numbered>[] => [
  {
    id: 'name',
    header: text.columns.name,
    isTitle: true,
    sortBy: ({ line }) => line.name,
    cell: ({ line: { name, fieldId, jobId } }) =>
      fieldId === null ? (
        name
      ) : (
        <Link to={pathTo('field', { year, id: fieldId })} {...(jobId ? { hash: jobId } : {})}>
          {name}
        </Link>
      ),
  },
  {
    id: 'area',
    header: text.columns.area,
    isNumeric: true,
    sortBy: ({ line }) => line.area,
    cell: ({ line: { area } }) => (area === null ? EMPTY : formatQuantity(area, 'ha')),
  },
  {
    id: 'is',
    header: text.columns.is,
    sortBy: ({ line }) => RANK.indexOf(line.is),
    cell: ({ line: { is } }) => (
      <span className={layout.mark}>
        {is !== 'base' && <VerdictMark kind={MARKS[is]} />}
        {text.is[is]}
      </span>
    ),
  },
  { id: 'note', header: text.columns.note, cell: ({ line: { note } }) => note },
]

/** A line with its place: a field may stand in several. */
interface Numbered {
  readonly line: Line
  readonly place: number
}
const keyOf = ({ place }: Numbered): string => String(place)

function LinesTable({ label, lines, year }: { label: string; lines: readonly Line[]; year: number }) {
  const [isAll, setIsAll] = useState(false)
  const rows = inOrder(lines).map((line, place) => ({ line, place }))
  const rest = rows.length - SHOWN
  if (rows.length === 0) return <p className={layout.quiet}>{text.noLines}</p>
  return (
    <>
      <h4 className={styles.linesTitle}>{label}</h4>
      <DataTable
        label={label}
        rows={isAll ? rows : rows.slice(0, SHOWN)}
        columns={columnsOf(year)}
        keyOf={keyOf}
      />
      {!isAll && rest > 0 && (
        <Button variant="subtle" onClick={() => setIsAll(true)}>
          {text.moreLines(rest)}
        </Button>
      )}
    </>
  )
}

/** Fields and jobs behind a figure, as they are and with the plan. */
export function Lines({ year, requirement }: { readonly year: number; readonly requirement: string }) {
  const lines = useQuery(requirementLinesQuery(year, requirement))
  if (!lines.data)
    return lines.isError ? (
      <QueryFailed query={lines} title={text.linesFailed} />
    ) : (
      <DelayedSkeleton lines={3} />
    )
  const { now, planned } = lines.data
  return (
    <div className={layout.columnXl}>
      <LinesTable label={text.linesNow} lines={now} year={year} />
      {planned && <LinesTable label={text.linesPlanned} lines={planned} year={year} />}
    </div>
  )
}
