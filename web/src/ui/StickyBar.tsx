import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

interface Props {
  readonly children: ReactNode
}

/** A bar that stays in sight at the lower edge of a long page, above the menu of a phone: a sum, and what it is stored with. */
export function StickyBar({ children }: Props) {
  return <div className={styles.bar}>{children}</div>
}
