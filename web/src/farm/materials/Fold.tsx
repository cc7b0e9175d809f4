import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from './Material.module.css'

interface Props {
  /** Names of the inputs inside, or what their names begin with: `focusInput` opens by them. */
  readonly names: readonly string[]
  /** What it holds, in one line, while it is folded. */
  readonly summary: string
  readonly showLabel: string
  readonly hideLabel: string
  readonly beginsOpen?: boolean
  /** Something is wrong inside: it stays open. */
  readonly isForced: boolean
  readonly children: ReactNode
}

/** Inputs that need not be seen: a line says what they hold. */
export function Fold(props: Props) {
  const { names, summary, showLabel, hideLabel, beginsOpen = false, isForced, children } = props
  const [isOpen, setIsOpen] = useState(beginsOpen)
  const isShown = isOpen || isForced
  return (
    <>
      <div className={styles['line']}>
        <span className={styles['quiet']}>{isShown ? '' : summary}</span>
        <Button
          variant="subtle"
          data-folds={names.join(' ')}
          aria-expanded={isShown}
          onClick={() => setIsOpen(!isShown)}
        >
          {isShown ? hideLabel : showLabel}
        </Button>
      </div>
      {isShown && children}
    </>
  )
}
