import type { PlannedVerdict } from '@vagu/core/warnings/planned/judge'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import styles from './Plan.module.css'
import { limitsText as text } from './field-text.ts'

/** The gravest that the law says of a field's plan, in a few words; nothing where all is in order. */
export function RowVerdict({ verdict }: { readonly verdict: PlannedVerdict | undefined }) {
  if (!verdict || verdict.kind === 'ok' || verdict.isIncomplete) return null
  const { kind, warnings, unknowns } = verdict
  const [warning] = warnings
  // the title of a rule says that it is broken, which is not so where something is not known
  return (
    <span className={styles.verdict} data-kind={kind} title={(warning ?? unknowns[0])?.message}>
      <VerdictMark kind={kind} />
      {warning?.type.title ?? text.marks[kind]}
    </span>
  )
}
