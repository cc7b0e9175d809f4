import { useQueries } from '@tanstack/react-query'
import type { CostOverview } from '@vagu/core/profit/schema'
import { perUnit, profitOf, type Totals, totalsOf } from '@vagu/core/profit/totals'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { KnownBar } from './KnownBar.tsx'
import { ProfitBars } from './ProfitBars.tsx'
import { costsOf, incomesOf, type ViewRow } from './profit-view.ts'
import { costOverviewQuery } from './queries.ts'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'

/** Years before that stand beside. */
const BEFORE = 3

const yearRow = ({ year, fields, unassigned }: CostOverview): ViewRow => {
  const totals = totalsOf(fields, unassigned)
  return {
    key: String(year),
    name: String(year),
    crop: null,
    fields,
    totals,
    tonnePrice: null,
    isComplete: totals.gaps.length === 0,
  }
}
const money = (id: string, header: string, centsOf: (totals: Totals) => number | null): Column<ViewRow> => ({
  id,
  header,
  isNumeric: true,
  cell: ({ totals }) => text.euros(centsOf(totals)),
  sortBy: ({ totals }) => centsOf(totals),
})
const COLUMNS: readonly Column<ViewRow>[] = [
  { id: 'year', header: text.year, isTitle: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
  money('incomes', text.columns.incomes, incomesOf),
  money('subsidies', text.subsidies, ({ subsidies }) => subsidies.all),
  money('costs', text.columns.costs, costsOf),
  money('profit', text.columns.profit, profitOf),
  money('estimated', text.columns.estimated, ({ profit }) => profit.estimated),
  money('perHa', text.columns.perHa, (totals) => perUnit(profitOf(totals), totals.area)),
  {
    id: 'known',
    header: text.columns.known,
    width: 220,
    cell: ({ totals }) => <KnownBar known={totals.knownParts} all={totals.costParts} />,
  },
]
const nothing = (): void => undefined

/** The farm's sums of some years, each with its own prices. */
export function YearsView({ overview: { year } }: { readonly overview: CostOverview }) {
  const years = Array.from({ length: BEFORE + 1 }, (_, index) => year - BEFORE + index)
  const asked = useQueries({ queries: years.map((each) => costOverviewQuery(each)) })
  const failed = asked.filter(({ isError }) => isError)
  const rows = asked.flatMap(({ data }) => (data && data.fields.length > 0 ? [yearRow(data)] : []))
  if (failed.length > 0)
    return (
      <LoadFailed
        title={text.loadFailed}
        onReload={() => {
          for (const each of failed) void each.refetch()
        }}
      />
    )
  if (asked.some(({ isPending }) => isPending)) return <DelayedSkeleton lines={4} height={48} />
  return (
    <div className={layout.column2xl}>
      <ProfitBars rows={rows} measure="total" onOpen={nothing} />
      <Card title={text.yearsTitle}>
        <p className={layout.quiet}>{text.yearsLead}</p>
        <DataTable label={text.yearsTitle} rows={rows} columns={COLUMNS} keyOf={({ key }) => key} />
      </Card>
    </div>
  )
}
