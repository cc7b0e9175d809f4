import { CloseButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Hint, useDismissed } from '../use-dismissed.ts'
import styles from './HintNote.module.css'
import { hintsText } from './text.ts'

interface Props {
  readonly hint: Hint
  readonly children: ReactNode
}

/** Tells once what a new farmer may not know; put away for good. */
export function HintNote({ hint, children }: Props) {
  const [isDismissed, dismiss] = useDismissed(hint)
  if (isDismissed) return null
  return (
    <div className={styles.note} role="note">
      <IconInfoCircle size={20} aria-hidden />
      <span className={styles.text}>{children}</span>
      <CloseButton aria-label={hintsText.dismiss} onClick={dismiss} />
    </div>
  )
}
