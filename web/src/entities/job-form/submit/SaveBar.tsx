import { Button } from '@mantine/core'
import { CheckLine } from '../../../ui/CheckLine.tsx'
import { VerdictSummaryLine } from '../../verdicts/VerdictSummaryLine.tsx'
import { jobFormText } from '../text.ts'
import { jobsText } from '../../jobs/text.ts'
import { PhotoWaitLine } from '../../photos/photo-status/PhotoWaitLine.tsx'
import type { PhotoWait } from '../../photos/photo-status/use-photo-gate.ts'
import { useVerdictState } from '../state/form-context.ts'
import styles from '../blocks/JobForm.module.css'

interface Props {
  /** Jobs that are saved. */
  readonly count: number
  readonly isSaving: boolean
  readonly isBusy: boolean
  readonly photoWait: PhotoWait | undefined
  /** Whether the form is cleared, or closed, after saving; absent where it always closes. */
  readonly clears?:
    | {
        readonly value: boolean
        readonly onChange: (value: boolean) => void
        readonly isClosing?: boolean
      }
    | undefined
}

/** Consequences of saving, and the button; always in view. */
export function SaveBar({ count, isSaving, isBusy, photoWait, clears }: Props) {
  const verdicts = useVerdictState()
  const hasViolation = verdicts.all.some(({ kind }) => kind === 'violation')
  return (
    <div className={styles.save}>
      <div>
        <VerdictSummaryLine verdicts={verdicts} />
        <PhotoWaitLine wait={photoWait} />
        {hasViolation && <span className={styles.saveQuiet}>{jobsText.stillSaves}</span>}
      </div>
      {clears && (
        <CheckLine
          label={clears.isClosing ? jobFormText.closeAfter : jobsText.clearAfter}
          description={
            clears.value ? (clears.isClosing ? jobFormText.closeOn : jobsText.clearOn) : jobsText.clearOff
          }
          isChecked={clears.value}
          onChange={clears.onChange}
        />
      )}
      <Button
        className={styles.saveButton}
        type="submit"
        size="md"
        loading={isSaving || photoWait !== undefined}
        disabled={isBusy}
      >
        {jobsText.saveFor(count)}
      </Button>
    </div>
  )
}
