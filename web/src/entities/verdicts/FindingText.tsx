import type { Basis, Source } from '@vagu/core/warnings/schema'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { BasisList } from './BasisList.tsx'
import { verdictDetailsText } from './details-text.ts'
import styles from './Verdict.module.css'

interface Props {
  readonly message: string
  readonly until?: string | null
  readonly nextAllowed?: string | null
  readonly source: Source
  /** Between the message and its facts. */
  readonly children?: ReactNode
}

/** A warning that was hidden long ago has but a title. */
const basesOf = ({ title, url, bases }: Source): readonly Basis[] =>
  bases ?? [
    { act: title, paragraph: null, redaction: null, url: url ?? null, compared: null, trust: 'unread' },
  ]

/** Words of a rule: why, until when, what next, and what it rests on. */
export function FindingText({ message, until, nextAllowed, source, children }: Props) {
  return (
    <>
      <p className={styles.message}>{message}</p>
      {children}
      {(until || nextAllowed) && (
        <dl className={styles.facts}>
          {until && (
            <>
              <dt>{nextAllowed ? verdictDetailsText.until : verdictDetailsText.deadline}</dt>
              <dd>{formatDay(until)}</dd>
            </>
          )}
          {nextAllowed && (
            <>
              <dt>{verdictDetailsText.nextAllowed}</dt>
              <dd className={styles.next}>{formatDay(nextAllowed)}</dd>
            </>
          )}
        </dl>
      )}
      {source.title !== '' && (
        <div className={styles.source}>
          <span>{verdictDetailsText.source}</span>
          {source.since && <span> ({verdictDetailsText.since(formatDay(source.since))})</span>}
          <BasisList bases={basesOf(source)} />
        </div>
      )}
    </>
  )
}
