import { Checkbox } from '@mantine/core'
import { cropByKey } from '@vagu/core/crops/table'
import { isLegume } from '@vagu/core/fertilization-plan/norms'
import type { FieldPartProps } from './field-part.ts'
import { Figure } from './Figure.tsx'
import styles from './FieldPlan.module.css'
import { fieldPlanText } from './field-text.ts'

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
