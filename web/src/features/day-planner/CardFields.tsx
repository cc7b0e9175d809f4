import type { Job } from '@vagu/core/jobs/schema'
import { formatQuantity } from '../../lib/format.ts'
import { WarningMarks } from '../../entities/jobs/EventWarnings.tsx'
import styles from './PlanCard.module.css'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'

/** The fields of jobs that were entered together, each with its own job to edit. */
export function CardFields({ events }: { readonly events: readonly Job[] }) {
  const { edit, warningsOf } = usePlanner()
  return (
    <ul className={styles.fields}>
      {events.map((event) => {
        const warnings = warningsOf(event._id)
        return (
          <li key={event._id}>
            <button type="button" className={styles.field} onClick={() => edit(event)}>
              <span className="visually-hidden">{dayPlannerText.editJob} </span>
              {event.fieldName} · {formatQuantity(event.area, 'ha')}
            </button>
            {warnings.length > 0 && <WarningMarks warnings={warnings} />}
          </li>
        )
      })}
    </ul>
  )
}
