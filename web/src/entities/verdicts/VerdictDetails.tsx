import type { Warning } from '@vagu/core/warnings/schema'
import type { Told } from '@vagu/core/warnings/verdicts'
import { markOf } from '@vagu/core/warnings/shown-level'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { formatDay } from '../../lib/format.ts'
import { CheckedRules } from './CheckedRules.tsx'
import { FindingText } from './FindingText.tsx'
import type { MissingInputs } from './missing-inputs.ts'
import { remarkKey, RemarkText } from './RemarkText.tsx'
import { verdictDetailsText } from './details-text.ts'
import { verdictsText } from './text.ts'
import styles from './Verdict.module.css'
import { failedRules } from './verdict-summary.ts'
import { useLogOfFailures } from './use-log-of-failures.ts'
import type { ShownVerdict } from './use-verdicts.ts'
import { VerdictMark } from './VerdictMark.tsx'

export interface DetailsProps {
  /** Undefined while there is nothing to judge. */
  readonly verdict: ShownVerdict | undefined
  readonly hasFailed: boolean
  /** The verdict is of what stood in the form before. */
  readonly isChecking?: boolean | undefined
  /** The job is not done yet. */
  readonly isWhatIf?: boolean | undefined
  /** Puts the next allowed day into the form. */
  readonly onApplyDay?: ((day: string) => void) | undefined
  readonly inputs?: MissingInputs | undefined
}

interface WarningProps extends Pick<DetailsProps, 'onApplyDay'> {
  readonly warning: Warning
  readonly verdict: ShownVerdict
}

function WarningText({ warning, verdict, onApplyDay }: WarningProps) {
  const { type, title, nextAllowed } = warning
  const isUnfinished = verdict.found.some(({ id, kind }) => id === type.key && kind === 'unfinished')
  return (
    <section>
      <h3 className={styles.title}>
        <VerdictMark kind={isUnfinished ? 'unfinished' : markOf(type)} />
        {title}
      </h3>
      <FindingText {...warning} />
      {nextAllowed && onApplyDay && (
        <Button mt="xs" variant="default" onClick={() => onApplyDay(nextAllowed)}>
          {verdictDetailsText.takeNext(formatDay(nextAllowed))}
        </Button>
      )}
    </section>
  )
}

function OnOthers({
  warnings,
  verdict,
}: {
  readonly warnings: readonly Warning[]
  readonly verdict: ShownVerdict
}) {
  if (warnings.length === 0) return null
  return (
    <>
      <h3 className={styles.group}>{verdictDetailsText.onOthers}</h3>
      {warnings.map((warning) => (
        <WarningText key={warning._id} warning={warning} verdict={verdict} />
      ))}
    </>
  )
}

function Advices({ advices }: Pick<Told, 'advices'>) {
  if (advices.length === 0) return null
  return (
    <>
      <h3 className={styles.group}>{verdictDetailsText.advices}</h3>
      {advices.map((remark) => (
        <RemarkText key={remarkKey(remark)} remark={remark} kind="advice" inputs={undefined} />
      ))}
    </>
  )
}

/**
 * Details of a verdict: what, where, until when, why, the source and the next allowed day; what is not known, and
 * what to look at.
 */
export function VerdictDetails(props: DetailsProps) {
  const { verdict, hasFailed, isChecking, isWhatIf, onApplyDay, inputs } = props
  // The words are made only now: a rule that breaks off over them has not been told of before.
  useLogOfFailures(useMemo(() => (verdict ? [verdict.told()] : []), [verdict]))
  if (!verdict) return <p className={styles.details}>{verdictDetailsText.jobMissing}</p>
  const { isIncomplete, kind } = verdict
  const told = verdict.told()
  const { warnings, onOthers, unknowns, advices } = told
  const failed = failedRules([verdict, told])
  return (
    <div className={styles.details}>
      {isChecking && <p className={styles.message}>{verdictDetailsText.checkingNow}</p>}
      {isWhatIf && <p className={styles.whatIf}>{verdictDetailsText.whatIf}</p>}
      {kind === 'ok' && <p className={styles.message}>{verdictDetailsText.allRight}</p>}
      {verdict.lacksMaterial === true && (
        <p className={styles.message}>{verdictDetailsText.materialMissing}</p>
      )}
      {isIncomplete && (
        <p className={styles.message}>
          {hasFailed ? verdictDetailsText.loadFailed : verdictDetailsText.loading}
        </p>
      )}
      {warnings.map((warning) => (
        <WarningText key={warning._id} warning={warning} verdict={verdict} onApplyDay={onApplyDay} />
      ))}
      {unknowns.map((remark) => (
        <RemarkText key={remarkKey(remark)} remark={remark} kind="unknown" inputs={inputs} />
      ))}
      {failed.length > 0 && <p className={styles.message}>{verdictsText.ruleFailed(failed)}</p>}
      <OnOthers warnings={onOthers} verdict={verdict} />
      <Advices advices={advices} />
      {!isIncomplete && <CheckedRules verdict={verdict} />}
    </div>
  )
}
