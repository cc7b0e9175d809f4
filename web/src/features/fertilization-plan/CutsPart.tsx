import { cutsPlan, isCutOften } from '@vagu/core/fertilization-plan/cuts'
import { MAX_CUTS } from '@vagu/core/fertilization-plan/schema'
import { formatNumber } from '../../lib/format.ts'
import type { FieldPartProps } from './field-part.ts'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import { Figure } from './Figure.tsx'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { cutsText as text } from './part-text.ts'
import { fieldPlanText } from './field-text.ts'

const stateOf = (left: number | null): string => {
  if (left === null) return fieldPlanText.unknownNeed
  if (left === 0) return text.enough
  return left > 0 ? text.lacking(left) : text.over(-left)
}

/** Nitrogen of grass cut by cut: how often it is cut, and the need, what was given and what is planned for each cut. */
export function CutsPart({ row: { facts, plan, reckoned }, mayWrite, put }: FieldPartProps) {
  if (!isCutOften(facts.crop)) return null
  const cuts = cutsPlan(plan, reckoned)
  return (
    <section aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      <div className={styles.single}>
        <Figure
          label={text.count}
          value={plan.cuts ?? null}
          most={MAX_CUTS}
          isWhole
          isDisabled={!mayWrite}
          onSet={(count) => put({ cuts: count })}
        />
      </div>
      {cuts && (
        <>
          <table className={styles.figures} aria-label={text.table}>
            <ColumnHeads heads={Object.values(text.columns)} />
            <tbody>
              {cuts.cuts.map(({ cut, need, given, planned, left }) => (
                <tr key={cut}>
                  <th scope="row">{text.cut(cut)}</th>
                  <td>{formatNumber(need, 1)}</td>
                  <td>{formatNumber(given, 1)}</td>
                  <td>{formatNumber(planned, 1)}</td>
                  <td>{stateOf(left)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {cuts.ofNoCut > 0 && <p className={styles.missing}>{text.ofNoCut(cuts.ofNoCut)}</p>}
        </>
      )}
      <p className={layout.quiet}>{text.advice}</p>
    </section>
  )
}
