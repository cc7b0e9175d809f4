import { Button, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminAccount, AdminOverview } from '@vagu/core/admin/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { useState } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { formatDay, formatInstant, formatMoney, formatQuantity, formatWhole } from '../../lib/format.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { accountsQuery, overviewQuery } from './api.ts'
import styles from './admin.module.css'
import { Pager } from './Pager.tsx'
import { taskName, taskResult } from './task-text.ts'
import { adminText } from './text.ts'

type Fact = readonly [label: string, value: string]

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <FactList facts={facts} className={styles.figures} />
)

const figuresOf = ({ accounts, areaInUse, orders, letters }: AdminOverview): readonly Fact[] => [
  [adminText.accounts, formatWhole(accounts.total)],
  [adminText.inTrial, formatWhole(accounts.inTrial)],
  [adminText.newThisMonth, formatWhole(accounts.newThisMonth)],
  [
    areaInUse.countedOn ? adminText.areaInUseOn(formatDay(areaInUse.countedOn)) : adminText.areaInUse,
    areaInUse.countedOn ? formatQuantity(areaInUse.total, 'ha') : adminText.notCounted,
  ],
  [adminText.ordered, formatQuantity(orders.requestedArea, 'ha')],
  [adminText.paidArea, formatQuantity(orders.paidArea, 'ha')],
  [adminText.paidTotal, formatMoney(orders.paidTotal)],
  [adminText.unpaidTotal, formatMoney(orders.unpaidTotal)],
  [adminText.overdue, formatWhole(orders.overdue)],
  [adminText.lettersWaiting, formatWhole(letters.waiting)],
  [adminText.lettersFailing, formatWhole(letters.failing)],
]

type Day = AdminOverview['activity'][number]
const dayColumns: readonly Column<Day>[] = [
  {
    id: 'day',
    header: adminText.day,
    isTitle: true,
    cell: ({ day }) => formatDay(day),
    sortBy: ({ day }) => day,
  },
  {
    id: 'accounts',
    header: adminText.activeAccounts,
    isNumeric: true,
    cell: ({ accounts }) => formatWhole(accounts),
    sortBy: ({ accounts }) => accounts,
  },
  {
    id: 'changes',
    header: adminText.savings,
    isNumeric: true,
    cell: ({ changes }) => formatWhole(changes),
    sortBy: ({ changes }) => changes,
  },
]

type Task = AdminOverview['tasks'][number]
/** Result of a task, or why it broke off when it was tried last. */
const TaskResult = ({ task: { name, lastResult, lastError, lastFailedAt } }: { readonly task: Task }) =>
  lastError === null ? (
    taskResult(name, lastResult)
  ) : (
    <span className={styles.failure}>
      {adminText.failedAt(formatInstant(lastFailedAt))}. {adminText.because(lastError)}
    </span>
  )

const taskColumns: readonly Column<Task>[] = [
  {
    id: 'name',
    header: adminText.task,
    isTitle: true,
    cell: ({ name }) => taskName(name),
    sortBy: ({ name }) => taskName(name),
  },
  {
    id: 'last',
    header: adminText.lastRun,
    cell: ({ lastRunAt, isRunning }) => (isRunning ? adminText.running : formatInstant(lastRunAt)),
    sortBy: ({ lastRunAt }) => lastRunAt,
  },
  { id: 'result', header: adminText.result, cell: (task) => <TaskResult task={task} /> },
]

const accountColumns: readonly Column<AdminAccount>[] = [
  {
    id: 'company',
    header: adminText.company,
    isTitle: true,
    cell: ({ companyName, companyCode }) => (
      <span className={styles.typed}>{[companyName, companyCode].filter(Boolean).join(', ')}</span>
    ),
  },
  {
    id: 'email',
    header: adminText.email,
    cell: ({ email }) => <span className={styles.typed}>{email}</span>,
  },
  {
    id: 'created',
    header: adminText.created,
    cell: ({ createdAt }) => formatDay(dayInTallinn(new Date(createdAt))),
  },
  {
    id: 'inUse',
    header: adminText.areaInUse,
    isNumeric: true,
    cell: ({ areaInUse }) => (areaInUse === null ? adminText.notCounted : formatQuantity(areaInUse, 'ha')),
  },
  {
    id: 'areas',
    header: adminText.orderedAndPaid,
    isNumeric: true,
    cell: ({ requestedArea, paidArea }) =>
      `${formatQuantity(requestedArea, 'ha')} / ${formatQuantity(paidArea, 'ha')}`,
  },
  { id: 'active', header: adminText.lastActive, cell: ({ lastActive }) => formatDay(lastActive) },
]

function Accounts() {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, isError, refetch, isFetching } = useQuery(accountsQuery({ search, page }))
  return (
    <Card title={adminText.accounts}>
      <TextInput
        label={adminText.searchAccounts}
        mb="md"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value)
          setPage(1)
        }}
      />
      {data ? (
        <>
          <DataTable
            label={adminText.accounts}
            rows={data.accounts}
            columns={accountColumns}
            keyOf={({ _id }) => _id}
          />
          <Pager page={page} total={data.total} onPage={setPage} />
        </>
      ) : isError ? (
        <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
      ) : (
        <DelayedSkeleton lines={4} />
      )}
    </Card>
  )
}

/** Accounts, orders of the year, activity and what the program does by itself. */
export function OverviewParts() {
  const { data, isError, refetch, isFetching } = useQuery(overviewQuery)
  if (!data)
    return isError ? (
      <LoadFailed title={adminText.overviewFailed} onReload={() => void refetch()} isLoading={isFetching} />
    ) : (
      <DelayedSkeleton lines={6} />
    )
  return (
    <>
      <Card
        title={adminText.thisYear}
        actions={
          <Button component={Link} to={ROUTES.orders} variant="default">
            {adminText.orders}
          </Button>
        }
      >
        <Facts facts={figuresOf(data)} />
      </Card>
      <Accounts />
      <Card title={adminText.activity}>
        {data.activity.length === 0 ? (
          <Text c="dimmed">{adminText.noActivity}</Text>
        ) : (
          <DataTable
            label={adminText.activity}
            rows={data.activity}
            columns={dayColumns}
            keyOf={({ day }) => day}
          />
        )}
      </Card>
      <Card title={adminText.tasks}>
        {data.tasks.length === 0 ? (
          <Text c="dimmed">{adminText.noTasks}</Text>
        ) : (
          <DataTable
            label={adminText.tasks}
            rows={data.tasks}
            columns={taskColumns}
            keyOf={({ name }) => name}
          />
        )}
      </Card>
    </>
  )
}
