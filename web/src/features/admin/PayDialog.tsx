import type { AdminOrder } from '@vagu/core/admin/schema'
import { fieldError } from '@vagu/core/validation'
import { isDay, yearOf } from '@vagu/core/time/day'
import { useState } from 'react'
import { formatMoney } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { adminText } from './text.ts'

interface Props {
  readonly order: AdminOrder
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPay: (day: string) => void
}

/** Asks on which day the money of an invoice came: today, unless another is chosen. */
export function PayDialog({ order: { invoice, total }, isOpen, onClose, onPay }: Props) {
  const [day, setDay] = useState<string | null>(today())
  const [isAsked, setIsAsked] = useState(false)
  const isRight = day !== null && isDay(day) && day >= invoice.day && day <= today()
  const code = day === null ? 'required' : isDay(day) ? 'paymentDayOutside' : 'wrongDay'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={adminText.payTitle(invoice.number)}
      isChanged={day !== today()}
      width={420}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight) onPay(day)
          else setIsAsked(true)
        }}
      >
        <DateField
          label={adminText.payDay}
          description={formatMoney(total)}
          value={day}
          onChange={setDay}
          season={{ year: yearOf(today()) }}
          min={invoice.day}
          max={today()}
          isRequired
          error={isAsked && !isRight && fieldError('day', code).message}
        />
        <SaveFoot label={adminText.pay} />
      </form>
    </Dialog>
  )
}
