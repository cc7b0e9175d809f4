import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useRef } from 'react'
import { GridHead } from './GridHead.tsx'
import type { JobColumn } from './job-columns.tsx'
import type { ListProps } from './list-props.ts'
import { JobRow } from './JobRow.tsx'
import styles from './JobsGrid.module.css'
import { words } from './text.ts'
import { useGridFocus } from './use-grid-focus.ts'

/** Every row is as high as this, so none has to be measured. */
const ROW_HEIGHT = 52
const KEPT_AROUND = 6
const PAGE = 10
const CHECK_WIDTH = 44
const BUTTONS_WIDTH = 92

/** The columns share what is left over; a narrow frame scrolls sideways. */
function layoutOf(columns: readonly JobColumn[]): CSSProperties {
  const tracks = columns.map(({ width, grow }) =>
    grow === 0 ? `${width}px` : `minmax(${width}px, ${grow}fr)`,
  )
  const least = columns.reduce((sum, { width }) => sum + width, CHECK_WIDTH + BUTTONS_WIDTH)
  const own = { '--tracks': `${CHECK_WIDTH}px ${tracks.join(' ')} ${BUTTONS_WIDTH}px` }
  return { ...own, minWidth: least }
}

/** The jobs as a table that draws only the rows in view. */
export function JobsGrid(props: ListProps) {
  const {
    label,
    jobs,
    columns,
    sorting,
    onSort,
    chosenIds,
    chosen,
    pendingIds,
    onToggle,
    onToggleAll,
    actions,
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const kept = useRef(0)
  const virtualizer = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: KEPT_AROUND,
    // The row one stands on stays drawn: with it the focus would be lost.
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), kept.current])],
    scrollPaddingStart: ROW_HEIGHT,
  })
  const { current, onKeyDown, onFocus } = useGridFocus({
    frame,
    jobs,
    page: PAGE,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    onToggle,
    onToggleAll,
    onOpen: ({ event }) => {
      if (!pendingIds.has(event._id)) actions.onOpen(event)
    },
  })
  kept.current = current
  return (
    <div ref={frame} className={styles['frame']}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={jobs.length + 1}
        aria-multiselectable
        aria-description={words.keys}
        className={styles['grid']}
        style={layoutOf(columns)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <GridHead
          columns={columns}
          sorting={sorting}
          onSort={onSort}
          count={jobs.length}
          chosen={chosen}
          onToggleAll={onToggleAll}
        />
        <div role="rowgroup" className={styles['rows']} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const job = jobs[index]
            return (
              job && (
                <JobRow
                  key={job.event._id}
                  job={job}
                  index={index}
                  start={start}
                  columns={columns}
                  isChosen={chosenIds.has(job.event._id)}
                  isCurrent={index === current}
                  isPending={pendingIds.has(job.event._id)}
                  onToggle={onToggle}
                  actions={actions}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}
