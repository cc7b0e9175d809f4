import { Button } from '@mantine/core'
import type { ColumnChoice, ImportTable, TableChoice } from '@vagu/core/soil-samples/import/schema'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import type { Said } from './api.ts'
import { withColumn } from './choices.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { FileNotes } from '../../ui/import/FileNotes.tsx'
import { FactsForm } from './FactsForm.tsx'
import shared from '../../ui/import/Import.module.css'
import { soilImportText as text } from './text.ts'
import type { ReadFile } from './use-soil-file.ts'

interface Props {
  readonly of: ReadFile
  /** The year of the page, in which days without one lie. */
  readonly year: number
  readonly onDone: (said: Said) => Promise<void>
  readonly onOtherFile: () => void
}

const factsOf = ({ table, lab, methodP, phMethod, protocolNo, date }: ImportTable): TableChoice => ({
  table,
  lab,
  methodP,
  phMethod,
  protocolNo,
  date,
})

/** Columns of the file as they are understood, to be corrected before its rows are looked at. */
export function ColumnsStep({ of, year, onDone, onOtherFile }: Props) {
  const { file, review } = of
  const messages = useMessages()
  const [said, setSaid] = useState(of.said)
  const [isReading, setIsReading] = useState(false)
  const changeColumn = (column: ColumnChoice): void =>
    setSaid((now) => ({ ...now, columns: withColumn(review.columns, now.columns, column) }))
  const changeFacts = (facts: TableChoice): void =>
    setSaid((now) => ({
      ...now,
      tables: [...now.tables.filter(({ table }) => table !== facts.table), facts],
    }))
  const goOn = async (): Promise<void> => {
    setIsReading(true)
    try {
      await onDone(said)
    } catch (error) {
      messages.failed(error, text.readFailed, { ms: 5000 })
      setIsReading(false)
    }
  }
  return (
    <>
      <Card
        title={text.summary(file.name)}
        actions={
          <Button variant="default" onClick={onOtherFile}>
            {text.otherFile}
          </Button>
        }
      >
        <p className={shared.quiet}>{text.found(review.counts.read, review.tables.length)}</p>
        <FileNotes notes={review.notes} />
      </Card>
      {review.tables.map((table) => (
        <Card key={table.table} title={text.table(table.sheet, table.rows)}>
          <p className={shared.quiet}>{text.factsHint}</p>
          <FactsForm
            facts={said.tables.find((each) => each.table === table.table) ?? factsOf(table)}
            year={year}
            onChange={changeFacts}
          />
          <ColumnTable
            label={text.columnsOf(text.table(table.sheet, table.rows))}
            columns={review.columns.filter((column) => column.table === table.table)}
            said={said.columns}
            onChange={changeColumn}
          />
        </Card>
      ))}
      <StickyBar>
        <Button onClick={() => void goOn()} loading={isReading}>
          {text.toReview}
        </Button>
      </StickyBar>
    </>
  )
}
