import { SubscriptionSection } from '../../entities/subscription/SubscriptionSection.tsx'
import styles from './account.module.css'
import { accountText } from './text.ts'

/** The subscription, at an address of its own. */
export const SubscriptionPart = () => (
  <section id="tellimus" aria-label={accountText.subscription} tabIndex={-1} className={styles.part}>
    <SubscriptionSection />
  </section>
)
