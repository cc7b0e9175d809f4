import { isDay } from '@vagu/core/time/day'
import { ActionIcon, Button, Loader, Switch } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatDays } from '../../lib/format.ts'
import { DateField } from '../../ui/DateField.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { uiText } from '../../ui/text.ts'
import styles from './Planner.module.css'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'
import { NOBODY, type WorkerRow } from './worker-rows.ts'

interface SwitchProps {
  readonly day: string
  readonly onChoose: (day: string) => void
  readonly onStep: (step: 1 | -1) => void
  readonly isPhone: boolean
  /** Whether jobs of these days are still on their way. */
  readonly isLoading: boolean
}

/** Turns the pages of the week, of the day on a phone, or goes to any day. */
export function WeekSwitch({ day, onChoose, onStep, isPhone, isLoading }: SwitchProps) {
  const { days, today, year } = usePlanner()
  const step = (by: 1 | -1, label: string) => (
    <ActionIcon variant="default" aria-label={label} title={label} onClick={() => onStep(by)}>
      {by < 0 ? <IconChevronLeft aria-hidden /> : <IconChevronRight aria-hidden />}
    </ActionIcon>
  )
  return (
    <div className={styles.switch}>
      {step(-1, isPhone ? dayPlannerText.previousDay : dayPlannerText.previousWeek)}
      <Button variant="default" onClick={() => onChoose(today)}>
        {dayPlannerText.today}
      </Button>
      {step(1, isPhone ? dayPlannerText.nextDay : dayPlannerText.nextWeek)}
      <DateField
        key={day}
        label={<span className="visually-hidden">{dayPlannerText.goTo}</span>}
        value={day}
        season={{ year }}
        name="day"
        onChange={(typed) => {
          if (typed !== null && isDay(typed)) onChoose(typed)
        }}
      />
      {!isPhone && (
        <strong className={styles.range} role="status">
          {formatDays(days[0], days.at(-1))}
        </strong>
      )}
      {isLoading && <Loader size={18} role="status" aria-label={uiText.loading} />}
    </div>
  )
}

interface FilterProps {
  readonly rows: readonly WorkerRow[]
  readonly worker: string | null
  readonly onWorker: (worker: string | null) => void
  readonly byWorkers: boolean
  readonly onByWorkers: (byWorkers: boolean) => void
}

/** Whose jobs are shown, and whether each worker has a row. */
export function WorkerFilter({ rows, worker, onWorker, byWorkers, onByWorkers }: FilterProps) {
  return (
    <div className={styles.filter}>
      <SearchSelect
        label={<span className="visually-hidden">{dayPlannerText.workerFilter}</span>}
        placeholder={dayPlannerText.everybody}
        options={rows.map(({ id, name }) => ({ value: id ?? NOBODY, label: name }))}
        value={worker}
        name="worker"
        isClearable
        onChange={onWorker}
      />
      <Switch
        label={dayPlannerText.byWorkers}
        checked={byWorkers}
        onChange={({ currentTarget }) => onByWorkers(currentTarget.checked)}
      />
    </div>
  )
}
