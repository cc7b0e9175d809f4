import { Button, Group } from '@mantine/core'
import { isCutOften } from '@vagu/core/fertilization-plan/cuts'
import { reckonField } from '@vagu/core/fertilization-plan/field-plan'
import { type Application, MAX_CUTS } from '@vagu/core/fertilization-plan/schema'
import { type FormEvent, useEffect, useState } from 'react'
import { uiText } from '../../ui/text.ts'
import { isPartlyUnknown, type PlanRow } from './plan-rows.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import { type ApplicationForm, checkApplication } from './application-form.ts'
import { Verdicts } from './Verdicts.tsx'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { applicationText as text, fieldPlanText } from './field-text.ts'
import type { Board } from './use-board.ts'

interface Props {
  readonly board: Board
  /** Fields that it goes on. */
  readonly rows: readonly PlanRow[]
  readonly initial: ApplicationForm
  readonly saveLabel: string
  readonly onSave: (application: Application) => void
  readonly onClose: () => void
  readonly onTyping?: (isTyping: boolean) => void
}

/** Cuts to choose from: where all fields grow grass that is cut several times. */
const cutsOf = (rows: readonly PlanRow[]): number =>
  rows.every(({ facts }) => isCutOften(facts.crop))
    ? Math.max(...rows.map(({ plan }) => plan.cuts ?? MAX_CUTS))
    : 0

const smallest = (rows: readonly PlanRow[]): number => Math.min(...rows.map(({ facts }) => facts.area))

/** Nutrients that the application gives a hectare of the first field, and the amount it takes in all. */
function Gives({
  rows,
  application,
}: {
  readonly rows: readonly PlanRow[]
  readonly application: Application
}) {
  const each = rows.map(({ facts, plan }) => {
    const [reckoned] = reckonField(facts, { ...plan, fertilizations: [application] }).applications
    return reckoned
  })
  const [first] = each
  if (!first) return null
  const unit = application.unit.replace('/ha', '')
  const total = each.reduce((sum, reckoned) => sum + (reckoned?.total ?? 0), 0)
  return (
    <p className={styles.gives} role="status">
      {text.giving} <strong>{fieldPlanText.gives(first.gives)}</strong>
      {first.usableUpTo !== null && ` (${fieldPlanText.usableUpTo(first.usableUpTo)})`}
      {'; '}
      {fieldPlanText.totalAmount(total, unit)}
      {isPartlyUnknown(first.gives) && <span className={styles.missing}> {text.unknownContent}</span>}
    </p>
  )
}

/** The form of a fertilizer; the law's verdict stands there before it is saved. */
export function ApplicationPanel(props: Props) {
  const { board, rows, initial, saveLabel, onSave, onClose, onTyping } = props
  const [form, setForm] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const isChanged = form !== initial
  useEffect(() => {
    onTyping?.(isChanged)
    return () => onTyping?.(false)
  }, [onTyping, isChanged])
  const checked = checkApplication(form, smallest(rows))
  const save = (event: FormEvent): void => {
    event.preventDefault()
    setIsTried(true)
    if (checked.ok) onSave(checked.value)
  }
  return (
    <form className={styles.panel} noValidate onSubmit={save} aria-label={saveLabel}>
      <ApplicationFields
        cuts={cutsOf(rows)}
        form={form}
        onChange={setForm}
        errors={isTried && !checked.ok ? checked.errors : []}
        area={smallest(rows)}
      />
      {checked.ok && (
        <>
          <Gives rows={rows} application={checked.value} />
          <Verdicts year={board.year} rows={rows} application={checked.value} />
        </>
      )}
      {isTried && !checked.ok && <p className={layout.quiet}>{uiText.checkInput}</p>}
      <Group>
        <Button type="submit">{saveLabel}</Button>
        <Button variant="default" onClick={onClose}>
          {uiText.cancel}
        </Button>
      </Group>
    </form>
  )
}
