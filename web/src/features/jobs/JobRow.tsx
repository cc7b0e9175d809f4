import { memo } from 'react'
import type { JobColumn } from './job-columns.tsx'
import { titleOf } from './job-columns.tsx'
import { JobCheckbox } from './JobCheckbox.tsx'
import styles from './JobsGrid.module.css'
import type { RowActions } from './row-actions.ts'
import { RowButtons } from './RowButtons.tsx'
import type { SeenJob } from './seen-job.ts'

interface Props {
  readonly job: SeenJob
  readonly index: number
  /** Pixels from the top of the rows. */
  readonly start: number
  readonly columns: readonly JobColumn[]
  readonly isChosen: boolean
  /** The row that Tab leads to. */
  readonly isCurrent: boolean
  readonly isPending: boolean
  readonly onToggle: (id: string, isRange: boolean) => void
  readonly actions: RowActions
}

/** Two rows of headings and the counting from 1. */
const FIRST_ROW = 2

/** One job; drawn anew only when something of its own changes. */
export const JobRow = memo(function JobRow(props: Props) {
  const { job, index, start, columns, isChosen, isCurrent, isPending, onToggle, actions } = props
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div
      role="row"
      className={styles['row']}
      data-index={index}
      data-pending={isPending || undefined}
      aria-rowindex={index + FIRST_ROW}
      aria-selected={isChosen}
      tabIndex={tabIndex}
      style={{ transform: `translateY(${start}px)` }}
      onDoubleClick={(event) => {
        const isOwn = event.target instanceof Element && event.target.closest('a, button, label')
        if (!isOwn && !isPending) actions.onOpen(job.event)
      }}
    >
      <div role="gridcell">
        <JobCheckbox event={job.event} isChosen={isChosen} onToggle={onToggle} tabIndex={tabIndex} />
      </div>
      {columns.map(({ id, cell, isNumeric }) => (
        <div
          key={id}
          role="gridcell"
          className={styles['cell']}
          data-numeric={isNumeric}
          title={titleOf(id, job)}
        >
          {cell(job, tabIndex)}
        </div>
      ))}
      <div role="gridcell" className={styles['buttons']}>
        <RowButtons event={job.event} actions={actions} isPending={isPending} tabIndex={tabIndex} />
      </div>
    </div>
  )
})
