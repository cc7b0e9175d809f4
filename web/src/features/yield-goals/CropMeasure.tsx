import type { CropGoals } from './crop-goals.ts'
import layout from '../../ui/layout.module.css'
import styles from './YieldGoals.module.css'
import { yieldGoalsText } from './text.ts'

/** Yields of a crop on the farm in five years: each year, mean and median; what lies far off, and what had no weight. */
export function CropMeasure({ goals: { measure, unweighed } }: { readonly goals: CropGoals }) {
  return (
    <div className={styles.measure}>
      {measure ? (
        <>
          <strong>
            {yieldGoalsText.fiveYears}: {yieldGoalsText.measure(measure.mean, measure.median)}
          </strong>
          <ul className={styles.years}>
            {measure.years.map(({ year, perHa, isOutlier }) => (
              <li
                key={year}
                data-outlier={isOutlier || undefined}
                title={isOutlier ? yieldGoalsText.outlier : undefined}
              >
                {yieldGoalsText.yearYield(year, perHa)}
                {isOutlier && <span> ! {yieldGoalsText.outlier}</span>}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <span className={layout.quiet}>{yieldGoalsText.noHistory}</span>
      )}
      {unweighed.flatMap(({ fieldId, year, unweighed: parts }) =>
        parts.map(({ unit, amount }) => (
          <div key={`${fieldId} ${year} ${unit}`} className={layout.quiet}>
            {yieldGoalsText.pastUnweighed(year, amount, unit)}
          </div>
        )),
      )}
    </div>
  )
}
