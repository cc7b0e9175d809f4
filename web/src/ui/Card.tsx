import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface Props {
  readonly title?: ReactNode
  /** Buttons at the right end of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The one frame that blocks of a page stand in; with a title it is a named region. */
export function Card({ title, actions, children, className }: Props) {
  return (
    <section className={[styles.card, className].filter(Boolean).join(' ')}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
