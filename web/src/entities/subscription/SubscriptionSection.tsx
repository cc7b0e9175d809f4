import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Status } from '@vagu/core/status/schema'
import { yearOf } from '@vagu/core/time/day'
import { useState } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useCan } from '../account/use-can.ts'
import { useUser } from '../session/session.ts'
import { useStatus } from '../use-status.ts'
import type { OrderDialogProps } from './OrderDialog.tsx'
import { ordersQuery } from './orders.ts'
import { OrdersTable } from './OrdersTable.tsx'
import styles from './Subscription.module.css'
import { subscriptionText } from './text.ts'

const OrderDialog = lazyComponent<OrderDialogProps>(
  async () => (await import('./OrderDialog.tsx')).OrderDialog,
)

function Facts({ status }: { readonly status: Status }) {
  const { currentDate, trialUntil } = status
  const facts = [
    [subscriptionText.state, subscriptionText.states[status.status]],
    [subscriptionText.active, subscriptionText.hectares(status.totalActiveArea)],
    [subscriptionText.requested, subscriptionText.hectares(status.requestedArea)],
    [subscriptionText.paid, subscriptionText.hectares(status.paidArea)],
  ] as const
  const trial = currentDate <= trialUntil ? subscriptionText.trialUntil : subscriptionText.trialEnded
  return (
    <>
      <FactList facts={facts} className={styles.facts} label={subscriptionText.ofYear(yearOf(currentDate))} />
      <p className={styles.intro}>
        {trial(trialUntil)} {subscriptionText.never}
      </p>
    </>
  )
}

function Orders() {
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery)
  const user = useUser()
  if (data)
    return data.orders.length === 0 ? (
      <p className={styles.intro}>{subscriptionText.none}</p>
    ) : (
      <>
        {user && !user.emailValidated && (
          <p className={styles.intro}>{subscriptionText.heldInvoices(user.email)}</p>
        )}
        <OrdersTable orders={data.orders} />
      </>
    )
  return isError ? (
    <LoadFailed title={subscriptionText.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
  ) : (
    <DelayedSkeleton lines={2} />
  )
}

/** The subscription of the farm: how it stands, what was ordered, and ordering. For the page of the account. */
export function SubscriptionSection() {
  const { data: status, isError, isFetching, refetch } = useStatus()
  const isDemo = useUser()?.isDemo ?? false
  const seesMoney = useCan('money')
  const mayOrder = useCan('manage')
  const [isOrdering, setIsOrdering] = useState(false)
  const label = status && status.requestedArea > 0 ? subscriptionText.orderMore : subscriptionText.order
  return (
    <Card
      title={subscriptionText.title}
      actions={mayOrder && !isDemo && <Button onClick={() => setIsOrdering(true)}>{label}</Button>}
    >
      {isDemo && <p className={styles.intro}>{subscriptionText.inDemo}</p>}
      {status ? (
        <Facts status={status} />
      ) : isError ? (
        <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
      ) : (
        <DelayedSkeleton lines={3} />
      )}
      {seesMoney && <Orders />}
      {isOrdering && (
        <OrderDialog props={{ onClose: () => setIsOrdering(false) }} onFailed={() => setIsOrdering(false)} />
      )}
    </Card>
  )
}
