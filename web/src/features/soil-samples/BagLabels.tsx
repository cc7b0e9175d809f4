import styles from './Taking.module.css'
import type { Taking } from './taking-plan.ts'
import { takingText as text } from './text.ts'

interface Props {
  readonly plan: readonly Taking[]
  readonly year: number
  readonly farm: string
}

/** Labels for the bags, three in a row; on paper they stand alone. */
export const BagLabels = ({ plan, year, farm }: Props) => (
  <section aria-label={text.labels}>
    <h2 className={styles.title}>{text.labels}</h2>
    <ul className={styles.labels}>
      {plan.map(({ number, fieldName }) => (
        <li key={number} className={styles.label}>
          <span className={styles.number}>{number}</span>
          <span className={styles.field}>{fieldName}</span>
          <span>{text.dateLine(year)}</span>
          <span>{farm}</span>
        </li>
      ))}
    </ul>
  </section>
)
