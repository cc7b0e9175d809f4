import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { Missing } from '@vagu/core/warnings/rule'
import type { Verdict } from '@vagu/core/warnings/verdicts'
import { CloseButton } from '@mantine/core'
import { memo } from 'react'
import { FieldCrop } from '../../crops/FieldCrop.tsx'
import { VerdictChip } from '../../verdicts/VerdictChip.tsx'
import { formatQuantity } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { areaInput } from '../model/find-errors.ts'
import styles from './JobForm.module.css'
import { inputOfMissing } from '../submit/missing-input.ts'

interface Props {
  readonly field: Field
  readonly year: number
  /** Hectares that are worked of it, and what it measures. */
  readonly area: number | null
  readonly wholeArea: number
  readonly verdict: Verdict | undefined
  readonly hasFailed: boolean
  readonly isLoading: boolean
  readonly isChecking: boolean
  readonly isWhatIf: boolean
  readonly error: string | undefined
  readonly onArea: (field: Field, area: number | null) => void
  readonly onApplyDay: (day: string) => void
  readonly onMissing: (missing: Missing, fieldId: string) => void
  /** Absent where the field is given. */
  readonly onDeselect: ((id: string) => void) | undefined
}

/** Verdicts are made anew with every key; most say what they said before. */
const isSameVerdict = (a: Verdict | undefined, b: Verdict | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

const isSame = (before: Props, after: Props): boolean =>
  (Object.keys(after) as (keyof Props)[]).every(
    (key) => key === 'verdict' || Object.is(before[key], after[key]),
  ) && isSameVerdict(before.verdict, after.verdict)

/** A chosen field: its verdict, and how much of it is worked. Drawn anew only when it changes. */
export const ChosenField = memo(function ChosenField(props: Props) {
  const { field, year, area, wholeArea, error, onArea, onDeselect } = props
  const { verdict, hasFailed, isLoading, isChecking, isWhatIf, onApplyDay, onMissing } = props
  const name = nameOfYear(field, year)
  const fieldId = field._id
  const inputs = {
    has: (missing: Missing) => inputOfMissing(missing, { fieldId }) !== undefined,
    leadTo: (missing: Missing) => onMissing(missing, fieldId),
  }
  return (
    <li className={styles.chosen} data-kind={verdict?.kind}>
      <VerdictChip
        fieldName={name}
        verdict={verdict}
        hasFailed={hasFailed}
        isLoading={isLoading}
        isChecking={isChecking}
        isWhatIf={isWhatIf}
        onApplyDay={onApplyDay}
        inputs={inputs}
      />
      <FieldCrop field={field} year={year} isShort />
      <span className={styles.fieldName}>
        {name}
        <small>{jobsText.wholeArea(formatQuantity(wholeArea, 'ha', 4))}</small>
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
}, isSame)
