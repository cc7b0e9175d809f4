import { Button, Checkbox, Select } from '@mantine/core'
import { JOB_MEANINGS } from '@vagu/core/job-import/schema'
import { plainCell } from '@vagu/core/text/table-cells'
import { useMemo } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FileNotes } from '../../ui/import/FileNotes.tsx'
import { fileColumns, headerOf, isFilled, keyOfColumn } from '../../ui/import/file-columns.tsx'
import shared from '../../ui/import/Import.module.css'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { LOOKED_AT, NO_HEADER, type TableColumn, withMeaning } from './columns.ts'
import styles from './JobImport.module.css'
import { rowsOf } from './row-texts.ts'
import { jobImportText as text } from './text.ts'
import type { ReadFile } from './read-file.ts'
import { withSheet } from './use-job-file.ts'

interface Props {
  readonly file: ReadFile
  readonly onChange: (file: ReadFile) => void
  readonly onDone: () => void
  readonly onOtherFile: () => void
}

const MEANINGS = JOB_MEANINGS.map((value) => ({ value, label: text.meanings[value] }))
const MAX_START = 60
const NO_LINE = '-1'

/** Sheet of the table, and the place of its headings. */
function Place({ file, onChange }: Pick<Props, 'file' | 'onChange'>) {
  const { tables, sheet, header } = file
  const lines = tables.sheets[sheet]?.lines ?? []
  const choices = lines.slice(0, LOOKED_AT).map(({ line, cells }, index) => ({
    value: String(index),
    label: text.headerLine(line, cells.map(plainCell).filter(Boolean).join(' · ').slice(0, MAX_START)),
  }))
  const move = (at: number, count: number): void =>
    onChange(withSheet(file, sheet, at < 0 ? NO_HEADER : { at, count }))
  return (
    <div className={styles.place}>
      {tables.sheets.length > 1 && (
        <Select
          label={text.sheet}
          data={tables.sheets.map(({ name, lines: own }, index) => ({
            value: String(index),
            label: text.sheetName(name, own.length),
          }))}
          value={String(sheet)}
          allowDeselect={false}
          onChange={(value) => onChange(withSheet(file, Number(value)))}
        />
      )}
      <Select
        label={text.header}
        data={[{ value: NO_LINE, label: text.noHeaderLine }, ...choices]}
        value={String(header.at)}
        allowDeselect={false}
        searchable
        onChange={(value) => move(Number(value), 1)}
      />
      <Checkbox
        label={text.headerIsTwo}
        checked={header.count === 2}
        disabled={header.at < 0}
        onChange={(event) => move(header.at, event.currentTarget.checked ? 2 : 1)}
      />
    </div>
  )
}

function useColumns(file: ReadFile, onChange: Props['onChange']) {
  const { columns } = file
  return useMemo(
    () =>
      fileColumns<TableColumn>(text, (column) => (
        <Select
          aria-label={text.meaningOf(headerOf(column, text))}
          data={MEANINGS}
          value={column.meaning}
          searchable
          allowDeselect={false}
          maxDropdownHeight={320}
          onChange={(value) => {
            const meaning = JOB_MEANINGS.find((each) => each === value)
            if (meaning)
              onChange({ ...file, columns: withMeaning(columns, { index: column.index, meaning }) })
          }}
        />
      )),
    [file, columns, onChange],
  )
}

/** Why the table cannot be gone on with; undefined where it can. */
function obstacleOf(columns: readonly TableColumn[], count: number): string | undefined {
  const has = (...meanings: readonly TableColumn['meaning'][]): boolean =>
    columns.some(({ meaning }) => meanings.includes(meaning))
  if (!has('date') || !has('job') || !has('fields', 'fieldNumber', 'massif')) return text.needed
  if (count === 0) return text.allWrong
  return undefined
}

/** The table of the file as it is understood, to be corrected before its rows are looked at. */
export function ColumnsStep({ file, onChange, onDone, onOtherFile }: Props) {
  const { tables, sheet, header, columns } = file
  const lines = useMemo(
    () => (tables.sheets[sheet]?.lines ?? []).slice(header.at < 0 ? 0 : header.at + header.count),
    [tables, sheet, header],
  )
  const count = useMemo(() => rowsOf({ columns, lines }).length, [columns, lines])
  const obstacle = obstacleOf(columns, count)
  const shown = useMemo(() => columns.filter(isFilled), [columns])
  const { brokenAt } = tables
  return (
    <>
      <Card
        title={text.summary(file.fileName)}
        actions={
          <Button variant="default" onClick={onOtherFile}>
            {text.otherFile}
          </Button>
        }
      >
        {brokenAt !== null && (
          <FileNotes notes={[{ code: 'brokenLetters', detail: text.brokenLetters(brokenAt) }]} />
        )}
        <Place file={file} onChange={onChange} />
        <DataTable
          label={text.columnsOf}
          rows={shown}
          columns={useColumns(file, onChange)}
          keyOf={keyOfColumn}
        />
      </Card>
      <StickyBar>
        <span role="status" className={shared.quiet}>
          {obstacle ?? text.found(count, lines.length)}
        </span>
        <Button onClick={onDone} disabled={obstacle !== undefined}>
          {text.toNames}
        </Button>
      </StickyBar>
    </>
  )
}
