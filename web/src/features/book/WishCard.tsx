import { Button, Checkbox, MultiSelect, SegmentedControl, Select, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { makeExtract } from '@vagu/core/book/contract'
import { BOOK_TABLES, type BookPreview, type BookTableKey, type BookWish } from '@vagu/core/book/schema'
import { inFieldOrder } from '@vagu/core/fields/order'
import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { useRef } from 'react'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newId } from '../../lib/new-id.ts'
import { today } from '../../lib/today.ts'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import styles from './Book.module.css'
import layout from '../../ui/layout.module.css'
import { bookText as text } from './text.ts'
import { isDayRight, type TypedWish } from './wish.ts'

interface Props {
  readonly typed: TypedWish
  readonly wish: BookWish | undefined
  readonly onChange: (typed: TypedWish) => void
  readonly fields: readonly Field[]
  readonly counts: BookPreview['counts'] | undefined
  readonly isCounting: boolean
}

/** Years back that a book is asked for: it is kept for ten. */
const YEARS_BACK = 10
const yearsTo = (last: number): string[] =>
  Array.from({ length: YEARS_BACK + 2 }, (_, i) => String(last + 1 - i))

const PERIODS = (['SEASON', 'CALENDAR'] as const).map((value) => ({ value, label: text.periods[value] }))

function messageOf(error: unknown): string {
  const code = error instanceof CallError ? error.code : ''
  if (code === 'tooLarge') return text.tooLarge
  return code === 'busy' || code === 'unavailable' ? text.busy : text.makeFailed
}

/** Keeps an extract; a wish whose answer was lost is sent again under its id, so that it is made once. */
function useMakeExtract() {
  const sent = useRef<{ readonly key: string; readonly id: string }>(undefined)
  return useMutation({
    mutationFn: (wish: BookWish) => {
      const key = JSON.stringify(wish)
      if (sent.current?.key !== key) sent.current = { key, id: newId() }
      return call(makeExtract, { body: { _id: sent.current.id, wish } })
    },
    onSuccess: () => {
      sent.current = undefined
    },
  })
}

function TableBoxes({ typed, onChange, counts }: Pick<Props, 'typed' | 'onChange' | 'counts'>) {
  const toggle = (key: BookTableKey): void => {
    const tables = typed.tables.includes(key)
      ? typed.tables.filter((each) => each !== key)
      : [...typed.tables, key]
    onChange({ ...typed, tables })
  }
  const labelOf = (key: BookTableKey): string => {
    const count = counts?.[key]
    return count === undefined ? text.table[key] : `${text.table[key]} · ${text.rows(count)}`
  }
  return (
    <Checkbox.Group
      label={text.tables}
      value={[...typed.tables]}
      error={typed.tables.length === 0 ? text.tablesMissing : null}
    >
      <div className={styles.tables}>
        {BOOK_TABLES.map((key) => (
          <Checkbox key={key} value={key} label={labelOf(key)} onChange={() => toggle(key)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** Wishes for a book, with how much of it there is. */
export function WishCard({ typed, wish, onChange, fields, counts, isCounting }: Props) {
  const make = useMakeExtract()
  const now = today()
  return (
    <Card title={text.make}>
      <Stack>
        <p className={layout.quiet}>{text.intro}</p>
        <div className={styles.inputs}>
          <Stack gap={4}>
            <p className={styles.label} id="book-period">
              {text.period}
            </p>
            <SegmentedControl
              aria-labelledby="book-period"
              data={PERIODS}
              value={typed.period}
              onChange={(period) =>
                onChange({ ...typed, period: period === 'CALENDAR' ? 'CALENDAR' : 'SEASON' })
              }
            />
          </Stack>
          <Select
            label={text.year}
            data={[...new Set([String(typed.year), ...yearsTo(Number(now.slice(0, 4)))])]
              .toSorted()
              .toReversed()}
            value={String(typed.year)}
            allowDeselect={false}
            onChange={(year) => onChange({ ...typed, year: Number(year ?? typed.year) })}
          />
          <DateField
            label={text.asOf}
            placeholder={text.asOfHint}
            description={typed.asOf === null ? undefined : text.asOfLacks}
            value={typed.asOf}
            max={now}
            season={{ year: typed.year }}
            error={isDayRight(typed, now) ? null : text.asOfWrong}
            onChange={(asOf) => onChange({ ...typed, asOf })}
          />
        </div>
        <MultiSelect
          label={text.fields}
          placeholder={typed.fieldIds.length === 0 ? text.allFields : ''}
          searchable
          clearable
          data={fields
            .toSorted(inFieldOrder(typed.year))
            .map((field) => ({ value: field._id, label: nameOfYear(field, typed.year) }))}
          value={[...typed.fieldIds]}
          onChange={(fieldIds) => onChange({ ...typed, fieldIds })}
        />
        <TableBoxes typed={typed} onChange={onChange} counts={counts} />
        <div className={layout.wrapCentred}>
          <Button
            disabled={wish === undefined}
            loading={make.isPending}
            onClick={() => wish && make.mutate(wish)}
          >
            {text.submit}
          </Button>
          <span role="status" className={layout.quiet}>
            {make.isPending ? text.making : isCounting ? text.counting : make.isSuccess ? text.made : ''}
          </span>
        </div>
        {make.isError && <p role="alert">{messageOf(make.error)}</p>}
      </Stack>
    </Card>
  )
}
