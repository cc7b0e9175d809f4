import { Alert, Button, Group } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { dropCalendarAddress, getCalendar, makeCalendarAddress } from '@vagu/core/calendar/contract'
import { useState } from 'react'
import { useUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { formatInstant } from '../../lib/format.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { CalendarAddress } from './CalendarAddress.tsx'
import { settingKeys } from './keys.ts'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

const calendarQuery = queryOptions({
  queryKey: settingKeys.calendar,
  queryFn: ({ signal }) => call(getCalendar, {}, { signal }),
  meta: { reads: ['account'] },
})

/** Makes an address, or another; it is shown until the page is left. */
function useAddress() {
  const messages = useMessages()
  const [address, setAddress] = useState<string>()
  const make = useMutation({
    mutationFn: () => call(makeCalendarAddress, {}),
    onSuccess: (made) => setAddress(made.address),
    onError: (error) => messages.failed(error, settingsText.addressFailed),
  })
  const drop = useMutation({
    mutationFn: () => call(dropCalendarAddress, {}),
    onSuccess: () => {
      setAddress(undefined)
      messages.success(settingsText.addressDropped)
    },
    onError: (error) => messages.failed(error, settingsText.addressFailed),
  })
  return { address, make, drop }
}

interface Props {
  readonly createdAt: string
  readonly of: ReturnType<typeof useAddress>
}

/** An address that there is: another in its place, or none. */
function Present({ createdAt, of: { address, make, drop } }: Props) {
  const confirm = useConfirm()
  const renew = async (): Promise<void> => {
    const message = settingsText.renewQuestion
    if (await confirm({ message, confirmLabel: settingsText.renewAddress })) make.mutate()
  }
  const end = async (): Promise<void> => {
    const [message, confirmLabel] = [settingsText.dropQuestion, settingsText.dropAddress]
    if (await confirm({ message, confirmLabel, isDangerous: true })) drop.mutate()
  }
  return (
    <>
      {address === undefined ? (
        <p className={styles.intro}>{settingsText.addressSince(formatInstant(createdAt))}</p>
      ) : (
        <CalendarAddress address={address} />
      )}
      <Group>
        <Button variant="default" loading={make.isPending} onClick={() => void renew()}>
          {settingsText.renewAddress}
        </Button>
        <Button variant="default" loading={drop.isPending} onClick={() => void end()}>
          {settingsText.dropAddress}
        </Button>
      </Group>
    </>
  )
}

/** The address at which the farmer's own calendar reads jobs and free days. */
export function CalendarSetting() {
  const isDemo = useUser()?.isDemo === true
  const { data, isError, refetch } = useQuery(calendarQuery)
  const of = useAddress()
  if (isDemo) return <Alert color="gray">{uiText.lockedInDemo}</Alert>
  if (isError && !data) return <LoadFailed onReload={() => void refetch()} />
  if (!data) return <DelayedSkeleton height={64} />
  if (data.createdAt !== null) return <Present createdAt={data.createdAt} of={of} />
  return (
    <Group>
      <Button variant="default" loading={of.make.isPending} onClick={() => of.make.mutate()}>
        {settingsText.makeAddress}
      </Button>
    </Group>
  )
}
