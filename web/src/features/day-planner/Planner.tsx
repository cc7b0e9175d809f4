import { addDays } from '@vagu/core/time/day'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarWeek, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PhoneDays } from './PhoneDays.tsx'
import styles from './Planner.module.css'
import { WeekSwitch, WorkerFilter } from './PlannerBar.tsx'
import { PlannerDialogs } from './PlannerDialogs.tsx'
import { PlannerContext } from './planner-context.ts'
import type { PlannerProps } from './planner-props.ts'
import { dayPlannerText } from './text.ts'
import { Unplanned } from './Unplanned.tsx'
import { useBoard } from './use-board.ts'
import { usePlannerState } from './use-planner-state.ts'
import { WeekGrid } from './WeekGrid.tsx'

const WEEK = 7

function NoJobs({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<IconCalendarWeek size={32} />}
        title={dayPlannerText.emptyTitle}
        action={
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
            {dayPlannerText.add}
          </Button>
        }
      >
        {dayPlannerText.emptyText}
      </EmptyState>
    </Card>
  )
}

function HiddenByFilter({ count, onShowAll }: { readonly count: number; readonly onShowAll: () => void }) {
  return (
    <p className={styles.hidden} role="status">
      {dayPlannerText.hiddenByFilter(count)}
      <Button variant="subtle" size="compact-md" onClick={onShowAll}>
        {dayPlannerText.showAll}
      </Button>
    </p>
  )
}

/** The week, the jobs that wait for a day beside it, and what is open over them. */
export function Planner(props: PlannerProps) {
  const { jobs, fields, day, onDay, isLoading } = props
  const [worker, setWorker] = useState<string | null>(null)
  const [byWorkers, setByWorkers] = useState(false)
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const { planner, shown, dialogs } = usePlannerState(props)
  const { board, rows, hiddenCount } = useBoard({ planner, jobs: shown, fields, filter: worker })
  const turn = (by: 1 | -1): void => onDay(addDays(day, isPhone ? by : by * WEEK))
  const unplanned = <Unplanned board={board} isFolded={isPhone} />
  return (
    <PlannerContext value={planner}>
      <div className={styles.bar}>
        <WeekSwitch day={day} onChoose={onDay} onStep={turn} isPhone={isPhone} isLoading={isLoading} />
        <WorkerFilter
          rows={rows}
          worker={worker}
          onWorker={setWorker}
          byWorkers={byWorkers}
          onByWorkers={setByWorkers}
        />
      </div>
      {hiddenCount > 0 && <HiddenByFilter count={hiddenCount} onShowAll={() => setWorker(null)} />}
      {jobs.length === 0 && !isLoading && <NoJobs onAdd={() => planner.addOn(day)} />}
      {isPhone && <PhoneDays board={board} chosen={day} onChoose={onDay} />}
      <div className={styles.planner}>
        {!isPhone && unplanned}
        <WeekGrid
          board={board}
          rows={byWorkers ? rows : undefined}
          chosen={day}
          onSwipe={isPhone ? turn : undefined}
        />
        {isPhone && unplanned}
      </div>
      <p className={styles.keys}>{dayPlannerText.keys}</p>
      <PlannerDialogs {...dialogs} />
    </PlannerContext>
  )
}
