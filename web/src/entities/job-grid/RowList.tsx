import { Button } from '@mantine/core'
import { useState } from 'react'
import { take } from '../../ui/grid/grid-steps.ts'
import layout from '../../ui/layout.module.css'
import type { CheckedRow } from './check-row.ts'
import styles from './JobSheet.module.css'
import { Foot, type OpenedRow, RowForm } from './SheetPart.tsx'
import { addJobGridText as text } from './text.ts'
import type { Table } from './use-table.ts'

/** Rows that are shown at once, and more with each press. */
const STEP = 50

const faultOf = ({ errors, needs }: CheckedRow): string =>
  [...errors.values(), ...(needs.length > 0 ? [text.needsFormWhy(needs)] : [])].join(' ')
const nameOf = ({ row: { cells } }: CheckedRow): string =>
  [cells.date, cells.job, cells.fields].filter(Boolean).join(', ')

interface RowProps {
  readonly checked: CheckedRow
  readonly onOpen: () => void
  readonly onLeaveOut: () => void
}
function Row({ checked, onOpen, onLeaveOut }: RowProps) {
  const { cells } = checked.row
  const fault = faultOf(checked)
  const facts = [cells.date, cells.fields, cells.area && `${cells.area} ha`, cells.material]
  return (
    <li className={styles.listed}>
      <strong>{cells.job || text.noJob}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {fault !== '' && (
        <p className={styles.fault} data-wrong>
          {fault}
        </p>
      )}
      <div className={layout.wrap}>
        <Button size="sm" variant="default" aria-label={text.toFormOf(nameOf(checked))} onClick={onOpen}>
          {text.toForm}
        </Button>
        <Button size="sm" variant="subtle" aria-label={text.leaveOutOf(nameOf(checked))} onClick={onLeaveOut}>
          {text.leaveOut}
        </Button>
      </div>
    </li>
  )
}

/** The rows of the table one below the other, where the screen is too narrow for the sheet: mended in the form, or left out. */
export function RowList({ table }: { readonly table: Table }) {
  const [opened, setOpened] = useState<OpenedRow>()
  const [most, setMost] = useState(STEP)
  const { grid, jobs } = table
  const left = jobs.length - most
  return (
    <>
      <ul className={layout.plainList} aria-label={text.listOf}>
        {jobs.slice(0, most).map((checked) => (
          <Row
            key={checked.row.id}
            checked={checked}
            onOpen={() => setOpened({ id: checked.row.id, form: checked.form })}
            onLeaveOut={() => grid.apply(take(new Set([checked.row.id])))}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="default" onClick={() => setMost(most + STEP)}>
          {text.more(Math.min(left, STEP))}
        </Button>
      )}
      <Foot table={table} />
      {opened && <RowForm table={table} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
