import { Button, TextInput } from '@mantine/core'
import { OrderLine } from '@vagu/core/supplies/schema'
import { yearOf } from '@vagu/core/time/day'
import { check } from '@vagu/core/validation'
import { useState } from 'react'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { today } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'

export type Receipt = Pick<OrderLine, 'receivedOn' | 'receivedAmount' | 'paidPrice' | 'batchNo' | 'expiresOn'>

/** Nobody knows the price before it is told: that of the order is a guess. */
const receiptOf = ({ amount, receivedAmount, paidPrice, batchNo, expiresOn }: OrderLine): Receipt => ({
  receivedOn: today(),
  receivedAmount: receivedAmount ?? amount,
  paidPrice,
  batchNo,
  expiresOn,
})

interface Props {
  readonly line: OrderLine
  readonly isSaving: boolean
  readonly onReceive: (receipt: Receipt) => void
  readonly onClose: () => void
}

/** Faults of the form, told once somebody has tried to save it. */
function useReceipt({ line, onReceive }: Props) {
  const [receipt, setReceipt] = useState(() => receiptOf(line))
  const [isTyped, setIsTyped] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const checked = check(OrderLine, { ...line, ...receipt, receivedOn: receipt.receivedOn ?? '' })
  const errors = isTried && !checked.ok ? checked.errors : []
  return {
    receipt,
    isTyped,
    errorOf: (path: keyof Receipt) => errors.find((error) => error.path === path)?.message,
    type: (change: Partial<Receipt>): void => {
      setIsTyped(true)
      setReceipt({ ...receipt, ...change })
    },
    submit: (): void => {
      setIsTried(true)
      if (!checked.ok) return
      const { receivedAmount } = receipt
      onReceive({ ...receipt, receivedAmount: receivedAmount === line.amount ? null : receivedAmount })
    },
  }
}

type Form = ReturnType<typeof useReceipt>

/** The price of the delivery note; that of the order only where somebody says that it was paid. */
function Price({
  line,
  form: { receipt, type, errorOf },
}: {
  readonly line: OrderLine
  readonly form: Form
}) {
  const { pricePerUnit, unit } = line
  return (
    <div>
      <DecimalField
        label={text.paidPrice}
        description={text.paidPriceHint}
        unit={`€/${unit}`}
        name="paidPrice"
        decimals={4}
        value={receipt.paidPrice}
        error={errorOf('paidPrice')}
        onChange={(paidPrice) => type({ paidPrice })}
      />
      {pricePerUnit !== null && receipt.paidPrice === null && (
        <Button variant="subtle" onClick={() => type({ paidPrice: pricePerUnit })}>
          {text.asOrdered(text.price1(pricePerUnit, unit))}
        </Button>
      )}
    </div>
  )
}

/** Goods of a line, as the delivery note says them: it goes to the stock so. */
export function ReceiveDialog(props: Props) {
  const { line, isSaving, onClose } = props
  const seesMoney = useMay('money')
  const form = useReceipt(props)
  const { receipt, type, errorOf } = form
  const season = { year: yearOf(today()) }
  return (
    <Dialog isOpen onClose={onClose} title={text.receivedLine(line.name)} isChanged={form.isTyped}>
      <form
        className={layout.columnXl}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <div className={styles.inputs}>
          <DateField
            label={text.receivedDay}
            season={season}
            isRequired
            value={receipt.receivedOn}
            error={errorOf('receivedOn')}
            onChange={(receivedOn) => type({ receivedOn })}
          />
          <DecimalField
            label={text.receivedAmount}
            unit={line.unit}
            name="receivedAmount"
            decimals={3}
            value={receipt.receivedAmount}
            error={errorOf('receivedAmount')}
            onChange={(receivedAmount) => type({ receivedAmount })}
          />
          {seesMoney && <Price line={line} form={form} />}
          <TextInput
            label={text.batchNo}
            name="batchNo"
            value={receipt.batchNo}
            error={errorOf('batchNo')}
            onChange={({ currentTarget }) => type({ batchNo: currentTarget.value })}
          />
          <DateField
            label={text.expiresOn}
            season={season}
            value={receipt.expiresOn}
            error={errorOf('expiresOn')}
            onChange={(expiresOn) => type({ expiresOn })}
          />
        </div>
        {line.requisiteId === null && <p className={layout.quiet}>{text.notToStock}</p>}
        <SaveFoot label={text.receive} isSaving={isSaving} />
      </form>
    </Dialog>
  )
}
