import type { NutrientElement } from '@vagu/core/nutrients/schema'
import { sufficiencyOf } from '@vagu/core/fertilization-plan/given'
import { EMPTY } from '../../lib/format.ts'
import { NutrientBar } from './NutrientBar.tsx'
import { capOf, manureCapOf } from './caps.ts'
import type { PlanRow } from './plan-rows.ts'
import styles from './Plan.module.css'
import { planText } from './text.ts'

interface Props {
  readonly row: PlanRow
  readonly element: NutrientElement
  readonly year: number
}

/** One element of a field: figures, bar and word; where the need cannot be told, why; where manure is spread, its cap. */
export function ElementCell({ row, element, year }: Props) {
  const plan = row.reckoned.elements[element]
  const [missing] = plan.wanted === null ? plan.need.missing : []
  const manure = manureCapOf(row, element, year)
  return (
    <>
      <NutrientBar
        element={element}
        plan={plan}
        cap={capOf(row, element, year)}
        missing={missing && [planText.missingShort[missing], planText.missing[missing]]}
      />
      {manure && (
        <span
          className={styles.manure}
          data-above={manure.kg > manure.most || undefined}
          title={planText.manureCapTitle[element === 'N' ? 'N' : 'P']}
        >
          {planText.manureCap(manure.kg, manure.most)}
        </span>
      )}
    </>
  )
}

/** Sulphur beside its range: advice, since materials do not keep what they hold of it. */
export function SulphurCell({ row: { sulphur } }: Pick<Props, 'row'>) {
  if (!sulphur)
    return (
      <span className={styles.stack}>
        <b>{EMPTY}</b>
        <span className={styles.gap}>{planText.missingShort.crop}</span>
      </span>
    )
  const { given, planned, need, unknown } = sulphur
  const [least, most] = need
  const all = given + planned
  const state = all > most ? 'tooMuch' : sufficiencyOf(Math.min(all, least), least)
  const title =
    unknown.length > 0
      ? `${planText.sulphurUnknownOf(unknown.join(', '))} ${planText.sulphurAdvice}`
      : planText.sulphurAdvice
  return (
    <span
      className={`${styles.nutrient} ${styles.sulphur}`}
      data-state={unknown.length > 0 ? 'unknown' : state}
      title={title}
    >
      <span className={styles.figures}>
        <b className={styles.sign}>S</b>
        {planText.sulphur(given, planned, need)}
      </span>
      <span className={styles.word}>
        {unknown.length > 0 ? planText.sulphurUnknown : planText.sulphurState[state]}
      </span>
    </span>
  )
}
