import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { Button } from '@mantine/core'
import { IconListCheck, IconMap2, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FieldCrop } from '../../entities/crops/FieldCrop.tsx'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { SeasonDialogProps } from '../../entities/field-season/SeasonDialog.tsx'
import { fieldSeasonText } from '../../entities/field-season/text.ts'
import { PaperTitle } from '../../ui/PaperTitle.tsx'
import styles from './FieldJobsPage.module.css'
import { FieldMap } from './FieldMap.tsx'
import type { JobHandlers } from '../../entities/jobs/JobActions.tsx'
import { JobTable } from '../../entities/jobs/JobTable.tsx'
import { fieldPageText } from './text.ts'
import { IfMay } from '../../ui/may.tsx'
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
  readonly onAdd: () => void
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
      <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
        {fieldPageText.addJob}
      </Button>
    </IfMay>
  )
  return (
    <>
      <PaperTitle>
        {fieldPageText.fieldOnPaper(name, formatQuantity(areaOfYear(field, year), 'ha', 4), year)}
      </PaperTitle>
      <div className={styles.head}>
        <div className={styles.facts}>
          <FieldCrop field={field} year={year} />
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
        <div className={styles.buttons}>
          <Button
            variant="default"
            leftSection={<IconMap2 size={20} aria-hidden />}
            onClick={() => setIsMapOpen(true)}
          >
            {fieldPageText.fieldMap}
          </Button>
          {jobEvents.length > 0 && add}
        </div>
      </div>
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
