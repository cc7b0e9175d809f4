import { useQuery } from '@tanstack/react-query'
import { profitOfOtherCrop } from '@vagu/core/profit/other-crop'
import type { OtherCropPlan } from '@vagu/core/supplies/schema'
import { profitsQuery } from './api.ts'
import { purchaseChange } from './other-crop.ts'
import { otherCropText as text } from './other-crop-text.ts'
import styles from './RequisitePlan.module.css'

interface LineProps {
  readonly name: string
  readonly value: string
  readonly beside?: string | undefined
}
const Line = ({ name, value, beside }: LineProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {beside !== undefined && <small>{beside}</small>}
    </dd>
  </div>
)

function Profit({ plan }: { readonly plan: OtherCropPlan }) {
  const { data } = useQuery(profitsQuery(plan.year))
  if (data === undefined) return null
  const { before, after, fields, gaps } = profitOfOtherCrop(data.fields, plan)
  if (before !== null && after !== null)
    return <Line name={text.profit} value={text.money(before, after)} beside={text.profitBy(fields)} />
  const names = [...new Set(gaps.map(({ label }) => label))]
  const beside = names.length > 0 ? text.profitMissing(names) : text.profitNone
  return <Line name={text.profit} value={text.profitUnknown} beside={beside} />
}

/** Money that another crop would move: what is to be bought, and what the field earns. */
export function OtherCropMoney({ plan }: { readonly plan: OtherCropPlan }) {
  const { before, after, unpriced } = purchaseChange(plan.rows)
  return (
    <dl className={styles.changes}>
      <Line
        name={text.purchase}
        value={text.money(before, after)}
        beside={unpriced.length > 0 ? text.unpriced(unpriced) : undefined}
      />
      <Profit plan={plan} />
    </dl>
  )
}
