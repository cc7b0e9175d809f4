import { markOf } from '@vagu/core/warnings/shown-level'
import type { PlannedVerdict } from '@vagu/core/warnings/planned/judge'
import type { Application } from '@vagu/core/fertilization-plan/schema'
import { useMemo } from 'react'
import lists from '../../ui/lists.module.css'
import { FindingText } from '../../entities/verdicts/FindingText.tsx'
import { RemarkText, remarkKey } from '../../entities/verdicts/RemarkText.tsx'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatDay } from '../../lib/format.ts'
import type { PlanRow } from './plan-rows.ts'
import { rowOf } from './plan-rows.ts'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { limitsText as text } from './field-text.ts'
import { useJudged } from './use-judged.ts'

/** Rules that speak of a plan, in words, with what they rest on. */
export function VerdictList({ verdict }: { readonly verdict: PlannedVerdict }) {
  const { warnings, unknowns, advices } = verdict
  return (
    <ul className={lists.md}>
      {warnings.map((warning) => (
        <li key={warning._id} className={styles.verdict} data-kind={markOf(warning.type)}>
          <h4 className={styles.rule}>
            <VerdictMark kind={markOf(warning.type)} />
            {warning.title}
          </h4>
          <FindingText {...warning} />
        </li>
      ))}
      {unknowns.map((remark) => (
        <li key={remarkKey(remark)} className={styles.verdict} data-kind="unknown">
          <RemarkText remark={remark} kind="unknown" inputs={undefined} />
        </li>
      ))}
      {advices.map((remark) => (
        <li key={remarkKey(remark)} className={styles.verdict} data-kind="advice">
          <RemarkText remark={remark} kind="advice" inputs={undefined} />
        </li>
      ))}
    </ul>
  )
}

/** Days on which an application may be spread, in words. */
export function SpreadingDays({
  verdict,
  applicationId,
}: {
  verdict: PlannedVerdict
  applicationId: string
}) {
  const days = verdict.days.find((each) => each.applicationId === applicationId)
  if (!days) return null
  const { free, perhaps } = days
  if (free) return <p className={layout.quiet}>{text.days(formatDay(free.from), formatDay(free.to))}</p>
  if (perhaps)
    return <p className={layout.quiet}>{text.perhaps(formatDay(perhaps.from), formatDay(perhaps.to))}</p>
  return <p className={styles.missing}>{text.noDays}</p>
}

interface Props {
  readonly year: number
  /** Fields that it goes on. */
  readonly rows: readonly PlanRow[]
  readonly application: Application
}

/** The plan of a row with an application that is being typed, new or in place of the one with its id. */
function withApplication({ facts, plan }: PlanRow, application: Application): PlanRow {
  const others = plan.fertilizations.filter(({ _id }) => _id !== application._id)
  return rowOf({ ...facts }, { ...plan, fertilizations: [...others, application] })
}

const GRAVITY = { ok: 0, unknown: 1, attention: 2, violation: 3 } as const

/** Verdicts of the law on a fertilizer before it is in the plan: of many fields the gravest is told, and how many there are. */
export function Verdicts({ year, rows, application }: Props) {
  const typed = useMemo(() => rows.map((row) => withApplication(row, application)), [rows, application])
  const { fields, isLoading } = useJudged(year, typed)
  if (!fields) return null
  const all = [...fields.values()].toSorted((a, b) => GRAVITY[b.kind] - GRAVITY[a.kind])
  const bad = all.filter(({ warnings, unknowns }) => warnings.length + unknowns.length > 0)
  const [gravest] = bad
  const names = new Map(rows.map(({ fieldId, name }) => [fieldId, name]))
  return (
    <div className={styles.judged} role="status">
      {gravest ? (
        <>
          {rows.length > 1 && (
            <strong>{text.onFields(bad.map(({ fieldId }) => names.get(fieldId) ?? ''))}</strong>
          )}
          <VerdictList verdict={gravest} />
        </>
      ) : (
        !isLoading && <p className={styles.fine}>{text.fits}</p>
      )}
      {all[0] && <SpreadingDays verdict={all[0]} applicationId={application._id} />}
    </div>
  )
}
