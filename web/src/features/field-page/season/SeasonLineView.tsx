import { formatDay } from '../../../lib/format.ts'
import { type MarkKind, type SeasonLine } from './season-line.ts'
import styles from './Season.module.css'
import { seasonText } from './text.ts'

const KINDS: readonly MarkKind[] = ['sowing', 'fertilising', 'spraying', 'harvest', 'other']

const percent = (value: number): string => `${value}%`

/** Meaning of the signs of the line, of those that stand on it. */
function Legend({ line: { marks, bars } }: { readonly line: SeasonLine }) {
  const kinds = KINDS.filter((kind) => marks.some((mark) => mark.kind === kind))
  const waits = (['harvest', 'work'] as const).filter((kind) => bars.some((bar) => bar.kind === kind))
  return (
    <p className={styles.legend} aria-hidden>
      {kinds.map((kind) => (
        <span key={kind}>
          <i className={styles.dot} data-kind={kind} />
          {seasonText.kinds[kind]}
        </span>
      ))}
      {waits.map((kind) => (
        <span key={kind}>
          <i className={styles.swatch} data-kind={kind} />
          {seasonText.bar[kind]}
        </span>
      ))}
    </p>
  )
}

/** The season from its first day to its last: jobs as marks, waiting times as bars. The table below says the same in words. */
export function SeasonLineView({ line }: { readonly line: SeasonLine }) {
  const { marks, bars, months, today } = line
  return (
    <div>
      <div className={styles.line} role="img" aria-label={seasonText.line(marks.length)}>
        {months.map(({ at, month }) => (
          <span key={at} className={styles.month} style={{ left: percent(at) }}>
            {seasonText.months(month)}
          </span>
        ))}
        <span className={styles.axis} />
        {bars.map(({ id, kind, from, width, until }) => (
          <span
            key={id}
            className={styles.bar}
            data-kind={kind}
            style={{ left: percent(from), width: percent(width) }}
            title={seasonText.barOf(seasonText.bar[kind], formatDay(until))}
          />
        ))}
        {today !== undefined && (
          <span className={styles.today} style={{ left: percent(today) }} title={seasonText.today} />
        )}
        {marks.map(({ id, kind, isPlanned, name, date, at }) => (
          <span
            key={id}
            className={styles.mark}
            data-kind={kind}
            data-planned={isPlanned || undefined}
            style={{ left: percent(at) }}
            title={seasonText.mark(name, formatDay(date), isPlanned)}
          />
        ))}
      </div>
      <Legend line={line} />
    </div>
  )
}
