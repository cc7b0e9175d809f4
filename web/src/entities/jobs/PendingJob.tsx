import { Loader } from '@mantine/core'
import styles from './JobTable.module.css'
import { jobsText } from './text.ts'

/** In the place of a job's buttons while the server does not have it yet. */
export const PendingJob = () => (
  <span className={styles.pending}>
    <Loader size={14} aria-hidden />
    {jobsText.pending}
  </span>
)
