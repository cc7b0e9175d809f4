import type { JobStatus } from '@vagu/core/jobs/schema'
import { jobsText } from './text.ts'
import styles from './JobTable.module.css'

/** The status of a job in words; its frame tells done from not done. */
export const JobStatusChip = ({ status }: { readonly status: JobStatus }) => (
  <span className={styles.status} data-status={status}>
    {jobsText.statuses[status]}
  </span>
)
