import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import { welcomeText } from './text.ts'
import styles from './WelcomePage.module.css'

/** A made-up field that is harvested too early, so that a visitor sees what the product is for. */
export function ExampleVerdict() {
  return (
    <figure className={styles.example} aria-label={welcomeText.exampleLabel}>
      <div className={styles.field} data-verdict="violation">
        <IconCircleXFilled aria-hidden />
        <div>
          <strong>{welcomeText.exampleField}</strong>
          <span>{welcomeText.exampleCrop}</span>
          <p>{welcomeText.exampleJob}</p>
          <p className={styles.verdict}>{welcomeText.exampleVerdict}</p>
          <p>{welcomeText.exampleWhy}</p>
        </div>
      </div>
      <div className={styles.field} data-verdict="fine">
        <IconCircleCheckFilled aria-hidden />
        <div>
          <strong>{welcomeText.exampleOkField}</strong>
          <span>{welcomeText.exampleOkCrop}</span>
          <p className={styles.verdict}>{welcomeText.exampleOk}</p>
        </div>
      </div>
    </figure>
  )
}
