import { Button } from '@mantine/core'
import { cropTitle as titleOf } from '@vagu/core/crops/title'
import { useState } from 'react'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { Card } from '../../ui/Card.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { useBeginning } from '../../ui/use-beginning.ts'
import { type CropGoals, goalChange } from './crop-goals.ts'
import { CropMeasure } from './CropMeasure.tsx'
import { GoalRow } from './GoalRow.tsx'
import { Totals } from './Totals.tsx'
import layout from '../../ui/layout.module.css'
import styles from './YieldGoals.module.css'
import { yieldGoalsText } from './text.ts'
import type { useChangeGoals } from './use-change-goals.ts'

interface Props {
  readonly goals: CropGoals
  readonly mayWrite: boolean
  readonly seesMoney: boolean
  readonly change: ReturnType<typeof useChangeGoals>['mutate']
}

/** One goal for every field of the crop: typed, or what the farm gave in five years. */
function Fill({ goals: { measure }, onFill }: { goals: CropGoals; onFill: (perHa: number) => void }) {
  const [perHa, setPerHa] = useState<number | null>(null)
  const isRight = perHa !== null && perHa > 0
  return (
    <div className={styles.fill}>
      <DecimalField label={yieldGoalsText.fill} unit="t/ha" value={perHa} decimals={3} onChange={setPerHa} />
      <Button disabled={!isRight} onClick={() => isRight && onFill(perHa)}>
        {yieldGoalsText.fillDo}
      </Button>
      {measure && (
        <>
          <Button variant="default" onClick={() => onFill(measure.mean)}>
            {yieldGoalsText.fillMean}
          </Button>
          <Button variant="default" onClick={() => onFill(measure.median)}>
            {yieldGoalsText.fillMedian}
          </Button>
        </>
      )}
    </div>
  )
}

function Price({ goals: { crop, price }, mayWrite, change }: Props) {
  const [typed, setTyped] = useState<number | null>()
  const shown = typed === undefined ? price : typed
  const store = (): void => {
    if (typed === undefined || Number.isNaN(typed) || (typed !== null && typed < 0)) return
    setTyped(undefined)
    if (typed !== price) change({ prices: [{ crop, tonnePrice: typed }] })
  }
  return (
    <DecimalField
      label={yieldGoalsText.price}
      unit="€/t"
      value={shown}
      isDisabled={!mayWrite}
      onChange={setTyped}
      onBlur={store}
    />
  )
}

/** Fields of a crop that are drawn when the page opens: with those of other crops more than a screen holds. */
const FIRST = 8

/** A crop of the year: what it gave, its fields with their goals, and what they come to. */
export function CropCard(props: Props) {
  const { goals, mayWrite, seesMoney, change } = props
  const { crop, fields, area } = goals
  const shown = useBeginning(fields, FIRST)
  return (
    <Card>
      <section className={styles.crop} aria-label={titleOf({ crop })}>
        <header className={styles.head}>
          <h2 className={styles.title}>
            <CropChip crop={{ crop }} />
          </h2>
          <span className={layout.quiet}>{yieldGoalsText.area(area)}</span>
        </header>
        <CropMeasure goals={goals} />
        {mayWrite && (
          <div className={styles.inputs}>
            <Fill
              goals={goals}
              onFill={(perHa) =>
                change({ yields: fields.map((field) => goalChange(field, { crop, perHa, unit: 't' })) })
              }
            />
            {seesMoney && <Price {...props} />}
          </div>
        )}
        <table className={styles.table}>
          <ColumnHeads
            heads={[
              yieldGoalsText.field,
              yieldGoalsText.areaHead,
              yieldGoalsText.ownMean,
              yieldGoalsText.goal,
            ]}
          />
          <tbody>
            {shown.map((field) => (
              <GoalRow key={field.fieldId} crop={crop} field={field} mayWrite={mayWrite} change={change} />
            ))}
          </tbody>
        </table>
        <Totals goals={goals} seesMoney={seesMoney} />
      </section>
    </Card>
  )
}
