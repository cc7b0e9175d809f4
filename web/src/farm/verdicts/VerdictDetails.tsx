import type { Warning } from '@vagu/core/warnings/schema'
import type { Verdict } from '@vagu/core/warnings/verdicts'
import { Button } from '@mantine/core'
import { formatDay } from '../../lib/format.ts'
import { FindingText } from './FindingText.tsx'
import { words } from './text.ts'
import styles from './Verdict.module.css'
import { VerdictMark } from './VerdictMark.tsx'

interface Props {
  /** Undefined while there is nothing to judge. */
  readonly verdict: Verdict | undefined
  readonly hasFailed: boolean
  /** Puts the next allowed day into the form. */
  readonly onTakeDay?: ((day: string) => void) | undefined
}

function WarningText({ warning, onTakeDay }: { readonly warning: Warning } & Pick<Props, 'onTakeDay'>) {
  const { type, title, nextAllowed } = warning
  return (
    <section>
      <h3 className={styles['title']}>
        <VerdictMark kind={type.level === 'ERROR' ? 'violation' : 'attention'} />
        {title}
      </h3>
      <FindingText {...warning} />
      {nextAllowed && onTakeDay && (
        <Button mt="xs" variant="default" onClick={() => onTakeDay(nextAllowed)}>
          {words.takeNext(formatDay(nextAllowed))}
        </Button>
      )}
    </section>
  )
}

/** What, where, until when, why, the source and the next allowed day. */
export function VerdictDetails({ verdict, hasFailed, onTakeDay }: Props) {
  if (!verdict) return <p className={styles['details']}>{words.jobMissing}</p>
  const { warnings, onOthers, unknowns, isIncomplete, kind } = verdict
  return (
    <div className={styles['details']}>
      {kind === 'ok' && <p className={styles['message']}>{words.allRight}</p>}
      {isIncomplete && <p className={styles['message']}>{hasFailed ? words.loadFailed : words.loading}</p>}
      {warnings.map((warning) => (
        <WarningText key={warning._id} warning={warning} onTakeDay={onTakeDay} />
      ))}
      {onOthers.length > 0 && <h3 className={styles['title']}>{words.onOthers}</h3>}
      {onOthers.map((warning) => (
        <WarningText key={warning._id} warning={warning} />
      ))}
      {unknowns.map(({ type, message, source, eventId, relatedId }) => (
        <section key={`${type.key}|${eventId}|${relatedId}`}>
          <h3 className={styles['title']}>
            <VerdictMark kind="unknown" />
            {type.title}
          </h3>
          <FindingText message={message} source={source} />
        </section>
      ))}
    </div>
  )
}
