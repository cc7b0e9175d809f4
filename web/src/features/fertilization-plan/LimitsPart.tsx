import { formatNumber } from '../../lib/format.ts'
import { nitrogenCapOf } from './caps.ts'
import type { PlanRow } from './plan-rows.ts'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { limitsText as text } from './field-text.ts'
import type { Board } from './use-board.ts'
import { useFarmVerdict, useJudged } from './use-judged.ts'
import { VerdictList } from './Verdicts.tsx'

const perHectare = (kg: number): string => formatNumber(kg, 1)

/** The farm's mean of manure against what the law allows. */
function FarmMeans({ board }: { readonly board: Board }) {
  const farm = useFarmVerdict(board)
  if (!farm) return null
  const { nitrogen, phosphorus } = farm
  return (
    <p className={layout.quiet}>
      {text.farmNitrogen(perHectare(nitrogen.perHectare), nitrogen.limit)};{' '}
      {text.farmPhosphorus(perHectare(phosphorus.perHectare), phosphorus.limit)}
    </p>
  )
}

/** Verdicts of the law on a field's plan as it stands, and the means of the farm. */
export function LimitsPart({ row, board }: { readonly row: PlanRow; readonly board: Board }) {
  const { fields, isLoading } = useJudged(board.year, [row])
  const verdict = fields?.get(row.fieldId)
  const cap = nitrogenCapOf(row, board.year)
  const { manure } = row.reckoned
  return (
    <section aria-label={text.title} className={styles.limits}>
      <h3 className={styles.title}>{text.title}</h3>
      {verdict && <VerdictList verdict={verdict} />}
      {!isLoading && (!verdict || verdict.warnings.length + verdict.unknowns.length === 0) && (
        <p className={styles.fine}>{text.fits}</p>
      )}
      {manure.N > 0 && (
        <p className={layout.quiet}>{text.manure(perHectare(manure.N), perHectare(manure.P))}</p>
      )}
      {cap !== undefined && <p className={layout.quiet}>{text.zone(cap)}</p>}
      <FarmMeans board={board} />
    </section>
  )
}
