import { Button } from '@mantine/core'
import { CheckLine } from '../../../ui/CheckLine.tsx'
import { VerdictSummaryLine } from '../../verdicts/VerdictSummaryLine.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { jobFormText } from '../text.ts'
import type { BarMenuProps } from './BarMenu.tsx'
import { type Clears, clearsLabel } from './clears.ts'
import { jobsText } from '../../jobs/text.ts'
import { PhotoWaitLine } from '../../photos/photo-status/PhotoWaitLine.tsx'
import type { PhotoWait } from '../../photos/photo-status/use-photo-gate.ts'
import { useVerdictState } from '../state/form-context.ts'
import styles from '../blocks/JobForm.module.css'

const BarMenu = lazyComponent<BarMenuProps>(async () => (await import('./BarMenu.tsx')).BarMenu)

interface Props {
  /** Whether anything stands in the form; where nothing does, a phone shows its menu in the place of the bar. */
  readonly isBegun: boolean
  /** Jobs that are saved. */
  readonly count: number
  readonly isSaving: boolean
  readonly isBusy: boolean
  readonly photoWait: PhotoWait | undefined
  /** Whether the form is cleared, or closed, after saving; absent where it always closes. */
  readonly clears?: Clears | undefined
  /** Empties the form; absent where it can only be left. */
  readonly onStartOver?: (() => void) | undefined
}

/** Consequences of saving, and the button; always in view. */
export function SaveBar({ isBegun, count, isSaving, isBusy, photoWait, clears, onStartOver }: Props) {
  const verdicts = useVerdictState()
  const hasViolation = verdicts.all.some(({ kind }) => kind === 'violation')
  return (
    <div className={styles.save} data-idle={isBegun ? undefined : true}>
      <div>
        <VerdictSummaryLine verdicts={verdicts} />
        <PhotoWaitLine wait={photoWait} />
        {hasViolation && <span className={styles.saveQuiet}>{jobsText.stillSaves}</span>}
      </div>
      {clears && (
        <div className={styles.clears}>
          <CheckLine
            label={clearsLabel(clears)}
            description={
              clears.value ? (clears.isClosing ? jobFormText.closeOn : jobsText.clearOn) : jobsText.clearOff
            }
            isChecked={clears.value}
            onChange={clears.onChange}
          />
        </div>
      )}
      {isBegun && <BarMenu props={{ clears, onStartOver }} onFailed={() => undefined} />}
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
