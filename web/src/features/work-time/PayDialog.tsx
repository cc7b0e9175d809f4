import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type Pay, payOf, sumOfPays } from '@vagu/core/work-times/pay'
import { payWorkPeriod } from '@vagu/core/work-times/contract'
import type { MonthDays } from '@vagu/core/work-times/month'
import type { PaidPeriodReceipt } from '@vagu/core/work-times/schema'
import { useState } from 'react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { call } from '../../lib/call.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { type Board, peopleWith } from './board.ts'
import { payText } from './MonthTable.tsx'
import { PeriodInputs, periodOf, type TypedPeriod } from './Period.tsx'
import { usePeriodEntries } from './period-entries.ts'
import layout from '../../ui/layout.module.css'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  readonly onClose: () => void
}
interface Marked {
  readonly workerId: string
  readonly period: MonthDays
  readonly paidAt: string
  readonly pay: Pay
}
/** Entries that were marked, and the fault that stopped it from going on. */
interface Outcome {
  readonly marked: readonly Marked[]
  readonly error?: unknown
}
interface Wish {
  readonly workerIds: readonly string[]
  readonly period: MonthDays
}
const payIn = ({ entries, minutes, amount, minutesWithoutRate }: PaidPeriodReceipt): Pay => ({
  entries,
  minutes,
  cents: Math.round(amount * 100),
  withoutRate: minutesWithoutRate,
})
const REREADS = { rereadsOnFailure: ['workTimes'] } as const

/** Marks a period of some workers, one after the other, with one way back for all. */
function useMarkPaid(onClose: () => void) {
  const messages = useMessages()
  const { mutate: undo } = useMutation({
    mutationFn: async (marked: readonly Marked[]) => {
      for (const { workerId, period, paidAt } of marked)
        await call(payWorkPeriod, { params: { workerId }, body: { ...period, undo: paidAt } })
    },
    onSuccess: () => messages.success(text.paidUndone),
    onError: (error) => messages.notSaved(error, 'changeFailed'),
    meta: REREADS,
  })
  return useMutation({
    mutationFn: async ({ workerIds, period }: Wish): Promise<Outcome> => {
      const marked: Marked[] = []
      try {
        for (const workerId of workerIds) {
          const receipt = await call(payWorkPeriod, { params: { workerId }, body: period })
          marked.push({ workerId, period, paidAt: receipt.paidAt, pay: payIn(receipt) })
        }
      } catch (error) {
        if (marked.length === 0) throw error
        return { marked, error }
      }
      return { marked }
    },
    onSuccess: ({ marked, error }) => {
      const pay = sumOfPays(marked.map((each) => each.pay))
      const action = { label: uiText.undo, onClick: () => undo(marked) }
      if (error === undefined) messages.success(text.paid(pay.entries, payText(pay)), { action })
      else messages.error(text.paidPartly(pay.entries, payText(pay)), { action })
      if (error === undefined) onClose()
    },
    onError: (error) => messages.notSaved(error, 'changeFailed'),
    meta: REREADS,
  })
}

/** Marks what is unpaid in a period as paid, after a look at what that is. */
export function PayDialog({ board, onClose }: Props) {
  const [typed, setTyped] = useState<TypedPeriod>(board.days)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const period = periodOf(typed)
  const { mutate, isPending } = useMarkPaid(onClose)
  const unpaid = usePeriodEntries(period)?.filter(({ status }) => status === 'UNPAID')
  const rows = peopleWith(board, unpaid ?? []).flatMap((person) => {
    const own = unpaid?.filter(({ workerId }) => workerId === person._id) ?? []
    return own.length === 0 ? [] : [{ ...person, pay: payOf(own) }]
  })
  const chosen = rows.filter(({ _id }) => !leftOut.includes(_id))
  const withoutRate = chosen.reduce((sum, { pay }) => sum + pay.withoutRate, 0)
  return (
    <Dialog isOpen onClose={onClose} title={text.payTitle} isChanged={false}>
      <Stack>
        <PeriodInputs value={typed} onChange={setTyped} />
        {period && unpaid && rows.length === 0 && <p className={layout.quiet}>{text.payNothing}</p>}
        {rows.length > 0 && (
          <Checkbox.Group
            label={text.whom}
            value={chosen.map(({ _id }) => _id)}
            onChange={(ids) => setLeftOut(rows.map(({ _id }) => _id).filter((id) => !ids.includes(id)))}
          >
            <Stack gap="xs" mt="xs">
              {rows.map(({ _id, name, pay }) => (
                <Checkbox
                  key={_id}
                  value={_id}
                  label={name}
                  description={text.payPreview(pay.entries, formatMinutes(pay.minutes), payText(pay))}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {withoutRate > 0 && <p role="status">{text.payWithoutRate(formatMinutes(withoutRate))}</p>}
        <p className={layout.quiet}>{text.payHint}</p>
        <Group justify="flex-end">
          <CloseButton />
          <Button
            loading={isPending}
            disabled={chosen.length === 0}
            onClick={() => period && mutate({ workerIds: chosen.map(({ _id }) => _id), period })}
          >
            {text.payDo}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
