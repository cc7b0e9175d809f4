import { useRouteKey } from '../../navigation/use-route.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useCan } from '../account/use-can.ts'
import { useStatus } from '../use-status.ts'
import { warningOn } from './notices.ts'
import type { SubscriptionNoticeProps } from './SubscriptionNotice.tsx'

const SubscriptionNotice = lazyComponent<SubscriptionNoticeProps>(
  async () => (await import('./SubscriptionNotice.tsx')).SubscriptionNotice,
)

/** What a page tells of the subscription, to who may order. */
export function SubscriptionNotices() {
  const page = useRouteKey()
  const status = useStatus().data
  const mayOrder = useCan('manage')
  const warning = status && mayOrder ? warningOn(page, status.subscriptionWarnings) : undefined
  if (status === undefined || warning === undefined) return null
  return <SubscriptionNotice key={warning.kind} props={{ warning, status }} />
}
