import { NativeSelect } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { AllCheckbox } from './GridHead.tsx'
import { JobCard } from './JobCard.tsx'
import styles from './JobCards.module.css'
import type { ListProps } from './list-props.ts'
import { words } from './text.ts'

const USUAL_HEIGHT = 150
const GAP = 8
const KEPT_AROUND = 6

function CardsHead({ columns, sorting, onSort, jobs, chosen, onToggleAll }: ListProps) {
  const orders = columns.flatMap(({ id, header }) => [
    { value: `${id} desc`, label: `${header} ↓` },
    { value: `${id} asc`, label: `${header} ↑` },
  ])
  return (
    <div className={styles['cardsHead']}>
      <AllCheckbox count={jobs.length} chosen={chosen} onToggleAll={onToggleAll} />
      <NativeSelect
        aria-label={words.order}
        className={styles['order'] ?? ''}
        data={orders}
        value={`${sorting.id} ${sorting.desc ? 'desc' : 'asc'}`}
        onChange={({ currentTarget }) => {
          const [id = '', direction] = currentTarget.value.split(' ')
          onSort({ id, desc: direction === 'desc' })
        }}
      />
    </div>
  )
}

/** The jobs as cards that scroll with the page; only those in view are drawn. */
export function JobCards(props: ListProps) {
  const { label, jobs, columns, chosenIds, pendingIds, onToggle, actions } = props
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const place = list.current
    if (place) setTop(place.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: jobs.length,
    estimateSize: () => USUAL_HEIGHT,
    overscan: KEPT_AROUND,
    gap: GAP,
    scrollMargin: top,
    getItemKey: (index) => jobs[index]?.event._id ?? index,
  })
  return (
    <>
      <CardsHead {...props} />
      <ul
        ref={list}
        className={styles['cards']}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const job = jobs[index]
          return (
            job && (
              <JobCard
                key={job.event._id}
                job={job}
                index={index}
                start={start - top}
                count={jobs.length}
                columns={columns}
                isChosen={chosenIds.has(job.event._id)}
                isPending={pendingIds.has(job.event._id)}
                onToggle={onToggle}
                actions={actions}
                measure={virtualizer.measureElement}
              />
            )
          )
        })}
      </ul>
    </>
  )
}
