import { IconChevronRight } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from './Fold.module.css'

interface Props {
  /** Names of the inputs inside, or what their names begin with: `focusInput` opens by them. */
  readonly names: readonly string[]
  readonly label: string
  /** Content in one line, while it is folded. */
  readonly summary: string
  readonly beginsOpen?: boolean
  /** Something is wrong inside: it stays open. */
  readonly isForced: boolean
  readonly children: ReactNode
}

/** Inputs that need not be seen: a line says what they hold. */
export function Fold({ names, label, summary, beginsOpen = false, isForced, children }: Props) {
  const [isOpen, setIsOpen] = useState(beginsOpen || isForced)
  // What was opened for a mistake stays open when it is mended: one is typing there.
  if (isForced && !isOpen) setIsOpen(true)
  return (
    <>
      <div className={styles.line}>
        <Button
          variant="subtle"
          className={styles.fold}
          leftSection={<IconChevronRight size={18} aria-hidden />}
          data-folds={names.join(' ')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
        {!isOpen && summary && <span className={styles.quiet}>{summary}</span>}
      </div>
      {isOpen && children}
    </>
  )
}
