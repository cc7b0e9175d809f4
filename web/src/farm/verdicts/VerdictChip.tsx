import { Popover } from '@mantine/core'
import { useState } from 'react'
import type { Verdict } from '@vagu/core/warnings/verdicts'
import { words } from './text.ts'
import styles from './Verdict.module.css'
import { VerdictDetails } from './VerdictDetails.tsx'
import { VerdictMark } from './VerdictMark.tsx'

interface Props {
  readonly fieldName: string
  readonly verdict: Verdict | undefined
  readonly hasFailed: boolean
  readonly onTakeDay?: (day: string) => void
}
type BubbleProps = Props & { readonly label: string; readonly onClose: () => void }

/** Made only when it is opened: a form may hold hundreds of chips. */
function Bubble({ label, verdict, hasFailed, onTakeDay, onClose }: BubbleProps) {
  const take =
    onTakeDay &&
    ((day: string): void => {
      onClose()
      onTakeDay(day)
    })
  return (
    <Popover
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      position="bottom-end"
      width={380}
      trapFocus
      returnFocus
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <span className={styles['anchor']} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        <VerdictDetails verdict={verdict} hasFailed={hasFailed} onTakeDay={take} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** The verdict on one field; a tap tells the whole of it. */
export function VerdictChip(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const kind = props.verdict?.kind ?? 'unknown'
  const label = words.chip(kind, props.fieldName)
  return (
    <span className={styles['holder']}>
      <button
        type="button"
        className={styles['chip']}
        data-kind={kind}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={words.kind[kind]}
        onClick={() => setIsOpen(true)}
      >
        <VerdictMark kind={kind} />
      </button>
      {isOpen && <Bubble {...props} label={label} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
