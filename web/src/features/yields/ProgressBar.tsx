import styles from './Charts.module.css'
import { yieldsText as text } from './text.ts'

interface Props {
  readonly crop: string
  readonly of: {
    readonly area: number
    readonly harvestedArea: number
    readonly harvestedPercent: number
  }
}

/** How much of the sown area is harvested. */
export function ProgressBar({ crop, of: { area, harvestedArea, harvestedPercent } }: Props) {
  return (
    <div className={styles.progress}>
      <span>
        {text.progress}: {text.harvestedOf(harvestedArea, area)} ({text.percent(harvestedPercent)})
      </span>
      <svg
        role="progressbar"
        aria-label={text.progressOf(crop)}
        aria-valuenow={harvestedPercent}
        aria-valuemin={0}
        aria-valuemax={100}
        width="100%"
        height={10}
      >
        <rect className={styles.track} width="100%" height={10} rx={5} />
        <rect className={styles.fill} width={`${harvestedPercent}%`} height={10} rx={5} />
      </svg>
    </div>
  )
}
