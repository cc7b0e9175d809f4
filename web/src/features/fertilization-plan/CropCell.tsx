import { Button } from '@mantine/core'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { pathTo } from '../../navigation/paths.ts'
import { NameLink } from '../../records/NameButton.tsx'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { SoilGrades } from './SoilGrades.tsx'
import type { PlanRow } from './plan-rows.ts'
import styles from './Plan.module.css'
import { planText } from './text.ts'

interface Props {
  readonly row: PlanRow
  readonly year: number
  readonly onTakeMean: ((row: PlanRow) => void) | undefined
}

/** Yield that the plan counts on; where there is none, the mean of the years before is offered, or the way to set one. */
function Goal({ row, year, onTakeMean }: Props) {
  const { goal, facts, name } = row
  if (goal !== null) return <span className={styles.goal}>{planText.goal(goal)}</span>
  if (facts.meanYield !== null && onTakeMean)
    return (
      <Button
        size="compact-sm"
        variant="light"
        aria-label={planText.takeMeanOf(name, facts.meanYield)}
        onClick={() => onTakeMean(row)}
      >
        {planText.takeMean(facts.meanYield)}
      </Button>
    )
  return (
    <NameLink isSmall to={pathTo('yieldPlanning', { year })}>
      {planText.ways.goal}
    </NameLink>
  )
}

/** A crop with its goal; what is missing leads to where it is set. */
export function CropCell(props: Props) {
  const { facts, plannedFor } = props.row
  if (facts.crop === null)
    return (
      <span className={styles.stack}>
        <span className={styles.gap}>{planText.missing.crop}</span>
        <NameLink isSmall to={pathTo('cropRotation')}>
          {planText.ways.crop}
        </NameLink>
      </span>
    )
  return (
    <span className={styles.stack}>
      <CropChip crop={{ crop: facts.crop }} />
      {plannedFor !== null && (
        <span className={styles.gap}>{planText.madeFor(cropStyle({ crop: plannedFor }).title)}</span>
      )}
      <span className={styles.facts}>
        <Goal {...props} />
        <SoilGrades facts={facts} year={props.year} />
      </span>
    </span>
  )
}
