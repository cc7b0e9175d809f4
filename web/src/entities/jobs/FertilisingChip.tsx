import type { JobEvent } from '@vagu/core/job-events/schema'
import styles from './JobTable.module.css'
import { words } from './text.ts'

/** Says of a sowing or a spraying that it was a fertilising job as well. */
export const FertilisingChip = ({ event }: { readonly event: Pick<JobEvent, 'isFertilizing'> }) =>
  event.isFertilizing && (
    <span className={styles.mark} title={words.alsoFertilisingHint}>
      {words.alsoFertilising}
    </span>
  )
