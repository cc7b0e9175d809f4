import { hintsOf } from '@vagu/core/work-times/hints'
import { useMemo } from 'react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { formatDay } from '../../lib/format.ts'
import { Fold } from '../../ui/Fold.tsx'
import type { Board } from './board.ts'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

/** Labour law about the month, as hints: behind a fold, with the paragraph they come from. */
export function HintsCard({ board }: { readonly board: Board }) {
  const hints = useMemo(() => {
    const all = [...board.before, ...board.entries]
    return board.people.flatMap(({ _id, name }) => {
      const own = all.filter(({ workerId }) => workerId === _id)
      return [...Map.groupBy(hintsOf(own, board.days), ({ kind }) => kind)].map(([kind, found]) => ({
        key: `${kind} ${_id}`,
        words: text.hint[kind](
          name,
          found.map(({ from, minutes }) => text.hintDay(formatDay(from), formatMinutes(minutes))).join(', '),
          formatMinutes(found[0]?.minutes ?? 0),
        ),
      }))
    })
  }, [board])
  if (hints.length === 0) return null
  return (
    <Fold names={[]} label={text.hints} summary={text.hintCount(hints.length)} isForced={false}>
      <p className={layout.quiet}>{text.hintsIntro}</p>
      <ul className={styles.hints}>
        {hints.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </Fold>
  )
}
