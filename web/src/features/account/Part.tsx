import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import styles from './account.module.css'

interface Props {
  /** Anchor in the address. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page with an address of its own. */
export const Part = ({ id, title, children }: Props) => (
  <section id={id} aria-label={title} tabIndex={-1} className={styles.part}>
    <Card title={title}>
      <div className={styles.part}>{children}</div>
    </Card>
  </section>
)
