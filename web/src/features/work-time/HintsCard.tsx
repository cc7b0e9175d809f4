import { hintsOf } from '@vagu/core/work-times/hints'
import { useMemo } from 'react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { formatDay } from '../../lib/format.ts'
import { Fold } from '../../ui/Fold.tsx'
import type { Board } from './board.ts'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

/** What labour law says of the month, as hints: behind a fold, with the paragraph they come from. */
export function HintsCard({ board }: { readonly board: Board }) {
  const hints = useMemo(() => {
    const all = [...board.before, ...board.entries]
    return board.people.flatMap(({ _id, name }) =>
      hintsOf(
        all.filter(({ workerId }) => workerId === _id),
        board.days,
      ).map((hint) => ({ ...hint, name })),
    )
  }, [board])
  if (hints.length === 0) return null
  return (
    <Fold names={[]} label={text.hints} summary={text.hintCount(hints.length)} isForced={false}>
      <p className={layout.quiet}>{text.hintsIntro}</p>
      <ul className={styles.hints}>
        {hints.map(({ kind, name, from, minutes }) => (
          <li key={`${kind} ${name} ${from}`}>
            {text.hint[kind](name, formatDay(from), formatMinutes(minutes))}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
