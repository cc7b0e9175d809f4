import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { SeenJob } from './seen-job.ts'
import { rowAfterKey } from './grid-keys.ts'

interface Options {
  readonly frame: RefObject<HTMLElement | null>
  readonly jobs: readonly SeenJob[]
  readonly page: number
  readonly scrollTo: (index: number) => void
  readonly onToggle: (id: string, isRange: boolean) => void
  readonly onToggleAll: () => void
  readonly onOpen: (job: SeenJob) => void
}

const rowIndexOf = (target: EventTarget): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return Number(row?.dataset['index'] ?? -1)
}

/** The row one stands on, and the keys that lead from row to row, choose and open. */
export function useGridFocus({ frame, jobs, page, scrollTo, onToggle, onToggleAll, onOpen }: Options) {
  const [current, setCurrent] = useState(0)
  const wanted = useRef<number>(undefined)
  // The wanted row may be drawn only after the list has scrolled there, so it is looked for until it is there.
  useEffect(() => {
    if (wanted.current === undefined) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  })
  const goTo = (index: number): void => {
    wanted.current = index
    scrollTo(index)
    setCurrent(index)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // What opens over a row (the text of a warning) stands elsewhere, and has keys of its own.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const index = rowIndexOf(event.target)
    const job = jobs[index]
    if (!job) return
    const next = rowAfterKey(event.key, index, { count: jobs.length, page })
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined
    if (next !== undefined) goTo(next)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onToggleAll()
    else if (!isOnRow) return
    else if (event.key === ' ') onToggle(job.event._id, event.shiftKey)
    else if (event.key === 'Enter') onOpen(job)
    else return
    event.preventDefault()
  }
  return {
    current: Math.min(current, Math.max(jobs.length - 1, 0)),
    onKeyDown,
    onFocus: ({ target }: { readonly target: EventTarget }): void => {
      const index = rowIndexOf(target)
      if (index >= 0) setCurrent(index)
    },
  }
}
