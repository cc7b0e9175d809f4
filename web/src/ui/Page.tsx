import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { type Crumb, setPageHeading, useActionsPlace } from '../lib/page-heading.ts'
import styles from './Page.module.css'

interface Props {
  /** Said in the shell's header; without it the header shows the name of the address. */
  readonly title?: string | undefined
  /** The pages above this one. */
  readonly parents?: readonly Crumb[]
  /** Buttons that belong to the whole page: in the header where it is wide enough, else above the page. */
  readonly actions?: ReactNode
  /** A narrow page keeps its lines readable. */
  readonly isNarrow?: boolean
  /** A page that takes all the room there is. */
  readonly isFull?: boolean
  readonly children: ReactNode
}
const NONE: readonly Crumb[] = []

/** The same for a part of the page that knows of them alone. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  const place = useActionsPlace()
  const isWide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })
  return isWide && place ? createPortal(children, place) : <div className={styles.actions}>{children}</div>
}

/** The frame of every page inside the shell. */
export function Page({ title, parents = NONE, actions, isNarrow = false, isFull = false, children }: Props) {
  useEffect(() => {
    if (title === undefined) return undefined
    setPageHeading({ title, parents })
    return () => setPageHeading(undefined)
  }, [title, parents])
  return (
    <div className={styles.page} data-narrow={isNarrow || undefined} data-full={isFull || undefined}>
      {actions && <PageActions>{actions}</PageActions>}
      {children}
    </div>
  )
}
