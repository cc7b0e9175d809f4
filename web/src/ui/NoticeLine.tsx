import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './NoticeLine.module.css'

interface Props {
  readonly icon: ReactNode
  /** Something presses; a calm line only tells. */
  readonly isPressing?: boolean
  readonly children: ReactNode
  /** The way to act on it: one link or button. */
  readonly action: ReactNode
  readonly putAway?: { readonly label: string; readonly onClick: () => void }
}

/** A notice above the work of a page: one line, with the way to act on it in the line. */
export const NoticeLine = ({ icon, isPressing = false, children, action, putAway }: Props) => (
  <div role="note" className={styles.notice} data-pressing={isPressing || undefined}>
    <span className={styles.icon}>{icon}</span>
    <p className={styles.text}>
      {children} <span className={styles.action}>{action}</span>
    </p>
    {putAway && <CloseButton aria-label={putAway.label} onClick={putAway.onClick} />}
  </div>
)
