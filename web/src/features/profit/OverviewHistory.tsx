import * as contract from '@vagu/core/profit/contract'
import type { CostOverview, StoredOverview } from '@vagu/core/profit/schema'
import { call } from '../../lib/call.ts'
import { EMPTY, formatNumber } from '../../lib/format.ts'
import { HistoryButton } from '../../records/history/HistoryButton.tsx'
import { withDifferences } from '../../records/history/record-history.ts'
import type { Line } from '../../ui/line-differences.ts'
import { profitKeys } from './keys.ts'
import { cropName } from './profit-view.ts'
import { profitText as text } from './text.ts'

/** Every price and entry with a name of its own, so that two states can be held against each other. */
function linesOf(state: StoredOverview, names: ReadonlyMap<string, string>): Line[] {
  const { prices, materials, entries, stands } = state
  return [
    ...prices.map(({ crop, yieldType, price, unit }): Line => [
      `${cropName(crop)} (${yieldType.toLocaleLowerCase('et')})`,
      `${formatNumber(price)} €/${unit}`,
    ]),
    ...materials.map(({ name, price, unit }): Line => [name, `${formatNumber(price, 4)} €/${unit}`]),
    ...entries.map(({ label, kind, amount, per, fieldId, crop }): Line => [
      [label, (fieldId === null ? undefined : names.get(fieldId)) ?? (crop && cropName(crop))]
        .filter(Boolean)
        .join(', '),
      `${text.entryKinds[kind]}, ${formatNumber(amount)} ${text.pers[per]}`,
    ]),
    ...stands.map(({ fieldId, years }): Line => [
      text.standOf(names.get(fieldId) ?? EMPTY),
      formatNumber(years),
    ]),
  ]
}

/** Earlier prices and entries of the year. */
export function OverviewHistory({ overview }: { readonly overview: CostOverview }) {
  const { year, fields } = overview
  const params = { year: String(year) }
  const names = new Map(fields.map(({ fieldId, name }) => [fieldId, name]))
  return (
    <HistoryButton
      name={text.pricesOf(year)}
      of="costOverview"
      queryKey={profitKeys.history(year)}
      read={async (signal) => {
        const versions = await call(contract.listOverviewVersions, { params }, { signal })
        return withDifferences(versions, (state) => linesOf(state, names))
      }}
      restore={(entryId) => call(contract.restoreOverviewVersion, { params: { ...params, entryId } })}
    />
  )
}
