import { nameOfYear } from '@vagu/core/fields/rules'
import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { VerdictChip } from '../verdicts/VerdictChip.tsx'
import { verdictsText } from '../verdicts/text.ts'
import { jobsText } from '../jobs/text.ts'
import type { CheckedRow } from './check-row.ts'
import styles from './JobSheet.module.css'
import { mergeVerdicts } from './row-verdicts.ts'
import type { ShownRow } from './row-state.ts'
import { addJobGridText } from './text.ts'
import type { RowVerdicts } from './use-row-verdicts.ts'

interface Props {
  readonly index: number
  readonly checked: CheckedRow
  readonly shown: ShownRow
  readonly verdicts: RowVerdicts
  readonly year: number
  readonly onOpenForm: (checked: CheckedRow) => void
}

const isWhatIf = ({ form }: CheckedRow): boolean => form.status === 'DRAFT' || form.status === 'PLANNED'

function Judged({ checked, verdicts, year }: Pick<Props, 'checked' | 'verdicts' | 'year'>) {
  const { row, form, fields } = checked
  const verdict = mergeVerdicts(verdicts.of(row.id, form.fieldIds))
  const isChecking = verdicts.isChecking(form.fieldIds)
  const name = fields.map((field) => nameOfYear(field, year)).join(', ')
  return (
    <>
      <VerdictChip
        fieldName={`${form.job === '' ? jobsText.job : row.cells.job}, ${name}`}
        verdict={verdict}
        hasFailed={verdicts.hasFailed}
        isLoading={verdicts.isLoading || !verdict}
        isChecking={isChecking}
        isWhatIf={isWhatIf(checked)}
        tabIndex={-1}
      />
      <span className={styles.kind} aria-hidden>
        {verdict && !isChecking ? verdictsText.kind[verdict.kind] : verdictsText.checking}
      </span>
    </>
  )
}

function NeedsForm({
  index,
  checked,
  shown,
  onOpenForm,
}: Pick<Props, 'index' | 'checked' | 'shown' | 'onOpenForm'>) {
  const id = useId()
  const why = addJobGridText.needsFormWhy(shown.needs)
  return (
    <>
      <button
        type="button"
        className={styles.toForm}
        tabIndex={-1}
        title={why}
        aria-label={`${addJobGridText.needsForm}. ${addJobGridText.openForm(index + 1)}`}
        aria-describedby={id}
        onClick={() => onOpenForm(checked)}
      >
        {addJobGridText.needsForm}
      </button>
      <VisuallyHidden id={id}>{why}</VisuallyHidden>
    </>
  )
}

/** State of the row as a whole: its errors, that it needs the form, or the verdict of the rules. */
export function VerdictCell(props: Props) {
  const { state, errors } = props.shown
  if (state === 'wrong') return <span className={styles.wrong}>{addJobGridText.errors(errors.size)}</span>
  if (state === 'begun') return <span className={styles.begun}>{addJobGridText.begun}</span>
  if (state === 'needsForm') return <NeedsForm {...props} />
  return state === 'judged' && <Judged {...props} />
}
