import { type ReactNode, useEffect } from 'react'
import { type Crumb, setPageHeading } from '../lib/page-heading.ts'
import styles from './Page.module.css'

interface Props {
  /** Said in the shell's header; without it the header shows the name of the address. */
  readonly title?: string | undefined
  /** The pages above this one. */
  readonly parents?: readonly Crumb[]
  /** Buttons that belong to the whole page. */
  readonly actions?: ReactNode
  /** A narrow page keeps its lines readable. */
  readonly isNarrow?: boolean
  /** A page that takes all the room there is. */
  readonly isFull?: boolean
  readonly children: ReactNode
}
const NONE: readonly Crumb[] = []

/** The frame of every page inside the shell. */
export function Page({ title, parents = NONE, actions, isNarrow = false, isFull = false, children }: Props) {
  useEffect(() => {
    if (title === undefined) return undefined
    setPageHeading({ title, parents })
    return () => setPageHeading(undefined)
  }, [title, parents])
  return (
    <div className={styles.page} data-narrow={isNarrow || undefined} data-full={isFull || undefined}>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
    </div>
  )
}
