import { useMemo } from 'react'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { FarmPaperTitle } from '../../entities/session/FarmPaperTitle.tsx'
import { EMPTY, formatNumber, formatQuantity } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Plan.module.css'
import { balanceOfFarm } from './plan-balance.ts'
import type { PlanRow } from './plan-rows.ts'
import { balanceText as text, planText } from './text.ts'
import type { Board } from './use-board.ts'

const harvestOf = ({ reckoned: { balanceOf } }: PlanRow): number | null => balanceOf.harvest
const signed = (kg: number): string => `${kg > 0 ? '+' : ''}${formatNumber(kg)}`

/** Where there is no room for all, area and crop give way: the plan beside it says them, and the sum says what it is made of. */
const COLUMNS: readonly Column<PlanRow>[] = [
  {
    id: 'name',
    header: planText.columns.field,
    isTitle: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'area',
    header: planText.columns.area,
    isNumeric: true,
    isSecondary: true,
    sortBy: ({ facts }) => facts.area,
    cell: ({ facts }) => formatQuantity(facts.area, 'ha'),
  },
  {
    id: 'crop',
    header: planText.columns.crop,
    isSecondary: true,
    sortBy: ({ facts }) => facts.crop,
    cell: ({ facts }) => <CropChip crop={facts.crop === null ? null : { crop: facts.crop }} />,
  },
  {
    id: 'harvest',
    header: text.harvest,
    isNumeric: true,
    sortBy: harvestOf,
    cell: (row) => (
      <>
        {formatQuantity(harvestOf(row), 't/ha')}
        {harvestOf(row) !== null && (
          <div className={layout.quiet}>
            {row.reckoned.balanceOf.isHarvested ? text.harvested : text.expected}
          </div>
        )}
      </>
    ),
  },
  {
    id: 'mineral',
    header: text.mineral,
    isNumeric: true,
    sortBy: ({ reckoned: { balanceOf } }) => balanceOf.mineral,
    cell: ({ reckoned: { balanceOf } }) => formatNumber(balanceOf.mineral),
  },
  {
    id: 'organic',
    header: text.organic,
    isNumeric: true,
    sortBy: ({ reckoned: { balanceOf } }) => balanceOf.organic,
    cell: ({ reckoned: { balanceOf } }) => formatNumber(balanceOf.organic),
  },
  {
    id: 'fixation',
    header: text.fixation,
    isNumeric: true,
    cell: ({ reckoned: { balanceOf } }) => formatNumber(balanceOf.fixation),
  },
  {
    id: 'out',
    header: text.out,
    isNumeric: true,
    cell: ({ reckoned: { balance } }) => (balance.isKnown ? formatNumber(balance.out) : EMPTY),
  },
  {
    id: 'balance',
    header: text.balance,
    isNumeric: true,
    sortBy: ({ reckoned: { balance } }) => (balance.isKnown ? balance.balance : null),
    cell: ({ reckoned: { balance } }) =>
      balance.isKnown ? (
        <strong>{signed(balance.balance)}</strong>
      ) : (
        <>
          –
          <span className={styles.gap} data-reason>
            {balance.missing.map((part) => text.missing[part]).join(', ')}
          </span>
        </>
      ),
  },
]
const keyOf = ({ fieldId }: PlanRow): string => fieldId

/** The balance of nitrogen by field, planned and given together, and the mean of the farm. */
export function BalanceTab({ board: { rows, year } }: { readonly board: Board }) {
  const farm = useMemo(() => balanceOfFarm(rows), [rows])
  return (
    <>
      <FarmPaperTitle title={text.onPaper(year)} />
      <p className={layout.quiet}>{text.about}</p>
      <Card>
        <DataTable label={text.table} rows={rows} columns={COLUMNS} keyOf={keyOf} />
      </Card>
      <Card title={text.mean}>
        <p className={styles.figure}>
          {farm.mean === null ? EMPTY : `${signed(farm.mean)} kg/ha`}{' '}
          <span className={layout.quiet}>{text.known(farm.fields, farm.area)}</span>
        </p>
        {farm.unknown > 0 && <p className={styles.gap}>{text.unknown(farm.unknown)}</p>}
      </Card>
    </>
  )
}
