import { Button } from '@mantine/core'
import { useMemo } from 'react'
import lists from '../../ui/lists.module.css'
import { formatDay } from '../../lib/format.ts'
import { type RuleGroup, ruleGroups } from './rule-groups.ts'
import { verdictDetailsText } from './details-text.ts'
import { verdictsText } from './text.ts'
import type { ShownVerdict } from './use-verdicts.ts'
import styles from './Verdict.module.css'
import { VerdictMark } from './VerdictMark.tsx'
import { WhyLink } from './WhyLink.tsx'

export interface VerdictGroupsProps {
  readonly verdicts: readonly ShownVerdict[]
  readonly nameOf: (fieldId: string) => string
  /** Puts the next allowed day into the form. */
  readonly onApplyDay: (day: string) => void
}

/** Sentence of the rule on one field, as an example for all. */
function sentenceOf(id: string, verdict: ShownVerdict | undefined): string | undefined {
  if (!verdict) return undefined
  const { warnings, onOthers, unknowns } = verdict.told()
  return [...warnings, ...onOthers, ...unknowns].find(({ type }) => type.key === id)?.message
}

interface GroupProps extends Omit<VerdictGroupsProps, 'verdicts'> {
  readonly group: RuleGroup
  /** Number of fields that are chosen: a rule on all of them does not name them. */
  readonly count: number
}

function Group({ group, count, nameOf, onApplyDay }: GroupProps) {
  const { rule, kind, verdicts, nextAllowed } = group
  return (
    <li>
      <VerdictMark kind={kind} label={verdictsText.kind[kind]} />
      <div>
        <h3>
          {rule.title}{' '}
          {verdicts.length < count && (
            <small>{verdictDetailsText.onFields(verdicts.map(({ fieldId }) => nameOf(fieldId)))}</small>
          )}
        </h3>
        <p>{sentenceOf(rule.id, verdicts[0])}</p>
        <div className={styles.ways}>
          {nextAllowed && (
            <Button variant="default" onClick={() => onApplyDay(nextAllowed)}>
              {verdictDetailsText.takeNext(formatDay(nextAllowed))}
            </Button>
          )}
          <WhyLink id={rule.id} title={rule.title} />
        </div>
      </div>
    </li>
  )
}

/** Answers of the rules over all chosen fields, each once, worst first; what is not written yet in one line. */
export function VerdictGroups({ verdicts, ...rest }: VerdictGroupsProps) {
  const groups = useMemo(() => ruleGroups(verdicts), [verdicts])
  const told = groups.filter(({ kind }) => kind !== 'unfinished')
  const unfinished = groups.filter(({ kind }) => kind === 'unfinished')
  return (
    <ul className={`${lists.xl} ${styles.groups}`} aria-label={verdictDetailsText.groups}>
      {told.map((group) => (
        <Group key={group.rule.id} group={group} count={verdicts.length} {...rest} />
      ))}
      {unfinished.length > 0 && (
        <li>
          <VerdictMark kind="unfinished" />
          <div>
            <h3>{verdictsText.summary.unfinished(unfinished.map(({ rule }) => rule.words).join(', '))}</h3>
            <p>{verdictDetailsText.unfinishedText}</p>
          </div>
        </li>
      )}
    </ul>
  )
}
