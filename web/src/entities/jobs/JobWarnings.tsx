import type { Status } from '@vagu/core/status/schema'
import type { Warning } from '@vagu/core/warnings/schema'
import { markOf } from '@vagu/core/warnings/shown-level'
import { UnstyledButton } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { VerdictMark } from '../verdicts/VerdictMark.tsx'
import { EMPTY } from '../../lib/format.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import styles from './JobTable.module.css'
import { jobsText } from './text.ts'
import type { WarningBubble as Bubble } from './WarningBubble.tsx'

const WarningBubble = lazyComponent<ComponentProps<typeof Bubble>>(
  async () => (await import('./WarningBubble.tsx')).WarningBubble,
)

/** The warnings that stand on jobs, done or only thought of. */
export const warningsOn = (status: Status | undefined, eventIds: ReadonlySet<string>): Warning[] =>
  [...(status?.warnings ?? []), ...(status?.whatIfWarnings ?? [])].filter(
    ({ targetId }) => targetId !== undefined && eventIds.has(targetId),
  )

interface Props {
  readonly warnings: readonly Warning[]
  /** Of the mark; -1 where the row around it is reached first. */
  readonly tabIndex?: number
  /** Says in words how many there are, where there is room for it. */
  readonly hasWords?: boolean
}

/** How many of each weight, gravest first: "3 rikkumist, 1 hoiatus". */
function wordsOf(kinds: readonly ('violation' | 'attention')[]): string {
  const violations = kinds.filter((kind) => kind === 'violation').length
  return jobsText.found(violations, kinds.length - violations)
}

/** Warnings as one mark of the gravest, which tells all of them when tapped. */
export function WarningMarks({ warnings, tabIndex, hasWords = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  if (warnings.length === 0) return <span data-nothing>{EMPTY}</span>
  const kinds = warnings.map(({ type }) => markOf(type))
  const label = [...new Set(warnings.map(({ title }) => title))].join(', ')
  const words = hasWords ? wordsOf(kinds) : undefined
  return (
    <span className={styles.warnings}>
      <UnstyledButton
        aria-label={words === undefined ? label : `${words}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        className={styles.found}
        tabIndex={tabIndex}
        onClick={() => setIsOpen(true)}
      >
        <VerdictMark kind={kinds.includes('violation') ? 'violation' : 'attention'} />
        {words === undefined ? warnings.length > 1 && <span>{warnings.length}</span> : <span>{words}</span>}
      </UnstyledButton>
      {isOpen && <WarningBubble props={{ label, warnings, onClose: close }} onFailed={close} />}
    </span>
  )
}
