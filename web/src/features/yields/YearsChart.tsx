import type { YearYield, YieldMeasure } from '@vagu/core/yield-goals/rules'
import { formatNumber } from '../../lib/format.ts'
import styles from './Charts.module.css'
import { yieldsText as text } from './text.ts'

interface Props {
  readonly title: string
  readonly year: number
  readonly perHa: number | null
  readonly isOutlier: boolean
  readonly measure: YieldMeasure | undefined
  readonly goalPerHa: number | null
}

const YEARS_BEFORE = 5
const [WIDTH, HEIGHT, TOP, BOTTOM, RIGHT] = [420, 168, 22, 24, 62]
const STEP = (WIDTH - RIGHT) / (YEARS_BEFORE + 1)
const COLUMN = 36
const ROOM = 1.1

interface Scale {
  readonly y: (value: number) => number
}
const scaleTo = (highest: number): Scale => ({
  y: (value) => HEIGHT - BOTTOM - (value / (highest * ROOM)) * (HEIGHT - BOTTOM - TOP),
})

function Column({
  place,
  value,
  isNow,
  scale,
}: {
  place: number
  value: YearYield
  isNow: boolean
  scale: Scale
}) {
  const x = place * STEP + (STEP - COLUMN) / 2
  const top = scale.y(value.perHa)
  return (
    <>
      <rect
        className={isNow ? styles.fill : styles.past}
        data-outlier={value.isOutlier || undefined}
        x={x}
        y={top}
        width={COLUMN}
        height={HEIGHT - BOTTOM - top}
        rx={3}
      />
      <text className={styles.value} x={x + COLUMN / 2} y={top - 5} textAnchor="middle">
        {formatNumber(value.perHa)}
        {value.isOutlier && ' !'}
      </text>
    </>
  )
}

/** A level over all years with its name at the right end. */
const Level = ({
  at,
  name,
  className,
  lift,
}: {
  at: number
  name: string
  className: string
  lift: number
}) => (
  <>
    <line className={className} x1={0} x2={WIDTH - RIGHT + 4} y1={at} y2={at} />
    <text className={styles.level} x={WIDTH - RIGHT + 8} y={at + 4 + lift}>
      {name}
    </text>
  </>
)

/** Columns of a crop's yield in this year and the five before, under the levels of the mean and of the goal. */
export function YearsChart({ title, year, perHa, isOutlier, measure, goalPerHa }: Props) {
  const now: YearYield[] = perHa === null ? [] : [{ year, perHa, isOutlier }]
  const years = [...(measure?.years ?? []), ...now]
  if (years.length === 0) return null
  const scale = scaleTo(Math.max(goalPerHa ?? 0, measure?.mean ?? 0, ...years.map((each) => each.perHa)))
  const words = years.map((each) => text.yearValue(each.year, each.perHa, each.isOutlier)).join('; ')
  const goal = goalPerHa === null ? '' : text.yearsGoal(goalPerHa)
  const meanAt = measure && scale.y(measure.mean)
  const goalAt = goalPerHa === null ? undefined : scale.y(goalPerHa)
  const isClose = meanAt !== undefined && goalAt !== undefined && Math.abs(meanAt - goalAt) < 14
  const shift = isClose ? (goalAt <= meanAt ? 7 : -7) : 0
  return (
    <svg
      className={styles.years}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text.yearsAlternative(title, words, goal)}
    >
      <line className={styles.axis} x1={0} x2={WIDTH - RIGHT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
      {Array.from({ length: YEARS_BEFORE + 1 }, (_, place) => {
        const own = year - YEARS_BEFORE + place
        const value = years.find((each) => each.year === own)
        return (
          <g key={own}>
            {value && <Column place={place} value={value} isNow={own === year} scale={scale} />}
            <text className={styles.year} x={place * STEP + STEP / 2} y={HEIGHT - 7} textAnchor="middle">
              {own}
            </text>
          </g>
        )
      })}
      {meanAt !== undefined && (
        <Level at={meanAt} name={text.meanShort} className={styles.mean ?? ''} lift={shift} />
      )}
      {goalAt !== undefined && (
        <Level at={goalAt} name={text.goalShort} className={styles.expected ?? ''} lift={-shift} />
      )}
    </svg>
  )
}
