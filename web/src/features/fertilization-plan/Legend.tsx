import styles from './Plan.module.css'
import { planText } from './text.ts'

/** Meaning of the figures and of the bar. */
export const Legend = () => (
  <ul className={styles.legend}>
    <li>{planText.legend}</li>
    <li>
      <span className={styles.swatch} aria-hidden>
        <span className={styles.done} style={{ width: '100%' }} />
      </span>
      {planText.legendDone}
    </li>
    <li>
      <span className={styles.swatch} aria-hidden>
        <span className={styles.planned} style={{ left: 0, width: '100%' }} />
      </span>
      {planText.legendPlanned}
    </li>
    <li>
      <span className={styles.swatch} aria-hidden>
        <span className={styles.wanted} style={{ left: '50%' }} />
      </span>
      {planText.legendNeed}
    </li>
    <li>
      <span className={styles.swatch} aria-hidden>
        <span className={styles.cap} style={{ left: '50%' }} />
      </span>
      {planText.legendCap}
    </li>
  </ul>
)
