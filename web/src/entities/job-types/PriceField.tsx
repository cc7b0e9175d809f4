import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useGlobalYear } from '../session/global-year.ts'
import { useUser } from '../session/session.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { jobTypesText } from './text.ts'

interface Props {
  readonly name: string
  readonly value: number | null
  readonly error: string | undefined
  readonly onChange: (price: number | null) => void
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Price of a job per hectare, with a link to the page of profits where the farm keeps track of costs. */
export function PriceField(props: Props) {
  const year = useGlobalYear()
  const isTracked = useUser()?.settings.expenseTracking ?? false
  return (
    <>
      <DecimalField
        {...props}
        label={jobTypesText.price}
        description={jobTypesText.priceHint}
        unit={jobTypesText.priceUnit}
      />
      {isTracked && (
        <Anchor component={Link} to={pathTo('profitability', { year })}>
          {jobTypesText.profitability}
        </Anchor>
      )}
    </>
  )
}
