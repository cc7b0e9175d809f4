import { MAX_JOBS_SAVED } from '@vagu/core/jobs/schema'
import { Button } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useGlobalYear } from '../session/global-year.ts'
import { GridBar } from '../../ui/grid/GridBar.tsx'
import { take, write } from '../../ui/grid/grid-steps.ts'
import { KeysHelp } from '../../ui/grid/KeysHelp.tsx'
import { SheetGrid } from '../../ui/grid/SheetGrid.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { AddMachine } from '../machines/AddMachine.tsx'
import type { JobForm } from '../job-form/model/job-form.ts'
import { JobDialog } from '../job-form/JobDialog.tsx'
import { type CheckedRow, isValidRow } from './check-row.ts'
import { columnAt, placeOf } from './columns.ts'
import { offersOf } from './editor-options.ts'
import styles from './JobSheet.module.css'
import { jobColumns, VERDICT_WIDTH } from './job-sheet.ts'
import { readPaste } from './read-paste.ts'
import { notesOf } from './row-notes.ts'
import { addJobGridText } from './text.ts'
import type { Table } from './use-table.ts'
import { bringUsualAmount } from './usual-amount.ts'
import { VerdictCell } from './VerdictCell.tsx'

const PASTING = { read: readPaste, maxRows: MAX_JOBS_SAVED } as const

/** A row of the table in the form of a job; saved there, it leaves the table. */
export interface OpenedRow {
  readonly id: string
  readonly form: JobForm
}

interface RowFormProps {
  readonly table: Table
  readonly opened: OpenedRow
  readonly onClose: () => void
}
export function RowForm({ table: { grid }, opened, onClose }: RowFormProps) {
  const messages = useMessages()
  return (
    <JobDialog
      key={opened.id}
      title={addJobGridText.formTitle}
      start={opened.form}
      isFieldLocked={false}
      onClose={onClose}
      onSaved={() => {
        grid.apply(take(new Set([opened.id])))
        messages.success(addJobGridText.savedInForm)
      }}
    />
  )
}

/** The machine that was just added, in the cell where it was missed. */
const writeMachine = ({ grid }: Table, row: number, name: string): void =>
  grid.apply(write({ row, column: placeOf('machine'), text: name }))

/** Error of the cell one stands on, where it can be read without hovering. */
function CellError({ table }: { readonly table: Table }) {
  const { row, column } = table.grid.state.selection.focus
  const shown = table.shown[row]
  if (!shown) return null
  const { errors, needs, state } = shown
  const id = columnAt(column)
  const missed = id === 'machine' && errors.has(id) ? table.all[row]?.row.cells.machine.trim() : undefined
  const [ofRow] = state === 'needsForm' ? [addJobGridText.needsFormWhy(needs)] : errors.values()
  const error = id ? errors.get(id) : ofRow
  return (
    <div className={styles.fault} data-wrong={error !== undefined || undefined}>
      {error ?? addJobGridText.intro}
      {missed && <AddMachine name={missed} onSaved={({ name }) => writeMachine(table, row, name)} />}
    </div>
  )
}

export function Foot({ table }: { readonly table: Table }) {
  const { jobs, save, isSaving } = table
  const wrong = jobs.filter((job) => !isValidRow(job)).length
  const count = jobs.reduce((sum, { form }) => sum + Math.max(form.fieldIds.length, 1), 0)
  return (
    <div className={styles.foot}>
      <span role="status">{addJobGridText.count(jobs.length, wrong)}</span>
      <Button size="md" loading={isSaving} onClick={save}>
        {addJobGridText.save(count)}
      </Button>
    </div>
  )
}

interface RowsProps {
  readonly table: Table
  readonly onOpenForm: (checked: CheckedRow) => void
}

/** The sheet with what the farm knows: names that are offered, usual amounts, faults and verdicts. */
function JobRows({ table, onOpenForm }: RowsProps) {
  const { grid, all, shown, verdicts, reader, save } = table
  const year = useGlobalYear()
  const offers = useMemo(() => offersOf(reader.names), [reader])
  const alongside = useMemo(() => bringUsualAmount(reader), [reader])
  const notes = useMemo(() => notesOf(all, shown), [all, shown])
  const renderEnd = useCallback(
    (index: number) => {
      const [checked, rowState] = [all[index], shown[index]]
      return (
        checked &&
        rowState && (
          <VerdictCell
            index={index}
            checked={checked}
            shown={rowState}
            verdicts={verdicts}
            year={year}
            onOpenForm={onOpenForm}
          />
        )
      )
    },
    [all, shown, verdicts, year, onOpenForm],
  )
  return (
    <SheetGrid
      label={addJobGridText.table}
      grid={grid}
      columns={jobColumns}
      notes={notes}
      end={{ header: addJobGridText.verdict, width: VERDICT_WIDTH, render: renderEnd }}
      offers={offers}
      pasting={PASTING}
      alongside={alongside}
      onSave={save}
    />
  )
}

interface Props {
  readonly table: Table
  /** Further buttons of the bar. */
  readonly beside?: ReactNode
}

/** The bar, the sheet, and what is saved of it. */
export function SheetPart({ table, beside }: Props) {
  const [opened, setOpened] = useState<OpenedRow>()
  const { grid } = table
  const openForm = useCallback(({ row, form }: CheckedRow) => setOpened({ id: row.id, form }), [])
  const current = table.all[grid.state.selection.focus.row]
  return (
    <>
      <GridBar grid={grid}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconForms size={18} aria-hidden />}
          onClick={() => current && openForm(current)}
        >
          {addJobGridText.toForm}
        </Button>
        {beside}
      </GridBar>
      <CellError table={table} />
      <JobRows table={table} onOpenForm={openForm} />
      <KeysHelp>{addJobGridText.pasteHint}</KeysHelp>
      <Foot table={table} />
      {opened && (
        <RowForm
          table={table}
          opened={opened}
          onClose={() => {
            grid.wish.want()
            setOpened(undefined)
          }}
        />
      )}
    </>
  )
}
