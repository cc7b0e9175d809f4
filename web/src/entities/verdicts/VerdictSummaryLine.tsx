import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { Verdicts } from './use-verdicts.ts'
import styles from './Verdict.module.css'

const VerdictSummaryText = lazyComponent<{ readonly verdicts: Verdicts }>(
  async () => (await import('./VerdictSummaryText.tsx')).VerdictSummaryText,
)

/** One line over all chosen fields, heard by a screen reader when it changes; its words come with the first verdicts. */
export const VerdictSummaryLine = ({ verdicts }: { readonly verdicts: Verdicts }) => (
  <div role="status" className={styles.summary}>
    {(verdicts.all.length > 0 || verdicts.isChecking || verdicts.hasFailed) && (
      <VerdictSummaryText props={{ verdicts }} />
    )}
  </div>
)
