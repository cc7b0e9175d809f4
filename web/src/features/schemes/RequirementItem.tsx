import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { RequirementState, View } from '@vagu/core/schemes/schema'
import { useId, useState } from 'react'
import { BasisList } from '../../entities/verdicts/BasisList.tsx'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatDay } from '../../lib/format.ts'
import { FigureBar } from './FigureBar.tsx'
import { Lines } from './Lines.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Schemes.module.css'
import { schemesText as text } from './text.ts'
import { Ways } from './Ways.tsx'

interface Props {
  readonly requirement: RequirementState
  readonly year: number
  readonly onSay: () => void
}

const Planned = ({ view: { state, says, figure } }: { readonly view: View }) => (
  <div className={styles.planned}>
    <span className={layout.mark}>
      <VerdictMark kind={state} />
      <strong>{text.planned}:</strong> {text.states[state]}
    </span>
    <span>{says}</span>
    {figure && <FigureBar figure={figure} state={state} />}
  </div>
)

/** A requirement: its state, figure and day; opened, what it asks, on what it rests, and which fields count. */
export function RequirementItem({ requirement, year, onSay }: Props) {
  const { key, title, summary, due, source, now, planned, lines } = requirement
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.item} data-state={now.state}>
      <UnstyledButton
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <VerdictMark kind={now.state} label={text.states[now.state]} />
        <span className={styles.title}>{title}</span>
        {due && <span className={styles.due}>{text.due(formatDay(due))}</span>}
        <IconChevronRight size={18} className={styles.chevron} aria-hidden />
      </UnstyledButton>
      <p className={styles.says}>{now.says}</p>
      {now.figure && <FigureBar figure={now.figure} state={now.state} />}
      {planned && <Planned view={planned} />}
      <Ways ways={now.ways} year={year} onSay={onSay} />
      {isOpen && (
        <div id={id} className={styles.opened}>
          <p className={styles.says}>{summary}</p>
          {source.bases && <BasisList bases={source.bases} />}
          {lines > 0 && <Lines year={year} requirement={key} />}
        </div>
      )}
    </li>
  )
}
