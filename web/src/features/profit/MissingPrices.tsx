import { Id } from '@vagu/core/ids/schema'
import type { CostOverview, PriceUnit, PricedJobType } from '@vagu/core/profit/schema'
import { PRICE_UNITS } from '@vagu/core/profit/schema'
import { type Missing, missingOf } from '@vagu/core/profit/totals'
import { useMemo } from 'react'
import { Card } from '../../ui/Card.tsx'
import { materialPriceEdit, yieldPriceEdit } from './price-edits.ts'
import { PriceInput } from './PriceInput.tsx'
import { cropName } from './profit-view.ts'
import { profitText as text } from './text.ts'
import { useChangeOverview } from './use-change-overview.ts'
import { useJobPrice } from './use-job-price.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

/** Prices that are asked at once. */
const ASKED = 3
const PRICES: ReadonlySet<Missing['what']> = new Set(['cropPrice', 'materialPrice', 'jobPrice'])
const unitOf = (unit: string): PriceUnit => PRICE_UNITS.find((each) => each === unit) ?? 't'

const jobTypeOf = (types: readonly PricedJobType[], key: string) =>
  types.find(({ categoryKey, jobKey }) => `${categoryKey}/${jobKey}` === key)

/** One price, asked where it is missing. */
function AskedPrice({ missing, overview }: { readonly missing: Missing; readonly overview: CostOverview }) {
  const { changeNow } = useChangeOverview(overview.year)
  const jobs = useJobPrice()
  const { what, key, label, crop, unit } = missing
  if (what === 'cropPrice' && crop !== null) {
    const name = `${cropName(crop)} (${label.toLocaleLowerCase('et')})`
    const own = { crop, yieldType: label }
    return (
      <PriceInput
        name={name}
        value={null}
        unit={unitOf(unit)}
        onSave={(typed) => changeNow(yieldPriceEdit(own, undefined, typed))}
      />
    )
  }
  if (what === 'materialPrice') {
    const own = { requisiteId: Id.safeParse(key).data ?? null, name: label }
    return (
      <PriceInput
        name={label}
        value={null}
        unit={unitOf(unit)}
        onSave={(typed) => changeNow(materialPriceEdit(own, undefined, typed))}
      />
    )
  }
  const type = jobTypeOf(overview.jobTypes, key)
  if (!type) return null
  const { includesLabour } = type
  return (
    <PriceInput
      name={label}
      value={null}
      unit="t"
      unitText="€/ha"
      onSave={({ price }) => jobs.changeNow({ type, after: { price, includesLabour } })}
    />
  )
}

/** Prices that the result depends on most, asked in place, and the names of all that is missing. */
export function MissingPrices({ overview }: { readonly overview: CostOverview }) {
  const missing = useMemo(() => missingOf(overview.fields), [overview.fields])
  const asked = missing.filter(({ what }) => PRICES.has(what)).slice(0, ASKED)
  if (missing.length === 0) return null
  return (
    <Card title={text.missingTitle} className={styles.asking}>
      <p className={layout.quiet}>{text.missingLead}</p>
      <ul className={styles.asked}>
        {asked.map((each) => (
          <li key={`${each.what} ${each.key} ${each.label}`}>
            <AskedPrice missing={each} overview={overview} />
            <p className={layout.quiet}>{text.concerns(each.hectares, each.fields)}</p>
          </li>
        ))}
      </ul>
      {missing.length > asked.length && (
        <details className={styles.more}>
          <summary>{text.missingMore(missing.length)}</summary>
          <ul className={styles.allMissing}>
            {missing.map((each) => (
              <li key={`${each.what} ${each.key} ${each.label}`}>
                {each.crop === null ? '' : `${cropName(each.crop)}, `}
                {text.gap(each)}{' '}
                <span className={layout.quiet}>({text.concerns(each.hectares, each.fields)})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}
