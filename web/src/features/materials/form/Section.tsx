import type { ReactNode } from 'react'
import styles from './form.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the form under a heading of its own. */
export const Section = ({ title, children }: Props) => (
  <section className={styles.section} aria-label={title}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
)
