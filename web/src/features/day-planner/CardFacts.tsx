import type { Warning } from '@vagu/core/warnings/schema'
import { markOf } from '@vagu/core/warnings/shown-level'
import { IconFlask2, IconUser } from '@tabler/icons-react'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { WarningMarks } from '../../entities/jobs/JobWarnings.tsx'
import styles from './PlanCard.module.css'
import type { PlanCard } from './plan-cards.ts'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'

/** How bad it is and how many there are; which they are stands at the fields of the opened card. */
function WarningCount({ warnings }: { readonly warnings: readonly Warning[] }) {
  const isBroken = warnings.some(({ type }) => markOf(type) === 'violation')
  return (
    <span className={styles.warnings}>
      <VerdictMark kind={isBroken ? 'violation' : 'attention'} />
      {dayPlannerText.warnings(warnings.length)}
    </span>
  )
}

interface Props {
  readonly card: PlanCard
  /** An opened card has its warnings at its fields. */
  readonly isOpen: boolean
}

/** Who does the job, with what, its labels and its warnings. */
export function CardFacts({ card: { first, jobs }, isOpen }: Props) {
  const { warningsOf } = usePlanner()
  const warnings = jobs.flatMap(({ _id }) => warningsOf(_id))
  const materials = [...new Set(first.requisites.map(({ name }) => name))].join(', ')
  return (
    <>
      {first.workerName && (
        <span className={styles.fact}>
          <IconUser size={14} aria-hidden />
          {first.workerName}
        </span>
      )}
      {materials && (
        <span className={styles.fact}>
          <IconFlask2 size={14} aria-hidden />
          {materials}
        </span>
      )}
      {first.labels.length > 0 && (
        <span className={styles.labels}>
          {first.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
      )}
      {warnings.length > 0 && jobs.length === 1 && <WarningMarks warnings={warnings} />}
      {warnings.length > 0 && jobs.length > 1 && !isOpen && <WarningCount warnings={warnings} />}
    </>
  )
}
