import { Checkbox } from '@mantine/core'
import { cropByKey } from '@vagu/core/crops/table'
import { isLegume } from '@vagu/core/fertilization-plan/norms'
import { useState } from 'react'
import { messageOf } from '@vagu/core/messages'
import { DecimalField } from '../../ui/DecimalField.tsx'
import type { FieldPartProps } from './field-part.ts'
import styles from './FieldPlan.module.css'
import { fieldPlanText } from './field-text.ts'

interface FigureProps {
  readonly label: string
  readonly unit: string
  readonly value: number | null
  readonly most: number
  /** Whether nothing and zero are two things. */
  readonly mayBeZero?: boolean
  readonly description?: string
  readonly placeholder?: string | undefined
  readonly isDisabled: boolean
  readonly onSet: (value: number | null) => void
}

/** A figure of the plan, stored when one leaves it; a wrong one stays with its sentence. */
function Figure({ value, most, mayBeZero = false, onSet, ...input }: FigureProps) {
  const [typed, setTyped] = useState<number | null>()
  const shown = typed === undefined ? value : typed
  const faultOf = (figure: number | null): string | undefined => {
    if (figure === null || Number.isNaN(figure)) return undefined
    if (figure < 0) return messageOf('negative')
    if (figure === 0 && !mayBeZero) return messageOf('notPositive')
    return figure > most ? messageOf('tooLarge') : undefined
  }
  const fault = faultOf(shown)
  const store = (): void => {
    if (typed === undefined || Number.isNaN(typed) || fault) return
    setTyped(undefined)
    if (typed !== value) onSet(typed)
  }
  return <DecimalField {...input} value={shown} error={fault} onChange={setTyped} onBlur={store} />
}

const MOST_YIELD = 1000
const MOST_KILOGRAMS = 2000

/** Basis of the need, as far as the farmer says it here. */
export function BasisPart({ row: { facts, plan }, mayWrite, put }: FieldPartProps) {
  const crop = facts.crop === null ? undefined : cropByKey(facts.crop)
  const isDisabled = !mayWrite
  return (
    <section aria-label={fieldPlanText.basis}>
      <h3 className={styles.title}>{fieldPlanText.basis}</h3>
      <div className={styles.basis}>
        <Figure
          label={fieldPlanText.goal}
          unit="t/ha"
          value={plan.goalYield}
          most={MOST_YIELD}
          placeholder={fieldPlanText.goalHint(facts.goal)}
          isDisabled={isDisabled}
          onSet={(goalYield) => put({ goalYield })}
        />
        {crop?.key === 'talinisu' && (
          <Figure
            label={fieldPlanText.foodWheat}
            unit="kg N/ha"
            value={plan.foodWheatN}
            most={MOST_KILOGRAMS}
            mayBeZero
            isDisabled={isDisabled}
            onSet={(foodWheatN) => put({ foodWheatN })}
          />
        )}
        {crop && isLegume(crop.rotationGroup) && (
          <Figure
            label={fieldPlanText.fixation}
            unit="kg N/ha"
            value={plan.fixationN}
            most={MOST_KILOGRAMS}
            mayBeZero
            description={fieldPlanText.fixationHint}
            isDisabled={isDisabled}
            onSet={(fixationN) => put({ fixationN })}
          />
        )}
        <Checkbox
          label={fieldPlanText.straw}
          checked={plan.isStrawTaken}
          disabled={isDisabled}
          onChange={({ currentTarget }) => put({ isStrawTaken: currentTarget.checked })}
        />
        <Checkbox
          label={fieldPlanText.sand}
          checked={plan.isSand}
          disabled={isDisabled}
          onChange={({ currentTarget }) => put({ isSand: currentTarget.checked })}
        />
      </div>
    </section>
  )
}
