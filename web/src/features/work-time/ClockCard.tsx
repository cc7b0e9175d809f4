import { Button, NativeSelect } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { MINUTE_MS } from '@vagu/core/time/spans'
import { clockInTallinn } from '@vagu/core/work-times/clock'
import { MAX_MINUTES } from '@vagu/core/work-times/rules'
import { useEffect, useState } from 'react'
import { useUser } from '../../entities/session/session.ts'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { type Board, nameOf } from './board.ts'
import { forgetClock, keepClock, readClock, type Running } from './clock-store.ts'
import type { NewEntry } from './entry-form.ts'
import layout from '../../ui/layout.module.css'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  /** Opens the form with what the clock says; `done` is called once it was stored. */
  readonly onStop: (start: NewEntry, done: () => void) => void
}

/** The clock of the user that runs, in this tab or another. */
function useClock() {
  const user = useUser()
  const [running, setRunning] = useState(() => user && readClock(user))
  useEffect(() => {
    const follow = (): void => setRunning(user && readClock(user))
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [user])
  const start = (workerId: string): void => {
    if (!user) return
    const next = { workerId, startedAt: new Date().toISOString() }
    keepClock(user, next)
    setRunning(next)
  }
  const forget = (): void => {
    if (user) forgetClock(user)
    setRunning(undefined)
  }
  const takeBack = (kept: Running): void => {
    if (user) keepClock(user, kept)
    setRunning(kept)
  }
  return { running: running ?? undefined, start, forget, takeBack }
}

const minutesSince = (instant: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / MINUTE_MS))

/** Minutes that the clock runs, counted on while one looks. */
function useMinutes(running: Running | undefined): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => tick((now) => now + 1), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [running])
  return running ? minutesSince(running.startedAt) : 0
}

function Start({ board, onStart }: { readonly board: Board; readonly onStart: (workerId: string) => void }) {
  const people = board.people.filter(({ isGone }) => !isGone)
  const usual = people.find(({ _id }) => _id === board.last?.workerId) ?? people[0]
  const [chosen, setChosen] = useState<string>()
  const workerId = chosen ?? usual?._id
  if (workerId === undefined) return null
  return (
    <>
      {people.length > 1 && (
        <NativeSelect
          aria-label={text.worker}
          value={workerId}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
        onClick={() => onStart(workerId)}
      >
        {text.clockStart}
      </Button>
    </>
  )
}

/** Start and stop, as one does it on a phone: the stop opens the entry with its times. */
export function ClockCard({ board, onStop }: Props) {
  const messages = useMessages()
  const { running, start, forget, takeBack } = useClock()
  const minutes = useMinutes(running)
  if (!board.mayEnter) return null
  const drop = (said: string): void => {
    if (!running) return
    forget()
    messages.success(said, { action: { label: uiText.undo, onClick: () => takeBack(running) } })
  }
  const stop = (): void => {
    if (!running) return
    if (minutesSince(running.startedAt) < 1) {
      drop(text.clockShort)
      return
    }
    const [from, to] = [clockInTallinn(new Date(running.startedAt)), clockInTallinn(new Date())]
    const isLong = minutesSince(running.startedAt) > MAX_MINUTES || from.time === to.time
    if (isLong) messages.error(text.clockLong)
    const { workerId } = running
    const times = { date: from.day, start: from.time, end: isLong ? '' : to.time, breakMinutes: 0 }
    onStop({ workerId, ...times }, forget)
  }
  return (
    <section className={layout.wrapCentred} aria-label={text.clock}>
      {!running && <Start board={board} onStart={start} />}
      {running && (
        <>
          <div>
            <strong>
              {text.clockRuns(
                nameOf(board, running.workerId),
                clockInTallinn(new Date(running.startedAt)).time,
              )}
            </strong>
            <div className={layout.quiet}>{text.clockLasts(formatMinutes(minutes))}</div>
          </div>
          <Button leftSection={<IconPlayerStop size={20} aria-hidden />} onClick={stop}>
            {text.clockStop}
          </Button>
          <Button variant="subtle" onClick={() => drop(text.clockDropped)}>
            {text.clockDrop}
          </Button>
        </>
      )}
    </section>
  )
}
