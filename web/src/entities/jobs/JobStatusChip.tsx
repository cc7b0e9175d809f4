import type { JobStatus } from '@vagu/core/job-events/schema'
import { words } from './text.ts'
import styles from './JobTable.module.css'

/** The status of a job in words; its frame tells done from not done. */
export const JobStatusChip = ({ status }: { readonly status: JobStatus }) => (
  <span className={styles.status} data-status={status}>
    {words.statuses[status]}
  </span>
)
