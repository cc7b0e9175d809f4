import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'

interface Props {
  readonly label: string
  readonly isSaving: boolean
  /** Buttons that stand before these. */
  readonly children?: ReactNode
}

/** The foot of a form in a window: out of it, or saved. */
export const SaveFoot = ({ label, isSaving, children }: Props) => (
  <Group justify="flex-end">
    {children}
    <CloseButton />
    <Button type="submit" loading={isSaving}>
      {label}
    </Button>
  </Group>
)
