import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './NameButton.module.css'

interface ButtonProps {
  readonly label?: string | undefined
  readonly onOpen: () => void
  readonly tabIndex?: number | undefined
  readonly children: ReactNode
}

/** A row's name as a button that opens it; `label` says so to ears where the name does not. */
export const NameButton = ({ label, onOpen, tabIndex, children }: ButtonProps) => (
  <button type="button" className={styles.name} aria-label={label} tabIndex={tabIndex} onClick={onOpen}>
    {children}
  </button>
)

interface LinkProps {
  readonly to: string
  readonly label?: string | undefined
  /** A way to what a cell lacks, below what the cell says. */
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** A name, or the way to what is missing, as a link as large as a finger where one taps. */
export const NameLink = ({ to, label, isSmall, children }: LinkProps) => (
  <Link to={to} className={styles.name} aria-label={label} data-small={isSmall || undefined}>
    {children}
  </Link>
)
