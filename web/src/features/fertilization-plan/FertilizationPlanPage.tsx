import { Button } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { planQuery } from './api.ts'
import { PlanBoard } from './PlanBoard.tsx'
import { planText } from './text.ts'

function NoFields({ year }: { readonly year: number }) {
  return (
    <EmptyState
      icon={<IconPlant2 size={32} />}
      title={planText.emptyTitle}
      action={
        <Button component={Link} to={pathTo('fields', { year })}>
          {planText.toFields}
        </Button>
      }
    >
      {planText.empty(year)}
    </EmptyState>
  )
}

/** `/vaetamiseplaan/{year}`: what each field needs, what is given and planned, and the plan that the law asks for. */
export function FertilizationPlanPage() {
  const year = useGlobalYear()
  const plan = useQuery(planQuery(year))
  return (
    <Page>
      {plan.isPending && <DelayedSkeleton lines={6} height={64} />}
      {plan.isError && !plan.data && <QueryFailed query={plan} title={planText.loadFailed} />}
      {plan.data &&
        (plan.data.fields.length === 0 && plan.data.orphans.length === 0 ? (
          <NoFields year={year} />
        ) : (
          <PlanBoard key={year} data={plan.data} />
        ))}
    </Page>
  )
}
