import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import styles from './SaveFoot.module.css'

interface Props {
  readonly label: string
  readonly isSaving?: boolean
  readonly isDisabled?: boolean
  /** Red where saving takes something away. */
  readonly color?: 'red'
  /** The button that leaves without saving; the window's own unless told. */
  readonly out?: ReactNode
  /** Buttons that stand before these. */
  readonly children?: ReactNode
}

/** The foot of a form in a window: out of it, or saved. It stays at the lower edge while the form is scrolled. */
export const SaveFoot = ({ label, isSaving = false, isDisabled = false, color, out, children }: Props) => (
  <div className={styles.foot} data-save-foot>
    {children}
    {out ?? <CloseButton />}
    <Button type="submit" disabled={isDisabled} loading={isSaving} {...(color && { color })}>
      {label}
    </Button>
  </div>
)
