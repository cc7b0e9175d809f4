import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { Button } from '@mantine/core'
import { IconArrowRight, IconListCheck, IconMap2, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PageActions } from '../../ui/Page.tsx'
import type { SeasonDialogProps } from '../../entities/field-season/SeasonDialog.tsx'
import { fieldSeasonText } from '../../entities/field-season/text.ts'
import { PaperTitle } from '../../ui/PaperTitle.tsx'
import styles from './FieldJobsPage.module.css'
import { FieldMap } from './FieldMap.tsx'
import type { JobHandlers } from '../../entities/jobs/JobActions.tsx'
import { JobTable } from '../../entities/jobs/JobTable.tsx'
import { fieldPageText } from './text.ts'
import { IfMay } from '../../ui/may.tsx'
import { useToday } from '../../lib/use-today.ts'
import { nextJob } from './season/next-job.ts'
import { SeasonCard } from './season/SeasonCard.tsx'
import { seasonText } from './season/text.ts'
import { workedArea } from './worked-area.ts'

const SeasonDialog = lazyComponent<SeasonDialogProps>(
  async () => (await import('../../entities/field-season/SeasonDialog.tsx')).SeasonDialog,
)

const FieldSoil = lazyComponent(async () => (await import('./FieldSoil.tsx')).FieldSoil)

interface Props {
  readonly field: Field
  readonly year: number
  readonly season: {
    readonly jobEvents: readonly Job[]
    readonly seasonStart: string
    readonly seasonEnd: string
  }
  readonly pendingIds: ReadonlySet<string>
  readonly handlers: JobHandlers
  /** Opens a new job, of a category where one is likely. */
  readonly onAdd: (category?: string) => void
}

interface NextProps extends Pick<Props, 'onAdd'> {
  readonly jobs: readonly Job[]
  readonly seasonStart: string
  readonly seasonEnd: string
  readonly onEdit: JobHandlers['onEdit']
}

/** The job that comes next, as far as the season tells. */
function Next({ jobs, onAdd, onEdit, ...days }: NextProps) {
  const today = useToday()
  const next = nextJob(jobs, { ...days, today })
  if (!next) return null
  const text =
    next.kind === 'planned'
      ? seasonText.planned(next.job.job.name, formatDay(next.job.date))
      : seasonText.begin[next.category]
  return (
    <IfMay to="enter">
      <div className={styles.next}>
        <Button
          variant="light"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => (next.kind === 'planned' ? onEdit(next.job) : onAdd(next.category))}
        >
          {text}
        </Button>
      </div>
    </IfMay>
  )
}

/** A field's season: its crop and days, the sum of its jobs, the jobs themselves. */
export function FieldJobs({ field, year, season, pendingIds, handlers, onAdd }: Props) {
  const [isMapOpen, setIsMapOpen] = useState(false)
  const [isSeasonOpen, setIsSeasonOpen] = useState(false)
  const closeSeason = (): void => setIsSeasonOpen(false)
  const { jobEvents, seasonStart, seasonEnd } = season
  const name = nameOfYear(field, year)
  const worked = formatQuantity(workedArea(jobEvents), 'ha')
  const add = (
    <IfMay to="enter">
      <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => onAdd()}>
        {fieldPageText.addJob}
      </Button>
    </IfMay>
  )
  return (
    <>
      <PaperTitle>
        {fieldPageText.fieldOnPaper(name, formatQuantity(areaOfYear(field, year), 'ha', 4), year)}
      </PaperTitle>
      <SeasonCard field={field} year={year} jobs={jobEvents} {...{ seasonStart, seasonEnd }}>
        <div className={styles.facts}>
          <span className={styles.season}>
            {fieldPageText.season(formatDay(seasonStart), formatDay(seasonEnd))}
          </span>
          <IfMay to="write">
            <Button variant="subtle" size="compact-md" onClick={() => setIsSeasonOpen(true)}>
              {fieldSeasonText.edit}
            </Button>
          </IfMay>
          <span className={styles.sum}>{fieldPageText.fieldSum(jobEvents.length, worked)}</span>
        </div>
        <Next jobs={jobEvents} {...{ seasonStart, seasonEnd, onAdd }} onEdit={handlers.onEdit} />
      </SeasonCard>
      <PageActions>
        <Button
          variant="default"
          leftSection={<IconMap2 size={20} aria-hidden />}
          onClick={() => setIsMapOpen(true)}
        >
          {fieldPageText.fieldMap}
        </Button>
        {jobEvents.length > 0 && add}
      </PageActions>
      <Card>
        {jobEvents.length === 0 ? (
          <EmptyState icon={<IconListCheck size={32} />} title={fieldPageText.noJobs} action={add}>
            {fieldPageText.noJobsText}
          </EmptyState>
        ) : (
          <JobTable
            label={fieldPageText.fieldJobs(name)}
            jobs={jobEvents}
            pendingIds={pendingIds}
            handlers={handlers}
            isFieldShown={false}
          />
        )}
      </Card>
      <FieldSoil fallback={null} props={{ field, year }} />
      {isSeasonOpen && <SeasonDialog onFailed={closeSeason} props={{ field, year, onClose: closeSeason }} />}
      {isMapOpen && (
        <FieldMap fieldId={field._id} name={name} year={year} onClose={() => setIsMapOpen(false)} />
      )}
    </>
  )
}
