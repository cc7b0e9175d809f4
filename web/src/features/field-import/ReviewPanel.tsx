import type { Review } from '@vagu/core/field-import/schema'
import { useMemo, useState } from 'react'
import { Checkbox } from '@mantine/core'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { LitRow } from '../../ui/lit-row.ts'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { reviewColumns } from './review-columns.tsx'
import { fieldsAlreadyThere } from './choices.ts'
import { type Filter, isShown, ReviewFilter } from './ReviewFilter.tsx'
import { ReviewMap } from './ReviewMap.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { StoreBar } from './StoreBar.tsx'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'
import type { ReadAgain } from './use-field-file.ts'
import { useReview } from './use-review.ts'

interface Props {
  /** The crop year that is open. */
  readonly year: number
  readonly fileName: string
  readonly review: Review
  readonly readAgain: ReadAgain
  readonly onOtherFile: () => void
}

/** The crop year of all rows of a file, where it is another than the open one. */
function otherYear({ rows }: Review, year: number): number | undefined {
  const [only, ...more] = new Set(rows.flatMap((row) => (row.draft ? [row.year] : [])))
  return more.length === 0 && only !== year ? only : undefined
}

/** Whether the file has something else than the farmer wrote: only then is it said how ticks are meant. */
const hasOwnValues = ({ rows }: Review): boolean =>
  rows.some((row) => row.candidates.some(({ changes }) => changes.some((change) => !change.isProposed)))

/** Rows of a file beside the fields of the farm, before any of them is stored. */
export function ReviewPanel({ year, fileName, review: first, readAgain, onOtherFile }: Props) {
  const state = useReview(first, { year, readAgain })
  const { review, choices, change, changed, questions, refused, kept: selected } = state
  const [filter, setFilter] = useState<Filter>('all')
  const fileYear = useMemo(() => otherYear(first, year), [first, year])
  const [lit] = useState(() => new LitRow())
  // Choices change the rows that are shown only where open questions are asked for: the map draws them anew each time.
  const open = filter === 'questions' ? questions : filter === 'changed' ? changed : undefined
  const rows = useMemo(
    () => review.rows.filter((row) => (open ? open.has(row.row) : isShown(row, filter))),
    [review, filter, open],
  )
  const there = useMemo(() => fieldsAlreadyThere(review, choices), [review, choices])
  const columns = useMemo(
    () => reviewColumns({ year, choices, questions, refused, changed, onChange: change }),
    [year, choices, questions, refused, changed, change],
  )
  return (
    <>
      <UnsavedGuard isChanged={!state.isStored && there === undefined} />
      <ReviewSummary fileName={fileName} review={review} onOtherFile={onOtherFile}>
        {fileYear !== undefined && (
          <Checkbox
            mt="md"
            checked={state.isForAll}
            label={fieldImportText.carry(year)}
            description={fieldImportText.ofYear(fileYear)}
            onChange={(event) => state.carry(event.currentTarget.checked)}
          />
        )}
      </ReviewSummary>
      <ReviewMap rows={rows} lit={lit} />
      <Card>
        <ReviewFilter review={review} value={filter} onChange={setFilter} />
        {hasOwnValues(review) && <p className={styles.hint}>{fieldImportText.ownValuesHint}</p>}
        {rows.length === 0 ? (
          <p role="status">{fieldImportText.noRows}</p>
        ) : (
          <DataTable
            label={fieldImportText.tableLabel}
            rows={rows}
            columns={columns}
            keyOf={(row) => String(row.row)}
            initialSort={{ id: 'row' }}
            lit={lit}
          />
        )}
      </Card>
      <StoreBar
        selected={selected}
        there={there}
        year={year}
        leftOut={review.rows.length - selected.length}
        questions={questions.size}
        changed={changed.size}
        onShow={setFilter}
        onStore={state.store}
        isStoring={state.isStoring}
      />
    </>
  )
}
