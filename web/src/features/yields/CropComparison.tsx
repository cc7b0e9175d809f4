import type { CropOutcome } from '@vagu/core/harvest/overview'
import { cropTitle } from '@vagu/core/crops/title'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/layout.module.css'
import { ChartLegend } from './ChartLegend.tsx'
import { ExpectedBar } from './ExpectedBar.tsx'
import styles from './Charts.module.css'
import { yieldsText as text } from './text.ts'

/** The figures of a bar in words. */
export const wordsOf = ({
  perHa,
  expected,
  percent,
  measure,
}: Omit<CropOutcome, 'crop'> | CropOutcome): string =>
  [
    perHa === null ? text.notWeighed : text.perHa(perHa),
    percent !== undefined && expected && text.ofExpected(percent, expected.basis),
    measure && text.measure(measure.mean, measure.median),
  ]
    .filter(Boolean)
    .join('; ')

/** Every crop that gave something against what was expected of it. */
export function CropComparison({ crops }: { readonly crops: readonly CropOutcome[] }) {
  const judged = crops.filter(({ percent }) => percent !== undefined)
  if (judged.length === 0) return null
  return (
    <Card title={text.comparison}>
      <ul className={styles.comparison}>
        {judged.map((outcome) => {
          const { crop, perHa, percent = 0 } = outcome
          return (
            <li key={crop}>
              <CropChip crop={{ crop }} />
              <ExpectedBar
                judged={outcome}
                label={text.comparisonOf(cropTitle({ crop }), wordsOf(outcome))}
              />
              <span className={styles.figure}>
                {text.perHa(perHa)} · {text.percent(percent)}
              </span>
            </li>
          )
        })}
      </ul>
      <ChartLegend />
      <p className={layout.quiet}>{text.comparisonNote}</p>
    </Card>
  )
}
