import { Button } from '@mantine/core'
import { failedRules, summaryOf } from './verdict-summary.ts'
import { verdictsText } from './text.ts'
import type { Verdicts } from './use-verdicts.ts'
import styles from './Verdict.module.css'
import { VerdictMark } from './VerdictMark.tsx'

/** One line over all chosen fields, heard by a screen reader when it changes. */
export function VerdictSummaryLine({ verdicts }: { readonly verdicts: Verdicts }) {
  const summary = summaryOf(verdicts.all, verdicts)
  const failed = failedRules(verdicts.all)
  return (
    <div role="status" className={styles.summary} data-kind={summary?.kind}>
      {summary && (
        <>
          <VerdictMark kind={summary.kind} />
          <span>{summary.text}</span>
        </>
      )}
      {failed.length > 0 && <small>{verdictsText.ruleFailed(failed)}</small>}
      {verdicts.hasFailed && (
        <Button variant="subtle" onClick={verdicts.reload}>
          {verdictsText.reload}
        </Button>
      )}
    </div>
  )
}
