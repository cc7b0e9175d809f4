import styles from './Charts.module.css'
import { yieldsText } from './text.ts'

const { legend } = yieldsText

/** Legend of the marks of the bars. */
export const ChartLegend = () => (
  <ul className={styles.legend}>
    <li>
      <svg width={22} height={14} aria-hidden>
        <rect className={styles.fill} width={22} height={14} rx={3} />
      </svg>
      {legend.actual}
    </li>
    <li>
      <svg width={22} height={14} aria-hidden>
        <rect className={styles.lowGround} width={22} height={14} rx={3} />
        {[3, 9, 15].map((x) => (
          <line key={x} className={styles.lowLine} x1={x} x2={x + 5} y1={14} y2={0} />
        ))}
      </svg>
      {legend.low}
    </li>
    <li>
      <svg width={22} height={14} aria-hidden>
        <line className={styles.expected} x1={11} x2={11} y1={0} y2={14} />
      </svg>
      {legend.expected}
    </li>
    <li>
      <svg width={22} height={14} aria-hidden>
        <line className={styles.mean} x1={11} x2={11} y1={0} y2={14} />
      </svg>
      {legend.mean}
    </li>
  </ul>
)
