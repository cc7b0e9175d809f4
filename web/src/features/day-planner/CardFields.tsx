import type { Job } from '@vagu/core/jobs/schema'
import { formatQuantity } from '../../lib/format.ts'
import { WarningMarks } from '../../entities/jobs/JobWarnings.tsx'
import styles from './PlanCard.module.css'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'

/** The fields of jobs that were entered together, each with its own job to edit. */
export function CardFields({ jobs }: { readonly jobs: readonly Job[] }) {
  const { edit, warningsOf } = usePlanner()
  return (
    <ul className={styles.fields}>
      {jobs.map((job) => {
        const warnings = warningsOf(job._id)
        return (
          <li key={job._id}>
            <button type="button" className={styles.field} onClick={() => edit(job)}>
              <span className="visually-hidden">{dayPlannerText.editJob} </span>
              {job.fieldName} · {formatQuantity(job.area, 'ha')}
            </button>
            {warnings.length > 0 && <WarningMarks warnings={warnings} />}
          </li>
        )
      })}
    </ul>
  )
}
