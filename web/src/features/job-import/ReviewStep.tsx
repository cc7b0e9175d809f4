import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type JobReceipt, MAX_IMPORT_JOBS, MAX_IMPORT_ROWS } from '@vagu/core/job-import/schema'
import { useMemo, useState } from 'react'
import type { FarmSnapshot } from '../../entities/farm/farm.ts'
import type { RowKeeping } from '../../entities/job-grid/draft-rows.ts'
import type { GridRow } from '../../entities/job-grid/grid-row.ts'
import { RowList } from '../../entities/job-grid/RowList.tsx'
import { SheetPart } from '../../entities/job-grid/SheetPart.tsx'
import { useTable } from '../../entities/job-grid/use-table.ts'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { change } from '../../ui/grid/grid-state.ts'
import { isUntouched } from '../../ui/grid/sheet.ts'
import shared from '../../ui/import/Import.module.css'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useStoreImport } from './api.ts'
import { tableOf } from './columns.ts'
import styles from './JobImport.module.css'
import { KnownRows } from './KnownRows.tsx'
import { keyOfName, type UnknownName } from './names.ts'
import { jobImportText as text } from './text.ts'
import type { ReadFile } from './read-file.ts'
import { type KnownRow, type Review, useReview } from './use-review.ts'

interface Props {
  readonly file: ReadFile
  readonly farm: FarmSnapshot
  readonly year: number
  readonly onBack: () => void
  readonly onStored: (receipt: JobReceipt) => void
}

/** Answers of the farmer about this table, to be known the next time. */
function answersOf({ tables, sheet, header, columns, meanings }: ReadFile, unknown: readonly UnknownName[]) {
  const { signature } = tableOf(tables.sheets[sheet] ?? { lines: [] }, { header, remembered: [] })
  return {
    columns: { signature, meanings: columns.map(({ meaning }) => meaning) },
    names: unknown.flatMap(({ cell, text: own }) => {
      const name = meanings.get(keyOfName({ cell, text: own }))
      return name === undefined ? [] : [{ cell, text: own.slice(0, 255), name }]
    }),
  }
}

const keepNothing = (): void => undefined

interface SheetProps extends Pick<Props, 'file' | 'farm' | 'onStored'> {
  readonly review: Review
  readonly unknown: readonly UnknownName[]
}

/** The new rows in the sheet of jobs, and below those that the book has. */
function ReviewSheet({ file, farm, review, unknown, onStored }: SheetProps) {
  const [again, setAgain] = useState<readonly GridRow[]>([])
  const { mutateAsync, isPending } = useStoreImport()
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [start] = useState(review.fresh)
  const keeping = useMemo(
    (): RowKeeping => ({
      load: () => (start.length > 0 ? start : undefined),
      keep: keepNothing,
      forget: keepNothing,
    }),
    [start],
  )
  const known = review.known.filter(({ row }) => !again.some(({ id }) => id === row.id))
  const table = useTable({
    farm,
    keeping,
    storing: {
      most: MAX_IMPORT_JOBS,
      isPending,
      store: async ({ drafts }) => {
        const { importId } = file.tables
        const facts = {
          importId,
          fileName: file.fileName.slice(0, 255),
          read: review.read,
          known: known.length,
        }
        const ids = again.flatMap((row) => Object.values(row.ids))
        onStored(
          await mutateAsync({ ...facts, drafts: [...drafts], again: ids, ...answersOf(file, unknown) }),
        )
      },
    },
  })
  const addAnyway = ({ row }: KnownRow): void => {
    setAgain((rows) => [...rows, row])
    table.grid.apply((now) => change(now, [...now.rows.filter((each) => !isUntouched(each)), row]))
  }
  return (
    <>
      {table.jobs.length > 0 ? (
        <section className={styles.sheet} aria-label={text.newRows(table.jobs.length)}>
          <p className={shared.quiet}>{isNarrow ? text.narrowHint : text.reviewHint}</p>
          {review.later > 0 && <p role="note">{text.later(review.later, MAX_IMPORT_ROWS)}</p>}
          {isNarrow ? <RowList table={table} /> : <SheetPart table={table} />}
        </section>
      ) : (
        <p role="status" className={styles.nothing}>
          {review.known.length > 0 ? text.nothingNew : text.allWrong}
        </p>
      )}
      {known.length > 0 && <KnownRows rows={known} onAdd={addAnyway} />}
    </>
  )
}

/** The rows of the table beside the book: what is new, what is wrong, what is there already. */
export function ReviewStep(props: Props) {
  const { file, farm, year, onBack } = props
  const { review, unknown, hasFailed, reload } = useReview(file, farm, year)
  // laid beside the book once: what is stored meanwhile is told by the receipt
  const [first, setFirst] = useState<Review>()
  if (!first && review) setFirst(review)
  const shown = first
  return (
    <Card
      title={text.summary(file.fileName)}
      actions={
        <Button variant="default" onClick={onBack}>
          {text.toColumns}
        </Button>
      }
    >
      {!shown &&
        (hasFailed ? (
          <LoadFailed title={text.bookFailed} onReload={reload} />
        ) : (
          <DelayedSkeleton lines={8} />
        ))}
      {shown && shown.crops.length > 0 && (
        <details className={styles.crops}>
          <summary>{text.crops(shown.crops.length)}</summary>
          <p className={shared.quiet}>{text.cropHint}</p>
          <ul className={styles.notes}>
            {shown.crops.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      {shown && <ReviewSheet {...props} review={shown} unknown={unknown} />}
    </Card>
  )
}
