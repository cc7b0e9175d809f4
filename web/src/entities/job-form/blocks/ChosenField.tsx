import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { Missing } from '@vagu/core/warnings/rule'
import { CloseButton } from '@mantine/core'
import { memo } from 'react'
import { FieldCrop } from '../../crops/FieldCrop.tsx'
import type { ShownKind } from '../../verdicts/shown-verdict.ts'
import { VerdictChip } from '../../verdicts/VerdictChip.tsx'
import { formatQuantity } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { areaInput } from '../model/find-errors.ts'
import styles from './JobForm.module.css'
import { inputOfMissing } from '../submit/missing-input.ts'
import { useVerdictState } from '../state/form-context.ts'

interface Props {
  readonly field: Field
  readonly year: number
  /** Hectares that are worked of it, and what it measures. */
  readonly area: number | null
  readonly wholeArea: number
  /** How grave what the rules say is. */
  readonly kind: ShownKind | undefined
  /** The worst of it, in at most three words. */
  readonly worst: string | undefined
  readonly error: string | undefined
  readonly onArea: (field: Field, area: number | null) => void
  readonly onApplyDay: (day: string) => void
  readonly onMissing: (missing: Missing, fieldId: string) => void
  /** Absent where the field is given. */
  readonly onDeselect: ((id: string) => void) | undefined
}

interface OwnVerdictProps extends Pick<Props, 'onApplyDay' | 'onMissing'> {
  readonly fieldId: string
  readonly name: string
}

/** The verdict on a field, which may say something else at every key: the rest of its row is not drawn for that. */
function OwnVerdict({ fieldId, name, onApplyDay, onMissing }: OwnVerdictProps) {
  const { byField, hasFailed, isLoading, isChecking, isWhatIf } = useVerdictState()
  const inputs = {
    has: (missing: Missing) => inputOfMissing(missing, { fieldId }) !== undefined,
    leadTo: (missing: Missing) => onMissing(missing, fieldId),
  }
  return (
    <VerdictChip
      fieldName={name}
      verdict={byField.get(fieldId)}
      hasFailed={hasFailed}
      isLoading={isLoading}
      isChecking={isChecking}
      isWhatIf={isWhatIf}
      onApplyDay={onApplyDay}
      inputs={inputs}
    />
  )
}

/** A chosen field: its verdict, and how much of it is worked. Drawn anew only when it changes. */
export const ChosenField = memo(function ChosenField(props: Props) {
  const { field, year, area, wholeArea, kind, worst, error } = props
  const { onArea, onApplyDay, onMissing, onDeselect } = props
  const name = nameOfYear(field, year)
  return (
    <li className={styles.chosen} data-kind={kind}>
      <OwnVerdict fieldId={field._id} name={name} onApplyDay={onApplyDay} onMissing={onMissing} />
      <FieldCrop field={field} year={year} isShort />
      <span className={styles.fieldName}>
        {name}
        <small>{jobsText.wholeArea(formatQuantity(wholeArea, 'ha', 4))}</small>
        {worst && <small data-kind={kind}>{worst}</small>}
      </span>
      <DecimalField
        label={undefined}
        aria-label={jobsText.areaOf(name)}
        className={styles.areaInput}
        unit="ha"
        decimals={4}
        value={area}
        name={areaInput(field._id)}
        error={error}
        onChange={(value) => onArea(field, value)}
      />
      {onDeselect && (
        <CloseButton aria-label={jobsText.leaveOut(name)} onClick={() => onDeselect(field._id)} />
      )}
    </li>
  )
})
