import type { User } from '@vagu/core/users/schema'
import { formatDay } from '../../lib/format.ts'
import styles from './account.module.css'
import { Part } from './Part.tsx'
import { accountText } from './text.ts'

/** How it stands with the trial. */
export const SubscriptionPart = ({ user: { status } }: { readonly user: User }) => (
  <Part id="tellimus" title={accountText.subscription}>
    <p className={styles.text}>
      {status.active
        ? accountText.trialUntil(formatDay(status.trialUntil))
        : accountText.trialOver(formatDay(status.trialUntil))}
    </p>
  </Part>
)
