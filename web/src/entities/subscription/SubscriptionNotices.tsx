import { useRouteKey } from '../../navigation/use-route.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useCan } from '../account/use-can.ts'
import { useStatus } from '../use-status.ts'
import type { SubscriptionNoticeProps } from './SubscriptionNotice.tsx'

const SubscriptionNotice = lazyComponent<SubscriptionNoticeProps>(
  async () => (await import('./SubscriptionNotice.tsx')).SubscriptionNotice,
)

/** Notices about the subscription on a page, for those who may order; loaded when there is something to tell. */
export function SubscriptionNotices() {
  const page = useRouteKey()
  const status = useStatus().data
  const mayOrder = useCan('manage')
  if (!mayOrder || !status || status.subscriptionWarnings.length === 0) return null
  return <SubscriptionNotice props={{ page, status }} />
}
