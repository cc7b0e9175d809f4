import { Button } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { useUser } from '../../entities/session/session.ts'
import { pathTo, ROUTES } from '../../navigation/paths.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfitBoard } from './ProfitBoard.tsx'
import { costOverviewQuery } from './queries.ts'
import { profitText as text } from './text.ts'

interface Empty {
  readonly title: string
  readonly to: string
  readonly label: string
  readonly children: ReactNode
}
const Nothing = ({ title, to, label, children }: Empty) => (
  <EmptyState
    icon={<IconCoin size={32} />}
    title={title}
    action={
      <Button component={Link} to={to}>
        {label}
      </Button>
    }
  >
    {children}
  </EmptyState>
)

function Overview({ year }: { readonly year: number }) {
  const overview = useQuery(costOverviewQuery(year))
  const { data } = overview
  if (!data)
    return overview.isError ? (
      <QueryFailed query={overview} title={text.loadFailed} />
    ) : (
      <DelayedSkeleton lines={6} height={64} />
    )
  if (data.fields.length === 0)
    return (
      <Nothing title={text.emptyTitle} to={pathTo('fields', { year })} label={text.toFields}>
        {text.empty(year)}
      </Nothing>
    )
  return <ProfitBoard key={year} overview={data} />
}

/** `/tasuvus/{year}`: what each field and crop brought in and cost, what is left, and what is missing to know it. */
export function ProfitPage() {
  const year = useGlobalYear()
  const user = useUser()
  const isOff = user?.settings.expenseTracking === false
  return (
    <Page>
      {isOff ? (
        <Nothing title={text.offTitle} to={ROUTES.settings} label={text.toSettings}>
          {text.off}
        </Nothing>
      ) : (
        <Overview year={year} />
      )}
    </Page>
  )
}
