import type { PlanFacts } from '@vagu/core/fertilization-plan/schema'
import { SoilChip } from '../../entities/soil-samples/SoilChips.tsx'
import { pathTo } from '../../navigation/paths.ts'
import { NameLink } from '../../records/NameButton.tsx'
import styles from './Plan.module.css'
import { planText } from './text.ts'

type Figure = NonNullable<PlanFacts['phosphorus']>

/** A figure of the plan's facts as samples show theirs; the plan knows no range. */
function Grade({
  figure,
  of: { value, grade, isExpired },
}: {
  readonly figure: 'p' | 'k'
  readonly of: Figure
}) {
  return (
    <>
      <SoilChip figure={figure} value={{ value, grade, isBelow: false, least: value, most: value }} />
      {isExpired && <span className={styles.gap}>{planText.expired}</span>}
    </>
  )
}

/** Classes of phosphorus and potassium by the newest samples; without samples the way to them. */
export function SoilGrades({ facts, year }: { readonly facts: PlanFacts; readonly year: number }) {
  const { phosphorus, potassium } = facts
  return (
    <>
      {phosphorus && <Grade figure="p" of={phosphorus} />}
      {potassium && <Grade figure="k" of={potassium} />}
      {(phosphorus?.grade ?? potassium?.grade) == null && (
        <NameLink isSmall to={pathTo('soilSamples', { year })}>
          {planText.ways.phosphorusClass}
        </NameLink>
      )}
    </>
  )
}
