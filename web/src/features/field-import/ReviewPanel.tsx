import type { Review } from '@vagu/core/field-import/schema'
import { useMemo, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { reviewColumns } from './review-columns.tsx'
import { type Filter, ReviewFilter } from './ReviewFilter.tsx'
import { ReviewMap } from './ReviewMap.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { StoreBar } from './StoreBar.tsx'
import { words } from './text.ts'
import { useReview } from './use-review.ts'

interface Props {
  readonly fileName: string
  readonly review: Review
  readonly onOtherFile: () => void
}

/** Everything that a file holds, row by row beside the farm, before any of it is stored. */
export function ReviewPanel({ fileName, review, onOtherFile }: Props) {
  const { choices, change, questions, refused, kept, store, isStoring, isStored } = useReview(review)
  const [filter, setFilter] = useState<Filter>('all')
  // Choices change the rows that are shown only where open questions are asked for: the map draws them anew each time.
  const open = filter === 'questions' ? questions : undefined
  const rows = useMemo(
    () => review.rows.filter((row) => (open ? open.has(row.row) : filter === 'all' || row.state === filter)),
    [review, filter, open],
  )
  const columns = useMemo(
    () => reviewColumns({ choices, questions, refused, onChange: change }),
    [choices, questions, refused, change],
  )
  return (
    <>
      <UnsavedGuard isChanged={!isStored} />
      <ReviewSummary fileName={fileName} review={review} onOtherFile={onOtherFile} />
      <ReviewMap rows={rows} />
      <Card>
        <ReviewFilter counts={review.counts} value={filter} onChange={setFilter} />
        {rows.length === 0 ? (
          <p role="status">{words.noRows}</p>
        ) : (
          <DataTable
            label={words.tableLabel}
            rows={rows}
            columns={columns}
            keyOf={(row) => String(row.row)}
            initialSort={{ id: 'row' }}
          />
        )}
      </Card>
      <StoreBar
        kept={kept}
        leftOut={review.rows.length - kept.length}
        questions={questions.size}
        onShowQuestions={() => setFilter('questions')}
        onStore={store}
        isStoring={isStoring}
      />
    </>
  )
}
