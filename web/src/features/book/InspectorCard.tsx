import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { withdrawInspectorAddress } from '@vagu/core/inspector/contract'
import type { InspectorAddress } from '@vagu/core/inspector/schema'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { formatInstant } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import layout from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './Book.module.css'
import { addressesQuery } from './inspector-api.ts'
import { inspectorCardText as text } from './inspector-text.ts'
import { InspectorForm } from './InspectorForm.tsx'

const Journal = ({ events }: Pick<InspectorAddress, 'events'>) => (
  <ul className={styles.journal}>
    {events.map(({ at, kind, by }, i) => (
      <li key={`${at} ${kind} ${events.length - i}`}>
        {[formatInstant(at), text.events[kind], by].filter((word) => word !== '').join(' · ')}
      </li>
    ))}
  </ul>
)

function useWithdraw(id: string) {
  const [messages, confirm] = [useMessages(), useConfirm()]
  const withdraw = useMutation({
    mutationFn: () => call(withdrawInspectorAddress, { params: { id } }),
    onSuccess: () => messages.success(text.withdrawn),
    onError: (error) => messages.failed(error, text.withdrawFailed),
  })
  const ask = async (): Promise<void> => {
    const question = { message: text.withdrawQuestion, confirmLabel: text.withdraw, isDangerous: true }
    if (await confirm(question)) withdraw.mutate()
  }
  return { ask, isPending: withdraw.isPending }
}

function AddressRow({ address }: { readonly address: InspectorAddress }) {
  const { state, endsOn, openings, events } = address
  const [isOpen, setIsOpen] = useState(false)
  const { ask, isPending } = useWithdraw(address._id)
  const what = text.of(address)
  return (
    <li className={styles.group}>
      <div className={layout.spread}>
        <div>
          <strong>{what}</strong>
          <p className={layout.quiet}>{[text.states[state](endsOn), text.openings(openings)].join(' · ')}</p>
        </div>
        <div className={layout.wrap}>
          <Button
            size="compact-md"
            variant="default"
            aria-expanded={isOpen}
            aria-label={text.journalOf(what)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text.journal}
          </Button>
          {state === 'open' && (
            <Button
              size="compact-md"
              variant="default"
              loading={isPending}
              aria-label={text.withdrawOf(what)}
              onClick={() => void ask()}
            >
              {text.withdraw}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <Journal events={events} />}
    </li>
  )
}

function Addresses() {
  const { data, isError, refetch } = useQuery(addressesQuery)
  if (isError && !data) return <LoadFailed title={text.loadFailed} onReload={() => void refetch()} />
  if (!data) return <DelayedSkeleton height={64} />
  if (data.length === 0) return <p className={layout.quiet}>{text.none}</p>
  return (
    <ul className={layout.plainList}>
      {data.map((address) => (
        <AddressRow key={address._id} address={address} />
      ))}
    </ul>
  )
}

/** Addresses that open the book to inspectors: makes and withdraws them, and tells when they were opened. */
export const InspectorCard = ({ year, today }: { readonly year: number; readonly today: string }) => (
  <Card title={text.title}>
    <div className={layout.columnXl}>
      <p className={layout.quiet}>{text.intro}</p>
      <InspectorForm year={year} today={today} />
      <Addresses />
    </div>
  </Card>
)
