import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface Props {
  readonly icon?: ReactNode
  readonly title: string
  /** Of the heading: 1 where this is the whole page. */
  readonly level?: 1 | 2 | 3
  readonly children?: ReactNode
  /** The one button that leads on. */
  readonly action?: ReactNode
}

/** Says what is missing and what to do next. */
export function EmptyState({ icon, title, level = 2, children, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {icon && (
        <div className={styles.icon} aria-hidden>
          {icon}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}
