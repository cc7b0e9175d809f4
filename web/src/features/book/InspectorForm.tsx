import { Button, MultiSelect, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { makeInspectorAddress } from '@vagu/core/inspector/contract'
import { InspectorAddressDraft, MOST_DAYS_AHEAD } from '@vagu/core/inspector/schema'
import { addDays, isDay } from '@vagu/core/time/day'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newId } from '../../lib/new-id.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { DateField } from '../../ui/DateField.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Book.module.css'
import { inspectorCardText as text } from './inspector-text.ts'

/** Years back that an address may open, and days for which it is usually open. */
const YEARS_BACK = 10
const USUAL_DAYS = 14

interface Typed {
  readonly years: readonly number[]
  readonly endsOn: string | null
  readonly purpose: string
}
type Wrong = Partial<Record<keyof Typed, string>>

function wrongIn({ years, endsOn, purpose }: Typed, today: string): Wrong {
  const isEndRight =
    endsOn !== null && isDay(endsOn) && endsOn >= today && endsOn <= addDays(today, MOST_DAYS_AHEAD)
  const { purpose: Purpose } = InspectorAddressDraft.shape
  const isLong = purpose.trim() !== '' && !Purpose.safeParse(purpose).success
  return {
    ...(years.length === 0 && { years: text.yearsMissing }),
    ...(!isEndRight && { endsOn: text.endsOnWrong }),
    ...(purpose.trim() === '' && { purpose: text.purposeMissing }),
    ...(isLong && { purpose: text.purposeLong }),
  }
}

/** Makes an address; a wish whose answer was lost is sent again under its id, so that it is made once. */
function useMakeAddress() {
  const sent = useRef<{ readonly key: string; readonly id: string }>(undefined)
  return useMutation({
    mutationFn: ({ years, endsOn, purpose }: Typed) => {
      const key = JSON.stringify([years, endsOn, purpose])
      if (sent.current?.key !== key) sent.current = { key, id: newId() }
      const body = { _id: sent.current.id, years: [...years], endsOn: endsOn ?? '', purpose }
      return call(makeInspectorAddress, { body })
    },
    onSuccess: () => {
      sent.current = undefined
    },
  })
}

const messageOf = (error: unknown): string => {
  const isTooMany = error instanceof CallError && error.fields.some(({ path }) => path === '_id')
  return isTooMany ? text.tooMany : text.makeFailed
}

/** An address that was just made: it is told once. */
function Made({ address }: { readonly address: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address)
    setIsCopied(true)
  }
  return (
    <div className={styles.group}>
      <p role="status" className={styles.verdict}>
        {text.made}
      </p>
      <TextInput
        readOnly
        label={text.address}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={layout.wrapCentred}>
        <Button variant="light" onClick={() => void copy()}>
          {isCopied ? text.copied : text.copy}
        </Button>
        <Button
          variant="default"
          component={Link}
          to={ROUTES.inspector}
          hash={new URL(address).hash.slice(1)}
        >
          {text.open}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  readonly year: number
  readonly today: string
}

/** The form of a new address for an inspector. */
export function InspectorForm({ year, today }: Props) {
  const [typed, setTyped] = useState<Typed>({
    years: [year],
    endsOn: addDays(today, USUAL_DAYS),
    purpose: '',
  })
  const [wrong, setWrong] = useState<Wrong>({})
  const make = useMakeAddress()
  const thisYear = Number(today.slice(0, 4))
  const offered = Array.from({ length: YEARS_BACK + 2 }, (_, i) => thisYear + 1 - i)
  const change = (next: Partial<Typed>): void => {
    setTyped({ ...typed, ...next })
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in next))))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = wrongIn(typed, today)
    setWrong(found)
    if (Object.keys(found).length === 0) make.mutate(typed)
  }
  return (
    <form onSubmit={submit} noValidate className={layout.columnXl}>
      <div className={styles.inputs}>
        <MultiSelect
          label={text.years}
          data={[...new Set([...offered, year])].toSorted((a, b) => b - a).map(String)}
          value={typed.years.map(String)}
          error={wrong.years}
          onChange={(years) => change({ years: years.map(Number) })}
        />
        <DateField
          label={text.endsOn}
          value={typed.endsOn}
          min={today}
          max={addDays(today, MOST_DAYS_AHEAD)}
          season={{ year: thisYear }}
          error={wrong.endsOn}
          onChange={(endsOn) => change({ endsOn })}
        />
        <TextInput
          label={text.purpose}
          description={text.purposeHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={typed.purpose}
          error={wrong.purpose}
          onChange={({ currentTarget }) => change({ purpose: currentTarget.value })}
        />
      </div>
      <div className={layout.wrapCentred}>
        <Button type="submit" loading={make.isPending}>
          {text.make}
        </Button>
      </div>
      {make.isError && <p role="alert">{messageOf(make.error)}</p>}
      {make.data && <Made address={make.data.address} />}
    </form>
  )
}
