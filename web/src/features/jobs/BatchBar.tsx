import { MAX_JOBS_AT_ONCE } from '@vagu/core/jobs/schema'
import { Button } from '@mantine/core'
import { IconCalendarEvent, IconTrash } from '@tabler/icons-react'
import { sumAreas } from '@vagu/core/units/rounding'
import { formatQuantity } from '../../lib/format.ts'
import styles from './JobsPage.module.css'
import type { JobRow } from './job-row.ts'
import { jobsPageText } from './text.ts'

interface Props {
  readonly jobs: readonly JobRow[]
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** Actions on the chosen jobs; the bar stays in sight while the list scrolls. */
export function BatchBar({ jobs, onEdit, onRemove, onClear }: Props) {
  if (jobs.length === 0) return null
  const area = formatQuantity(sumAreas(jobs.map(({ job }) => job.area)), 'ha')
  const isTooMany = jobs.length > MAX_JOBS_AT_ONCE
  return (
    <section className={styles.batch} aria-label={jobsPageText.batch}>
      <strong role="status">{jobsPageText.selected(jobs.length, area)}</strong>
      {isTooMany ? (
        <span>{jobsPageText.most(MAX_JOBS_AT_ONCE)}</span>
      ) : (
        <>
          <Button leftSection={<IconCalendarEvent size={20} aria-hidden />} onClick={onEdit}>
            {jobsPageText.edit}
          </Button>
          <Button
            variant="default"
            c="red"
            leftSection={<IconTrash size={20} aria-hidden />}
            onClick={onRemove}
          >
            {jobsPageText.delete}
          </Button>
        </>
      )}
      <Button variant="subtle" onClick={onClear}>
        {jobsPageText.clearSelection}
      </Button>
    </section>
  )
}
