import type { ReactNode } from 'react'
import styles from './PaperTitle.module.css'

/** Heading of a sheet: on paper the heading of the window is missing. */
export const PaperTitle = ({ children }: { readonly children: ReactNode }) => (
  <h2 className={styles.title}>{children}</h2>
)
