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
const [WIDTH, HEIGHT, TOP, BOTTOM, RIGHT] = [392, 164, 22, 24, 74]
const STEP = (WIDTH - RIGHT) / (YEARS_BEFORE + 1)
const COLUMN = 32
const ROOM = 1.1

interface Scale {
  readonly y: (value: number) => number
}
const scaleTo = (highest: number): Scale => ({
  y: (value) => HEIGHT - BOTTOM - (value / (highest * ROOM)) * (HEIGHT - BOTTOM - TOP),
})

interface OfYear {
  readonly place: number
  readonly value: YearYield
  readonly scale: Scale
}
const middleOf = (place: number): number => place * STEP + STEP / 2

/** The figure of a column, over the levels. */
const Value = ({ place, value: { perHa, isOutlier }, scale }: OfYear) => (
  <text className={styles.value} x={middleOf(place)} y={scale.y(perHa) - 5} textAnchor="middle">
    {formatNumber(perHa)}
    {isOutlier && ' !'}
  </text>
)

function Column({ place, value, scale, isNow }: OfYear & { readonly isNow: boolean }) {
  const top = scale.y(value.perHa)
  return (
    <rect
      className={isNow ? styles.fill : styles.past}
      data-outlier={value.isOutlier || undefined}
      x={middleOf(place) - COLUMN / 2}
      y={top}
      width={COLUMN}
      height={HEIGHT - BOTTOM - top}
      rx={3}
    />
  )
}

interface LevelProps {
  readonly at: number
  readonly name: string
  readonly className: string
  /** How far its name stands beside it, away from that of the other level. */
  readonly lift: number
}

/** A level over all years with its name at the right end. */
const Level = ({ at, name, className, lift }: LevelProps) => (
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
  const columns = years.map((value): OfYear => ({ place: value.year - year + YEARS_BEFORE, value, scale }))
  return (
    <svg
      className={styles.years}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text.yearsAlternative(title, words, goal)}
    >
      <line className={styles.axis} x1={0} x2={WIDTH - RIGHT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
      {Array.from({ length: YEARS_BEFORE + 1 }, (_, place) => (
        <text key={place} className={styles.year} x={middleOf(place)} y={HEIGHT - 7} textAnchor="middle">
          {year - YEARS_BEFORE + place}
        </text>
      ))}
      {columns.map((column) => (
        <Column key={column.place} {...column} isNow={column.value.year === year} />
      ))}
      {meanAt !== undefined && (
        <Level at={meanAt} name={text.meanShort} className={styles.mean} lift={shift} />
      )}
      {goalAt !== undefined && (
        <Level at={goalAt} name={text.goalShort} className={styles.expected} lift={-shift} />
      )}
      {columns.map((column) => (
        <Value key={column.place} {...column} />
      ))}
    </svg>
  )
}
