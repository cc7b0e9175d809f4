import { Button } from '@mantine/core'
import { changeStockFacts } from '@vagu/core/stock/contract'
import { StockFacts, type StockItem } from '@vagu/core/stock/schema'
import { yearOf } from '@vagu/core/time/day'
import { DENSITY_DECIMALS } from '@vagu/core/units/density'
import { check } from '@vagu/core/validation'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { stockEntryText } from '../../../entities/stock/text.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { formatDay } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import layout from '../../../ui/layout.module.css'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { useFlatForm } from '../../../ui/use-flat-form.ts'
import styles from './Ledger.module.css'
import { ledgerText as text } from './text.ts'

interface Props {
  readonly id: string
  readonly item: StockItem
  readonly today: string
}

type Stored = Readonly<Record<'density', number | null> & Record<'useUpBy', string | null>>

/** A fact that was not touched is not sent: it stays whatever it is. */
const changesOf = ({ density = null, useUpBy = null }: StockFacts, stored: Stored): StockFacts => ({
  ...(density !== stored.density && { density }),
  ...(useUpBy !== stored.useUpBy && { useUpBy }),
})

/** Facts that stock must know of the material: how heavy a litre is, and the day by which it must be used up. */
export function MaterialFactsCard({ id, item, today }: Props) {
  const messages = useMessages()
  const { authorisedUntil: until, registerUseUpBy } = item
  const ofFarm = { density: item.density, useUpBy: registerUseUpBy === null ? item.useUpBy : null }
  const stored = useRef({ ...ofFarm, updatedAt: item.updatedAt })
  const { form, submit, isChanged, isSubmitting } = useFlatForm<z.input<typeof StockFacts>, StockFacts>({
    start: ofFarm,
    checkInput: (input) => check(StockFacts, input),
    send: async (value) => {
      const { updatedAt } = stored.current
      const body = { ...changesOf(value, stored.current), ...(updatedAt !== null && { updatedAt }) }
      const material = await call(changeStockFacts, { params: { id }, body })
      const { density = null, useUpBy = null } = material
      stored.current = { density, useUpBy, updatedAt: material.updatedAt }
      messages.success(text.factsSaved)
      form.reset({ density, useUpBy })
    },
    onFailed: (error) =>
      error instanceof CallError && error.code === 'conflict'
        ? messages.error(text.factsConflict)
        : messages.notSaved(error, 'saveFailed'),
  })
  return (
    <Card title={text.material}>
      <form onSubmit={submit} noValidate className={styles.material}>
        <Controller
          name="density"
          control={form.control}
          render={({ field, fieldState }) => (
            <DecimalField
              {...field}
              label={text.density}
              description={text.densityHint}
              unit={stockEntryText.densityUnit}
              decimals={DENSITY_DECIMALS}
              error={fieldState.error?.message}
            />
          )}
        />
        {item.type === 'chemical' && (
          <Controller
            name="useUpBy"
            control={form.control}
            render={({ field, fieldState }) => (
              <DateField
                {...field}
                label={text.useUpBy}
                description={
                  registerUseUpBy === null ? text.useUpHint : text.registerDay(formatDay(registerUseUpBy))
                }
                season={{ year: yearOf(today) }}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        {isChanged && (
          <Button type="submit" loading={isSubmitting}>
            {uiText.save}
          </Button>
        )}
      </form>
      {until !== null && (
        <p className={layout.quiet}>
          {(until < today ? text.authorisationOver : text.authorised)(formatDay(until))}
        </p>
      )}
    </Card>
  )
}
