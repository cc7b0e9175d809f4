import { Alert, Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SuppliesPlan, SupplyRow } from '@vagu/core/supplies/schema'
import { useCallback, useState } from 'react'
import factStyles from '../../ui/FactList.module.css'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { FileButtons } from '../../ui/FileButtons.tsx'
import { pathTo } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMay } from '../../ui/may.tsx'
import { PaperTitle } from '../../ui/PaperTitle.tsx'
import { Page, PageActions } from '../../ui/Page.tsx'
import layout from '../../ui/layout.module.css'
import { suppliesQuery } from './api.ts'
import { Buying } from './Buying.tsx'
import { supplyColumns } from './columns.tsx'
import { Orders } from './Orders.tsx'
import { fileRows, totalCost } from './rows.ts'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'
import { useOrders } from './use-orders.ts'

const RowDialog = lazyComponent(async () => (await import('./RowDialog.tsx')).RowDialog)
const keyOf = ({ key }: SupplyRow): string => key

const Empty = ({ year }: { readonly year: number }) => (
  <EmptyState
    icon={<IconPackage size={32} />}
    title={text.emptyTitle}
    action={
      <div className={layout.wrap}>
        <Button component={Link} to={pathTo('fertilizationPlan', { year })}>
          {text.toFertilization}
        </Button>
        <Button variant="default" component={Link} to={pathTo('requisitePlan', { year })}>
          {text.toPlan}
        </Button>
      </div>
    }
  >
    {text.empty(year)}
  </EmptyState>
)

function Figures({ plan: { rows, orders } }: { readonly plan: SuppliesPlan }) {
  const seesMoney = useMay('money')
  const cost = totalCost(rows)
  const open = orders.filter(({ lines }) => lines.some(({ receivedOn }) => receivedOn === null))
  const figures: readonly (readonly [string, string, string?])[] = [
    [text.figures.materials, formatNumber(rows.length)],
    [text.figures.toBuy, formatNumber(rows.filter(({ toBuy }) => toBuy > 0).length)],
    [text.figures.ordered, formatNumber(open.length)],
    ...(seesMoney
      ? [
          [
            text.figures.cost,
            formatMoney(cost.cents),
            cost.unknown > 0 ? text.costPartly(cost.unknown) : '',
          ] as const,
        ]
      : []),
  ]
  return (
    <dl className={`${factStyles.figures} ${styles.figures}`}>
      {figures.map(([name, value, beside = '']) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {beside !== '' && <small>{beside}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Bar({ plan }: { readonly plan: SuppliesPlan }) {
  const { year, day, rows } = plan
  const seesMoney = useMay('money')
  return (
    <div className={layout.spread}>
      <PaperTitle>
        {text.title(year)} <small>{text.made(day)}</small>
      </PaperTitle>
      <Figures plan={plan} />
      <Button
        className={styles.screenOnly}
        variant="default"
        component={Link}
        to={pathTo('requisitePlan', { year })}
      >
        {text.plan}
      </Button>
      <PageActions>
        <FileButtons
          tableOf={() => ({
            name: text.fileName(year),
            sheet: text.sheet(year),
            rows: fileRows(rows, seesMoney),
          })}
        />
        <PrintButton label={text.print} variant="default" />
      </PageActions>
    </div>
  )
}

function Board({ plan }: { readonly plan: SuppliesPlan }) {
  const { year, rows, orders, settings, orphanedPlans } = plan
  const actions = useOrders(year)
  const seesMoney = useMay('money')
  const [openedKey, setOpenedKey] = useState<string>()
  const open = useCallback(({ key }: SupplyRow) => setOpenedKey(key), [])
  const close = (): void => setOpenedKey(undefined)
  const opened = rows.find(({ key }) => key === openedKey)
  const setting = settings.find(({ requisiteId }) => requisiteId === opened?.requisiteId)
  return (
    <>
      <Bar plan={plan} />
      {orphanedPlans > 0 && (
        <Alert color="yellow" variant="light" className={styles.screenOnly}>
          {text.orphans(orphanedPlans)} <Link to={pathTo('requisitePlan', { year })}>{text.view}</Link>
        </Alert>
      )}
      <Card>
        <DataTable
          label={text.table}
          rows={rows}
          columns={supplyColumns({ seesMoney, onOpen: open })}
          keyOf={keyOf}
          onRowClick={open}
        />
      </Card>
      <div className={styles.below}>
        <Buying rows={rows} actions={actions} />
        <Orders orders={orders} year={year} actions={actions} />
      </div>
      {opened && (
        <RowDialog key={opened.key} onFailed={close} props={{ row: opened, year, setting, onClose: close }} />
      )}
    </>
  )
}

/** `/tarvikutekuluplaan/{year}`: what the plans take of each material, what is there, and what is to be bought. */
export function SuppliesPage() {
  const year = useGlobalYear()
  const plan = useQuery(suppliesQuery(year))
  return (
    <Page>
      {plan.isPending && <DelayedSkeleton lines={6} height={64} />}
      {plan.isError && !plan.data && <QueryFailed query={plan} title={text.loadFailed} />}
      {plan.data &&
        (plan.data.rows.length === 0 && plan.data.orders.length === 0 && plan.data.orphanedPlans === 0 ? (
          <Empty year={year} />
        ) : (
          <Board key={year} plan={plan.data} />
        ))}
    </Page>
  )
}
