/** Windows of the page: which of them stands over it. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { useState } from 'react'
import { today } from '../../lib/today.ts'
import type { Board } from './board.ts'
import type { NewEntry } from './entry-form.ts'

/** The window over the page. */
export type Opened =
  | { readonly kind: 'pay' }
  | { readonly kind: 'file' }
  | { readonly kind: 'person'; readonly workerId: string }
  | { readonly kind: 'paper'; readonly workerId: string }
  | {
      readonly kind: 'entry'
      readonly entry?: WorkTime
      readonly start: NewEntry
      readonly onSaved?: () => void
    }

/** Today, or the first day of a month in which it does not lie. */
export const dayIn = ({ days }: Board): string => {
  const now = today()
  return now >= days.start && now <= days.end ? now : days.start
}

/** The worker behind the # of the address, as a link from the list of workers has it. */
function useWorkerAtHash() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const forget = (): void => {
    if (hash !== '') void navigate({ to: '.', hash: '', replace: true })
  }
  return { hash, forget }
}

/** The open window: that which was chosen here, else the entry of the worker that the address names. */
export function useOpened(board: Board | undefined) {
  const { hash, forget } = useWorkerAtHash()
  const [chosen, setChosen] = useState<Opened>()
  const named = board?.people.find(({ _id, isGone }) => _id === hash && !isGone)
  const opened: Opened | undefined =
    chosen ?? (board && named && { kind: 'entry', start: { workerId: named._id, date: dayIn(board) } })
  const open = (next: Opened | undefined): void => {
    setChosen(next)
    if (next === undefined) forget()
  }
  return { opened, open }
}
