import { Alert, Button, Group } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Status } from '@vagu/core/status/schema'
import type { SubscriptionWarning } from '@vagu/core/subscription/schema'
import { useState } from 'react'
import { ROUTES, type RouteKey } from '../../navigation/paths.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { draftOwner, useUser } from '../session/session.ts'
import { hasWindow, isPutAway, putAway, warningOn } from './notices.ts'
import { OrderDialog } from './OrderDialog.tsx'
import { noticeText, subscriptionText } from './text.ts'

interface NoticeProps {
  readonly warning: SubscriptionWarning
  readonly status: Status
  readonly owner: string
  readonly onPutAway: () => void
}

function ordersNow({ kind }: SubscriptionWarning, { partialOrder }: Status): boolean {
  return kind !== 'unpaid' && (kind !== 'account' || partialOrder !== null)
}

/** A warning about the subscription: a window once a day, and a banner that stays until it is put away. */
function Notice({ warning, status, owner, onPutAway }: NoticeProps) {
  const of = { warning, owner, day: status.currentDate }
  const [isOpen, setIsOpen] = useState(() => hasWindow(warning) && !isPutAway({ part: 'window', ...of }))
  const [isOrdering, setIsOrdering] = useState(false)
  const { title, text } = noticeText[warning.kind]({
    trialUntil: status.trialUntil,
    activeArea: status.totalActiveArea,
    requestedArea: status.requestedArea,
    hasPaidEver: status.hasPaidEver,
    isWellIntoSeason: warning.isWellIntoSeason ?? false,
    lacking: status.partialOrder,
  })
  const closeWindow = (): void => {
    putAway({ part: 'window', ...of })
    setIsOpen(false)
  }
  const order = (): void => {
    closeWindow()
    setIsOrdering(true)
  }
  const hide = (): void => {
    putAway({ part: 'banner', ...of })
    onPutAway()
  }
  const orderButton = ordersNow(warning, status) ? (
    <Button onClick={order}>{subscriptionText.order}</Button>
  ) : (
    <Button component={Link} to={ROUTES.account}>
      {subscriptionText.toAccount}
    </Button>
  )
  return (
    <>
      <Alert
        color="yellow"
        mb="md"
        role="status"
        icon={<IconReceipt aria-hidden />}
        withCloseButton={!warning.isPersistent}
        closeButtonLabel={subscriptionText.dismiss}
        onClose={hide}
      >
        <strong>{title}</strong>
        <p style={{ margin: '4px 0 12px' }}>{text}</p>
        {orderButton}
      </Alert>
      <Dialog isOpen={isOpen} onClose={closeWindow} title={title} isChanged={false} width={480}>
        <p style={{ margin: 0 }}>{text}</p>
        <Group justify="flex-end" mt="lg">
          <CloseButton label={subscriptionText.later} />
          {orderButton}
        </Group>
      </Dialog>
      {isOrdering && <OrderDialog onClose={() => setIsOrdering(false)} />}
    </>
  )
}

export interface SubscriptionNoticeProps {
  readonly page: RouteKey | undefined
  readonly status: Status
}

/** The most pressing warning of a page, and the next one when it is put away; nothing where it has none. */
export function SubscriptionNotice({ page, status }: SubscriptionNoticeProps) {
  const [, setPutAwayCount] = useState(0)
  const owner = draftOwner(useUser())
  const warning = warningOn(page, status, owner)
  if (warning === undefined) return null
  return (
    <Notice
      key={warning.kind}
      warning={warning}
      status={status}
      owner={owner}
      onPutAway={() => setPutAwayCount((count) => count + 1)}
    />
  )
}
