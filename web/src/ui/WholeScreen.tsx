import { Modal } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useBackCloses } from './back-closes.ts'

type Props = Omit<ComponentProps<typeof Modal>, 'opened' | 'fullScreen'> & { readonly isOpen?: boolean }

/** A window over the whole screen in which nothing is typed: a map, a video. Back closes it, and the page stays. */
export function WholeScreen({ isOpen = true, onClose, ...props }: Props) {
  useBackCloses(isOpen, onClose)
  return <Modal {...props} opened={isOpen} onClose={onClose} fullScreen />
}
