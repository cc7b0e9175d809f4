import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../ui/Messages.tsx'
import type { Farm } from '../../../entities/farm/farm.ts'
import type { JobForm } from '../../../entities/job-form/model/job-form.ts'
import { JobDialog } from '../../../entities/job-form/JobDialog.tsx'
import { type CheckedRow, isSound } from './check-row.ts'
import { columnAt } from './columns.ts'
import styles from './Grid.module.css'
import { GridBar } from './GridBar.tsx'
import { take } from './grid-steps.ts'
import { JobGrid } from './JobGrid.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { words } from './text.ts'
import { useFocusWish, useGridFocus } from './use-grid-focus.ts'
import { type Table, useTable } from './use-table.ts'

interface Props {
  readonly farm: Farm
  readonly account: string
  /** How many rows hold something that is not saved. */
  readonly onUnsaved: (count: number) => void
}
interface OpenedRow {
  readonly id: string
  readonly form: JobForm
}

/** What is wrong with the cell one stands on, where it can be read without hovering. */
function CellFault({ table }: { readonly table: Table }) {
  const { row, column } = table.state.selection.focus
  const shown = table.shown[row]
  if (!shown) return null
  const { errors, needs, standing } = shown
  const id = columnAt(column)
  const [ofRow] = standing === 'needsForm' ? [words.needsFormWhy(needs)] : errors.values()
  const error = id ? errors.get(id) : ofRow
  return (
    <p className={styles['fault']} data-wrong={error !== undefined || undefined}>
      {error ?? words.intro}
    </p>
  )
}

function Foot({ table }: { readonly table: Table }) {
  const { jobs, save, isSaving } = table
  const wrong = jobs.filter((job) => !isSound(job)).length
  const count = jobs.reduce((sum, { form }) => sum + Math.max(form.fieldIds.length, 1), 0)
  return (
    <div className={styles['foot']}>
      <span role="status">{words.count(jobs.length, wrong)}</span>
      <Button size="md" loading={isSaving} onClick={save}>
        {words.save(count)}
      </Button>
    </div>
  )
}

/** The bar, the table, and what is saved of it. */
export function TablePart({ farm, account, onUnsaved }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedRow>()
  const wish = useFocusWish()
  const table = useTable(farm, account, wish.want)
  const { focus } = table.state.selection
  useGridFocus(frame, focus, wish)
  const messages = useMessages()
  const unsaved = table.jobs.length
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved])
  const openForm = useCallback(({ row, form }: CheckedRow) => setOpened({ id: row.id, form }), [])
  const current = table.all[focus.row]
  return (
    <>
      {table.isRestored && (
        <p role="status" className={styles['kept']}>
          <IconHistory size={20} aria-hidden />
          {words.kept}
        </p>
      )}
      <GridBar table={table} wantFocus={wish.want} onOpenForm={() => current && openForm(current)} />
      <CellFault table={table} />
      <JobGrid table={table} frame={frame} wantFocus={wish.want} onOpenForm={openForm} />
      <KeysHelp />
      <Foot table={table} />
      {opened && (
        <JobDialog
          key={opened.id}
          title={words.formTitle}
          start={opened.form}
          isFieldLocked={false}
          onClose={() => {
            wish.want()
            setOpened(undefined)
          }}
          onSaved={() => {
            table.apply(take(new Set([opened.id])))
            messages.success(words.savedInForm)
          }}
        />
      )}
    </>
  )
}
