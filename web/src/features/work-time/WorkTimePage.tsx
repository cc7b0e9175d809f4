import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import {
  IconCash,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  IconDownload,
  IconPlus,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { addDays, monthsAfter, monthsBefore, yearOf } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { useState } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { today } from '../../lib/today.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { IfMay } from '../../ui/may.tsx'
import { Page, PageActions } from '../../ui/Page.tsx'
import { type Board, useBoard } from './board.ts'
import { ClockCard } from './ClockCard.tsx'
import { CostView } from './CostView.tsx'
import { DraftsCard } from './DraftsCard.tsx'
import { HintsCard } from './HintsCard.tsx'
import { MonthTable } from './MonthTable.tsx'
import { dayIn, type Opened, useOpened } from './opened.ts'
import { Over } from './Over.tsx'
import { PaperMonth } from './PaperMonth.tsx'
import { WeekGrid, WeekSteps } from './WeekGrid.tsx'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

/** The month that a year opens on: today's in its season or calendar year, else its last. */
export function openingMonth(year: number, day: string): string {
  const isNow = year === yearOf(day) || year === cropYearOf(day)
  return isNow ? day.slice(0, 7) : `${year}-12`
}

type View = keyof typeof text.views

function MonthSteps({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const first = `${month}-01`
  return (
    <div className={styles.month}>
      <ActionIcon
        variant="default"
        aria-label={text.previous}
        onClick={() => onMonth(monthsBefore(first, 1).slice(0, 7))}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <strong>{text.month(month)}</strong>
      <ActionIcon
        variant="default"
        aria-label={text.next}
        onClick={() => onMonth(monthsAfter(first, 1).slice(0, 7))}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The year that the cost is of: it has no steps of months. */
const CostYear = ({ month }: { readonly month: string }) => (
  <div className={styles.month}>
    <strong>{text.costTitle(Number(month.slice(0, 4)))}</strong>
  </div>
)

function Empty({ isOwn }: { readonly isOwn: boolean }) {
  if (isOwn)
    return (
      <EmptyState icon={<IconClock size={32} />} title={text.notLinkedTitle}>
        {text.notLinked}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<IconClock size={32} />}
      title={text.noWorkersTitle}
      action={
        <Button component={Link} to={ROUTES.workers}>
          {text.toWorkers}
        </Button>
      }
    >
      {text.noWorkers}
    </EmptyState>
  )
}

interface ContentProps {
  readonly board: Board
  readonly onMonth: (month: string) => void
  readonly open: (opened: Opened) => void
}

function Bar({ board, open }: Omit<ContentProps, 'onMonth'>) {
  return (
    <PageActions>
      <IfMay to="money">
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => open({ kind: 'file' })}
        >
          {text.fileTitle}
        </Button>
      </IfMay>
      <IfMay to="write">
        <Button
          variant="default"
          leftSection={<IconCash size={20} aria-hidden />}
          onClick={() => open({ kind: 'pay' })}
        >
          {text.payTitle}
        </Button>
      </IfMay>
      <IfMay to="enter">
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => open({ kind: 'entry', start: { date: dayIn(board) } })}
        >
          {text.add}
        </Button>
      </IfMay>
    </PageActions>
  )
}

function Content({ board, onMonth, open }: ContentProps) {
  const [view, setView] = useState<View>('month')
  const [week, setWeek] = useState<string>()
  const showWeek = (day: string): void => {
    setWeek(day)
    // the year of a week that lies over New Year is loaded with the month of its Sunday
    onMonth(addDays(day, 6).slice(0, 7))
  }
  const shownWeek = week ?? dayIn(board)
  const views = (['month', 'week', 'cost'] as const).filter((each) => each !== 'cost' || board.seesMoney)
  return (
    <div className={layout.columnXl}>
      <Bar board={board} open={open} />
      <ClockCard board={board} onStop={(start, onSaved) => open({ kind: 'entry', start, onSaved })} />
      <div className={styles.bar}>
        {view === 'cost' && <CostYear month={board.month} />}
        {view === 'week' && <WeekSteps week={shownWeek} onWeek={showWeek} />}
        {view === 'month' && (
          <MonthSteps
            month={board.month}
            onMonth={(month) => {
              setWeek(undefined)
              onMonth(month)
            }}
          />
        )}
        <SegmentedControl<View>
          aria-label={text.view}
          value={view}
          onChange={setView}
          data={views.map((value) => ({ value, label: text.views[value] }))}
        />
      </div>
      {view === 'month' && (
        <>
          <MonthTable board={board} onOpen={(workerId) => open({ kind: 'person', workerId })} />
          <DraftsCard board={board} onOpen={(start) => open({ kind: 'entry', start })} />
          <HintsCard board={board} />
        </>
      )}
      {view === 'week' && (
        <WeekGrid
          board={board}
          week={shownWeek}
          onAdd={(workerId, date) => open({ kind: 'entry', start: { workerId, date } })}
          onEdit={(entry) =>
            open(
              entry.status === 'PAID'
                ? { kind: 'person', workerId: entry.workerId }
                : { kind: 'entry', entry, start: { date: entry.date } },
            )
          }
        />
      )}
      {view === 'cost' && <CostView board={board} />}
    </div>
  )
}

function Months({ year }: { readonly year: number }) {
  const [month, setMonth] = useState(() => openingMonth(year, today()))
  const { board, hasFailed, reload } = useBoard(month)
  const { opened, open } = useOpened(board)
  if (!board && hasFailed) return <LoadFailed title={text.loadFailed} onReload={reload} />
  if (!board) return <DelayedSkeleton lines={6} height={64} />
  if (board.people.length === 0) return <Empty isOwn={board.isOwn} />
  if (opened?.kind === 'paper')
    return (
      <PaperMonth
        board={board}
        workerId={opened.workerId}
        onClose={() => open({ kind: 'person', workerId: opened.workerId })}
      />
    )
  return (
    <>
      <Content board={board} onMonth={setMonth} open={open} />
      {opened && <Over board={board} opened={opened} open={open} />}
    </>
  )
}

/** `/tooaeg/{year}`: hours worked, their pay, and what of them is paid. */
export function WorkTimePage() {
  const year = useGlobalYear()
  return (
    <Page>
      <Months key={year} year={year} />
    </Page>
  )
}
