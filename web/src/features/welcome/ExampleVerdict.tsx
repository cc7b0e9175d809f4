import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import { words } from './text.ts'
import styles from './WelcomePage.module.css'

/** A made-up field that is harvested too early, so that a visitor sees what the product is for. */
export function ExampleVerdict() {
  return (
    <figure className={styles.example} aria-label={words.exampleLabel}>
      <div className={styles.field} data-verdict="violation">
        <IconCircleXFilled aria-hidden />
        <div>
          <strong>{words.exampleField}</strong>
          <span>{words.exampleCrop}</span>
          <p>{words.exampleJob}</p>
          <p className={styles.verdict}>{words.exampleVerdict}</p>
          <p>{words.exampleWhy}</p>
        </div>
      </div>
      <div className={styles.field} data-verdict="fine">
        <IconCircleCheckFilled aria-hidden />
        <div>
          <strong>{words.exampleOkField}</strong>
          <span>{words.exampleOkCrop}</span>
          <p className={styles.verdict}>{words.exampleOk}</p>
        </div>
      </div>
    </figure>
  )
}
