import { Alert, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { priceOf } from '@vagu/core/subscription/price'
import { OrderDraft, type OrderList } from '@vagu/core/subscription/order-schema'
import { check } from '@vagu/core/validation'
import { yearOf } from '@vagu/core/time/day'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { formatMoney } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { today } from '../../lib/today.ts'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { useUser } from '../session/session.ts'
import { useStatus } from '../use-status.ts'
import { ordersQuery, useAddOrder } from './orders.ts'
import styles from './Subscription.module.css'
import { subscriptionText } from './text.ts'

export interface OrderDialogProps {
  readonly onClose: () => void
}

interface PriceProps {
  readonly area: number
  readonly list: OrderList
}

/** Price of the area that stands in the form. */
function Price({ area, list: { terms, isFirstOfYear } }: PriceProps) {
  const vatRates = [{ since: null, percent: terms.vatPercent }]
  const { price, priceVat, isMinimumOrder } = priceOf(
    { ...terms, vatRates },
    { area, isFirstOfYear, day: today() },
  )
  const rows = [
    [subscriptionText.price(terms.pricePerHectare), price],
    [subscriptionText.vat(terms.vatPercent), priceVat],
    [subscriptionText.sum, price + priceVat],
  ] as const
  return (
    <>
      {isMinimumOrder && (
        <Alert color="blue" variant="light" mt="md">
          {subscriptionText.minimum(terms.minimumHectares)}
        </Alert>
      )}
      <dl className={styles.price} aria-live="polite">
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface FormProps extends OrderDialogProps {
  readonly list: OrderList
  readonly startArea: number | null
  readonly onChanged: () => void
}

/** The order as it is typed and sent; what an invoice needs to know of the company is asked once. */
function useOrder({ startArea, onClose, onChanged }: FormProps) {
  const user = useUser()
  const isProven = user?.emailValidated ?? false
  const [id] = useState(newId)
  const [area, setArea] = useState(startArea)
  const [company, setCompany] = useState({
    name: user?.company.name ?? '',
    code: user?.company.code ?? '',
    street: user?.company.address.street ?? '',
  })
  const [asksCompany] = useState(company.code === '' || company.street === '')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const messages = useMessages()
  const order = useAddOrder()
  const showErrors = (fields: readonly { path: string; message: string }[]) =>
    setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
  const send = (): void => {
    const { name, code, street } = company
    const draft = { _id: id, area, ...(asksCompany && { company: { name, code, address: { street } } }) }
    const checked = check(OrderDraft, draft)
    if (!checked.ok) return showErrors(checked.errors)
    order.mutate(checked.value, {
      onSuccess: ({ invoice }) => {
        const sent = isProven ? subscriptionText.sent : subscriptionText.held
        messages.success(sent(invoice.number, user?.email ?? ''))
        onClose()
      },
      onError: (error) => {
        if (error instanceof CallError && error.fields.length > 0) showErrors(error.fields)
        else messages.failed(error, subscriptionText.sendFailed)
      },
    })
  }
  return {
    area,
    company,
    asksCompany,
    errors,
    isProven,
    isPending: order.isPending,
    send,
    typeArea: (next: number | null): void => {
      setArea(next)
      onChanged()
    },
    typeCompany: (part: keyof typeof company, value: string): void => {
      setCompany({ ...company, [part]: value })
      onChanged()
    },
  }
}

const COMPANY = [
  ['name', subscriptionText.companyName, 'company.name'],
  ['code', subscriptionText.companyCode, 'company.code'],
  ['street', subscriptionText.street, 'company.address.street'],
] as const

const CompanyInputs = ({ company, errors, typeCompany }: ReturnType<typeof useOrder>) => (
  <fieldset className={styles.company}>
    <legend>{subscriptionText.company}</legend>
    {COMPANY.map(([part, label, path]) => (
      <TextInput
        key={part}
        label={label}
        required
        value={company[part]}
        onChange={(event) => typeCompany(part, event.currentTarget.value)}
        error={errors[path]}
      />
    ))}
  </fieldset>
)

function OrderForm(props: FormProps) {
  const work = useOrder(props)
  const { area, isProven } = work
  const active = useStatus().data?.totalActiveArea ?? 0
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        work.send()
      }}
    >
      <p className={styles.intro}>
        {subscriptionText.dialogText(yearOf(today()))}{' '}
        {isProven ? subscriptionText.willMail : subscriptionText.willHold}
      </p>
      <DecimalField
        label={subscriptionText.areaLabel}
        description={subscriptionText.areaOfFields(active)}
        unit="ha"
        decimals={4}
        isRequired
        value={area}
        onChange={work.typeArea}
        error={work.errors['area']}
      />
      {work.asksCompany && <CompanyInputs {...work} />}
      {area !== null && area > 0 && <Price area={area} list={props.list} />}
      <SaveFoot label={subscriptionText.send} isSaving={work.isPending} />
    </form>
  )
}

/** Orders hectares: those that are in use and not ordered yet stand in it. */
export function OrderDialog({ onClose }: OrderDialogProps) {
  const [isChanged, setIsChanged] = useState(false)
  const { data: list, isError, refetch, isFetching } = useQuery(ordersQuery)
  const status = useStatus().data
  const startArea = status === undefined ? null : Math.max(0, status.totalActiveArea - status.requestedArea)
  return (
    <Dialog isOpen onClose={onClose} title={subscriptionText.dialogTitle} isChanged={isChanged}>
      {list && status ? (
        <OrderForm
          list={list}
          startArea={startArea === 0 ? null : Math.round((startArea ?? 0) * 10_000) / 10_000}
          onClose={onClose}
          onChanged={() => setIsChanged(true)}
        />
      ) : isError ? (
        <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
      ) : (
        <DelayedSkeleton lines={4} />
      )}
    </Dialog>
  )
}
