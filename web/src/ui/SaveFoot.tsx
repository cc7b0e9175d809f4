import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import styles from './SaveFoot.module.css'

interface Props {
  readonly label: string
  readonly isSaving: boolean
  /** Buttons that stand before these. */
  readonly children?: ReactNode
}

/** The foot of a form in a window: out of it, or saved. It stays at the lower edge while the form is scrolled. */
export const SaveFoot = ({ label, isSaving, children }: Props) => (
  <div className={styles.foot}>
    {children}
    <CloseButton />
    <Button type="submit" loading={isSaving}>
      {label}
    </Button>
  </div>
)
