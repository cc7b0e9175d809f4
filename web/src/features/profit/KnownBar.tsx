import { profitText as text } from './text.ts'
import styles from './Profit.module.css'

interface Props {
  readonly known: number
  readonly all: number
}
/** How much of the cost is known: lines with a figure beside all lines. */
export function KnownBar({ known, all }: Props) {
  const label = all === 0 ? text.noCosts : text.known(known, all)
  return (
    <div className={styles.known}>
      <svg width="100%" height="10" role="img" aria-label={label}>
        <rect className={styles.track} width="100%" height="10" rx="5" />
        {all > 0 && <rect className={styles.fill} width={`${(known / all) * 100}%`} height="10" rx="5" />}
      </svg>
      <span aria-hidden>{label}</span>
    </div>
  )
}
