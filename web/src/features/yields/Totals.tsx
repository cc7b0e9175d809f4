import type { FarmOutcome } from '@vagu/core/harvest/overview'
import styles from './Yields.module.css'
import { yieldsText as text } from './text.ts'

/** The farm in one line: land under crops, and how much of it is harvested. */
export function Totals({ farm }: { readonly farm: FarmOutcome }) {
  const facts: readonly (readonly [string, string])[] = [
    [text.totalArea, text.area(farm.area)],
    [text.harvested, `${text.area(farm.harvestedArea)} (${text.percent(farm.harvestedPercent)})`],
    [text.fieldsHead, text.fieldsDone(farm.harvestedFields, farm.fields)],
    [text.cropsHead, String(farm.crops.length)],
  ]
  return (
    <dl className={styles.figures} aria-label={text.totals}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
