import { INSPECTION_TYPES, NOTHING_FOUND, UNIT_OF_TYPE } from '@vagu/core/monitoring/schema'
import { nameOfTarget } from '@vagu/core/monitoring/table'
import { CloseButton, Select } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import rowSet from '../../ui/RowSet.module.css'
import { formatQuantity } from '../../lib/format.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { withTarget } from './choose-target.ts'
import styles from './Monitoring.module.css'
import { hasAmount, type MonitoringForm, withType } from './monitoring-form.ts'
import { TargetSelect } from './TargetSelect.tsx'
import { monitoringText } from './text.ts'

export interface MonitoringRowProps {
  readonly row: MonitoringForm
  /** Its place on the screen, from 1. */
  readonly number: number
  /** Of the inputs in their form: `inspections.0`. */
  readonly name: string
  readonly errors: ReadonlyMap<string, string>
  readonly recent: readonly string[]
  readonly onChange: (next: MonitoringForm) => void
  readonly onRemove: (key: string) => void
  /** Whether the row is a usual target: nothing is found or counted yet. */
  readonly isTypical?: boolean
}

const TYPES = INSPECTION_TYPES.map((value) => ({ value, label: monitoringText.types[value] }))

function Amount({ row, name, errors, onChange }: MonitoringRowProps) {
  const type = row.inspectionType
  if (type === null || row.target === '' || !hasAmount(row)) return null
  return (
    <DecimalField
      className={styles.amount}
      label={monitoringText.amount[type]}
      unit={monitoringText.amountUnit[type]}
      value={row.amount}
      name={`${name}.amount`}
      error={errors.get(`${name}.amount`)}
      description={row.amount === 0 ? monitoringText.nothingHint : undefined}
      onChange={(amount) => onChange({ ...row, amount })}
    />
  )
}

/** From how much on control is due; what lies below it asks for a reason. */
function Threshold({ row, name, errors, onChange }: MonitoringRowProps) {
  const type = row.inspectionType
  if (type === null || row.target === '' || !hasAmount(row)) return null
  const isBelow = row.threshold !== null && row.amount !== null && row.amount < row.threshold
  return (
    <DecimalField
      className={styles.amount}
      label={monitoringText.threshold}
      unit={monitoringText.amountUnit[type]}
      value={row.threshold}
      name={`${name}.threshold`}
      error={errors.get(`${name}.threshold`)}
      description={isBelow ? monitoringText.belowThreshold : monitoringText.thresholdHint}
      onChange={(threshold) => onChange({ ...row, threshold })}
    />
  )
}

/** Buttons for the suggested amount, or that there was nothing to find. */
function Taps({ row, onChange }: MonitoringRowProps) {
  const type = row.inspectionType
  if (type !== null && type !== 'SUNDMUSED' && row.target === '')
    return (
      <button
        type="button"
        className={styles.chip}
        onClick={() => onChange(withTarget(row, NOTHING_FOUND, 0))}
      >
        {monitoringText.nothingFound}
      </button>
    )
  if (type === null || row.suggestion === null || row.amount !== null) return null
  const amount = formatQuantity(row.suggestion, monitoringText.unit(UNIT_OF_TYPE[type]))
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-suggestion
        onClick={() => onChange({ ...row, amount: row.suggestion, suggestion: null })}
      >
        <IconCheck size={18} aria-hidden />
        {monitoringText.suggestion(amount)}
      </button>
      <span className={styles.hint}>{monitoringText.suggestionHint}</span>
    </>
  )
}

/** One thing that was looked for: which kind, what, how much of it. */
export function MonitoringRow(props: MonitoringRowProps) {
  const { row, number, name, errors, recent, onChange, onRemove, isTypical = false } = props
  const title = row.target === '' ? monitoringText.row(number) : nameOfTarget(row.target)
  return (
    <fieldset className={rowSet.row} aria-label={monitoringText.row(number)}>
      <div className={styles.inputs} data-typical={isTypical || undefined}>
        <Select
          label={monitoringText.type}
          data={TYPES}
          value={row.inspectionType}
          name={`${name}.inspectionType`}
          error={errors.get(`${name}.inspectionType`)}
          allowDeselect={false}
          onChange={(type) => type && onChange({ ...withType(row, type), isTypeChosen: true })}
        />
        <TargetSelect
          row={row}
          name={name}
          error={errors.get(`${name}.target`)}
          recent={recent}
          isTypical={isTypical}
          onChoose={(target) => onChange(withTarget(row, target, Math.random()))}
        />
        {!isTypical && <Amount {...props} />}
        {!isTypical && <Threshold {...props} />}
      </div>
      <CloseButton aria-label={monitoringText.remove(title)} onClick={() => onRemove(row.key)} />
      {!isTypical && (
        <div className={styles.taps}>
          <Taps {...props} />
        </div>
      )}
    </fieldset>
  )
}
