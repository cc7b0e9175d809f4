import { limePlan, limeRate } from '@vagu/core/fertilization-plan/lime'
import { MAX_LIME, type SoilTrend } from '@vagu/core/fertilization-plan/schema'
import { LIME_FERTILIZERS } from '@vagu/core/nutrients/lime'
import { roundTo } from '@vagu/core/units/rounding'
import { SoilChip } from '../../entities/soil-samples/SoilChips.tsx'
import type { FieldPartProps } from './field-part.ts'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import { Figure } from './Figure.tsx'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { soilPartText as text } from './part-text.ts'

function changeOf({ value, before }: Pick<SoilTrend, 'value' | 'before'>): string {
  if (before === null) return text.noBefore
  const difference = roundTo(value - before.value, 1)
  return difference === 0 ? text.same : text.change(difference)
}

/** Elements of which no rate is counted: what they are now, what they were, and how they change. */
function Elements({ elements }: { readonly elements: readonly SoilTrend[] }) {
  return (
    <table className={styles.figures} aria-label={text.table}>
      <ColumnHeads heads={Object.values(text.columns)} />
      <tbody>
        {elements.map(({ figure, value, date, before }) => (
          <tr key={figure}>
            <th scope="row">{text.elements[figure]}</th>
            <td>{text.dated(value, date)}</td>
            <td>{before ? text.dated(before.value, before.date) : ''}</td>
            <td>{changeOf({ value, before })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LimeState({ row: { facts, plan, reckoned } }: Pick<FieldPartProps, 'row'>) {
  const { planned, left, unknown } = limePlan(plan.limeNeed, reckoned.applications, facts.area)
  return (
    <>
      {left !== null && <p>{text.limeState(planned, left)}</p>}
      {left === null && planned > 0 && <p>{text.limePlanned(planned)}</p>}
      {unknown.length > 0 && <p className={styles.missing}>{text.limeUnknown(unknown.join(', '))}</p>}
    </>
  )
}

/** Soil beside phosphorus and potassium, and the lime that it needs. */
export function SoilPart({ row, mayWrite, put }: FieldPartProps) {
  const { facts, plan } = row
  const { ph, elements } = facts
  const need = plan.limeNeed ?? null
  return (
    <section aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      {ph === null && elements.length === 0 && <p className={layout.quiet}>{text.noSample}</p>}
      {ph && (
        <p className={layout.wrapCentred}>
          <SoilChip
            figure="ph"
            value={{ value: ph.value, grade: ph.grade, isBelow: false, least: ph.value, most: ph.value }}
          />
          <span>{text.ph(ph.date, ph.before ? text.dated(ph.before.value, ph.before.date) : '')}</span>
        </p>
      )}
      {elements.length > 0 && (
        <>
          <Elements elements={elements} />
          <p className={layout.quiet}>{text.noRate}</p>
        </>
      )}
      <div className={styles.single}>
        <Figure
          label={text.lime}
          unit={text.limeUnit}
          value={need}
          most={MAX_LIME}
          description={text.limeHint}
          isDisabled={!mayWrite}
          onSet={(limeNeed) => put({ limeNeed })}
        />
      </div>
      <LimeState row={row} />
      {need !== null && (
        <details className={styles.limes}>
          <summary>{text.products}</summary>
          <ul className={layout.plainList}>
            {LIME_FERTILIZERS.map(({ key, name, neutralisingValue }) => (
              <li key={key}>{text.product(name, neutralisingValue, limeRate(need, neutralisingValue))}</li>
            ))}
          </ul>
          <p className={layout.quiet}>{text.limeAdvice}</p>
        </details>
      )}
    </section>
  )
}
