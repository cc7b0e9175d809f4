import type { Source } from '@vagu/core/warnings/schema'
import { Anchor } from '@mantine/core'
import { formatDay } from '../../lib/format.ts'
import { words } from './text.ts'
import styles from './Verdict.module.css'

interface Props {
  readonly message: string
  readonly until?: string | null
  readonly nextAllowed?: string | null
  readonly source: Source
}

/** What a rule says: why, until when, what next, and what it rests on. */
export function FindingText({ message, until, nextAllowed, source }: Props) {
  return (
    <>
      <p className={styles['message']}>{message}</p>
      <dl className={styles['facts']}>
        {until && (
          <>
            <dt>{words.until}</dt>
            <dd>{formatDay(until)}</dd>
          </>
        )}
        {nextAllowed && (
          <>
            <dt>{words.nextAllowed}</dt>
            <dd className={styles['next']}>{formatDay(nextAllowed)}</dd>
          </>
        )}
        <dt>{words.source}</dt>
        <dd>
          {source.url ? (
            <Anchor href={source.url} target="_blank" rel="noreferrer" underline="always">
              {source.title}
            </Anchor>
          ) : (
            source.title
          )}
          {source.since && ` (${words.since(formatDay(source.since))})`}
        </dd>
      </dl>
    </>
  )
}
