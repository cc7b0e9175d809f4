import { Link } from '@tanstack/react-router'
import type { PlannedUse, StockItem } from '@vagu/core/stock/schema'
import { useMemo } from 'react'
import { amountText } from '../../../entities/stock/amount-text.ts'
import { cropYearText } from '../../../lib/format.ts'
import { pathTo } from '../../../navigation/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import type { Column } from '../../../ui/data-table-columns.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import styles from './Ledger.module.css'
import { ledgerText as text } from './text.ts'

type Row = PlannedUse & { readonly key: string }
const keyOf = ({ key }: Row): string => key

/** Page on which a plan is changed. */
const placeOf = ({ source, fieldId, year }: PlannedUse): string => {
  if (source === 'JOB') return pathTo('field', { year, id: fieldId })
  return pathTo(source === 'REQUISITE_PLAN' ? 'requisitePlan' : 'fertilizationPlan', { year })
}

const columnsOf = (unit: string | null): Column<Row>[] => [
  {
    id: 'field',
    header: text.planColumns.field,
    isTitle: true,
    cell: (plan) => (
      <Link
        to={placeOf(plan)}
        {...(plan.jobId !== null && { hash: plan.jobId })}
        className={`${styles.link} stands-alone`}
        aria-label={text.openPlan(plan.fieldName)}
      >
        {plan.fieldName}
      </Link>
    ),
  },
  { id: 'source', header: text.planColumns.source, cell: ({ source }) => text.sources[source] },
  { id: 'year', header: text.planColumns.year, cell: ({ year }) => cropYearText(year) },
  {
    id: 'amount',
    header: text.planColumns.amount,
    isNumeric: true,
    cell: ({ amount }) => amountText(amount, unit),
  },
]

/** Amounts that plans will take, field by field. */
export function Plans({ item }: { readonly item: StockItem }) {
  const columns = useMemo(() => columnsOf(item.unit), [item.unit])
  const rows = (item.plans ?? []).map((plan, index) => ({
    ...plan,
    key: `${plan.jobId ?? plan.fieldId} ${index}`,
  }))
  if (rows.length === 0) return null
  return (
    <Card title={text.plans}>
      <DataTable label={text.plansTable} rows={rows} columns={columns} keyOf={keyOf} />
    </Card>
  )
}
