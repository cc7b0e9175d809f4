import { ELEMENTS } from '@vagu/core/nutrients/schema'
import { sufficiencyOf } from '@vagu/core/fertilization-plan/given'
import type { ElementPlan } from '@vagu/core/fertilization-plan/field-plan'
import { Card } from '../../ui/Card.tsx'
import { NutrientBar } from './NutrientBar.tsx'
import { type ElementTotal, perHectare, type PlanTotals } from './plan-rows.ts'
import layout from '../../ui/layout.module.css'
import styles from './Plan.module.css'
import { planText } from './text.ts'

/** A total as one hectare of the fields that it knows. */
function meanOf(total: ElementTotal): ElementPlan {
  const [wanted, given, planned] = [total.wanted, total.given, total.planned].map((kg) =>
    perHectare(kg, total),
  )
  const all = (given ?? 0) + (planned ?? 0)
  return {
    need: { lines: [], total: null, adjusted: null, missing: [] },
    wanted: wanted ?? null,
    given: given ?? 0,
    planned: planned ?? 0,
    left: wanted == null ? null : wanted - all,
    sufficiency: wanted == null ? null : sufficiencyOf(all, wanted),
  }
}

/** The foot of the table: means weighted by area, kilograms in all, and fields that could not be counted. */
export const Totals = ({ totals }: { readonly totals: PlanTotals }) => (
  <Card title={planText.totalHead}>
    <ul className={styles.totals}>
      {ELEMENTS.map((element) => (
        <li key={element}>
          <strong>{planText.elements[element]}</strong>
          <NutrientBar isWide element={element} plan={meanOf(totals[element])} />
          <span className={layout.quiet}>
            {planText.totalKg(totals[element].given + totals[element].planned, totals[element].wanted)}
          </span>
          {totals[element].unknown > 0 && (
            <span className={layout.quiet}>{planText.totalUnknown(totals[element].unknown)}</span>
          )}
        </li>
      ))}
    </ul>
    <p className={layout.quiet}>{planText.officialMissing}</p>
  </Card>
)
