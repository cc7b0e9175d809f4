import type { Job } from '@vagu/core/jobs/schema'
import styles from './JobTable.module.css'
import { jobsText } from './text.ts'

/** Says of a sowing or a spraying that it was a fertilizing job as well. */
export const FertilizingChip = ({ job }: { readonly job: Pick<Job, 'isFertilizing'> }) =>
  job.isFertilizing && (
    <span className={styles.mark} title={jobsText.alsoFertilizingHint}>
      {jobsText.alsoFertilizing}
    </span>
  )
