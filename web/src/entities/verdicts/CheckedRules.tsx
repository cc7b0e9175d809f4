import type { Verdict } from '@vagu/core/warnings/verdicts'
import { verdictDetailsText } from './details-text.ts'
import { useRules } from './use-rules.ts'
import styles from './Verdict.module.css'
import { VerdictMark } from './VerdictMark.tsx'
import { WhyLink } from './WhyLink.tsx'

/** Verdict of each rule on the field, folded. */
export function CheckedRules({ verdict }: { readonly verdict: Pick<Verdict, 'told' | 'failures'> }) {
  const { data: rules } = useRules()
  if (!rules) return null
  const checked = rules.verdictByRule(verdict)
  const relevant = checked.filter(({ kind }) => kind !== 'ok').length
  return (
    <details className={styles.checked}>
      <summary>
        {verdictDetailsText.checked}{' '}
        <small>{verdictDetailsText.checkedCount(relevant, checked.length)}</small>
      </summary>
      <ul className={styles.rules}>
        {checked.map(({ id, title, kind }) => (
          <li key={id}>
            <VerdictMark kind={kind} />
            <WhyLink id={id} title={title}>
              {title}
            </WhyLink>
            <small>{verdictDetailsText.found[kind]}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
