import { Button } from '@mantine/core'
import { failedRules, summaryOf } from './verdict-summary.ts'
import { verdictsText } from './text.ts'
import type { Verdicts } from './use-verdicts.ts'
import { VerdictMark } from './VerdictMark.tsx'

/** Content of the line over all chosen fields. */
export function VerdictSummaryText({ verdicts }: { readonly verdicts: Verdicts }) {
  const summary = summaryOf(verdicts.all, verdicts)
  const failed = failedRules(verdicts.all)
  return (
    <>
      {summary && (
        <>
          <VerdictMark kind={summary.kind} />
          <span title={summary.text}>{summary.text}</span>
        </>
      )}
      {failed.length > 0 && <small>{verdictsText.ruleFailed(failed)}</small>}
      {verdicts.hasFailed && (
        <Button variant="subtle" onClick={verdicts.reload}>
          {verdictsText.reload}
        </Button>
      )}
    </>
  )
}
