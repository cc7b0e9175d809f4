import type { Source } from '@vagu/core/warnings/schema'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { words } from './text.ts'
import styles from './Verdict.module.css'

interface Props {
  readonly message: string
  readonly until?: string | null
  readonly nextAllowed?: string | null
  readonly source: Source
  /** Between the message and its facts. */
  readonly children?: ReactNode
}

const SourceText = ({ source: { title, url, since } }: Pick<Props, 'source'>) => (
  <>
    {url ? (
      <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
        {title}
      </Anchor>
    ) : (
      title
    )}
    {since && ` (${words.since(formatDay(since))})`}
  </>
)

/** What a rule says: why, until when, what next, and what it rests on. */
export function FindingText({ message, until, nextAllowed, source, children }: Props) {
  return (
    <>
      <p className={styles['message']}>{message}</p>
      {children}
      {(until || nextAllowed) && (
        <dl className={styles['facts']}>
          {until && (
            <>
              <dt>{nextAllowed ? words.until : words.deadline}</dt>
              <dd>{formatDay(until)}</dd>
            </>
          )}
          {nextAllowed && (
            <>
              <dt>{words.nextAllowed}</dt>
              <dd className={styles['next']}>{formatDay(nextAllowed)}</dd>
            </>
          )}
        </dl>
      )}
      {source.title !== '' && (
        <p className={styles['source']}>
          <span>{words.source}</span> <SourceText source={source} />
        </p>
      )}
    </>
  )
}
