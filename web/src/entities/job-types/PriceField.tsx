import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useGlobalYear } from '../session/global-year.ts'
import { isBuilt } from '../../navigation/built.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { words } from './text.ts'

interface Props {
  readonly name: string
  readonly value: number | null
  readonly error: string | undefined
  readonly onChange: (price: number | null) => void
}

/** What a hectare of a job costs; the page of profits, which reckons with it, is a link away. */
export function PriceField(props: Props) {
  const year = useGlobalYear()
  return (
    <>
      <DecimalField {...props} label={words.price} description={words.priceHint} unit={words.priceUnit} />
      {isBuilt('profitability') && (
        <Anchor component={Link} to={pathTo('profitability', { year })}>
          {words.profitability}
        </Anchor>
      )}
    </>
  )
}
