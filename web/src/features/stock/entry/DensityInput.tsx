import { messageOf } from '@vagu/core/messages'
import { DENSITY_DECIMALS, isUsableDensity } from '@vagu/core/units/density'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { unitText } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { IfMay } from '../../../ui/may.tsx'
import { EntryNotes } from './EntryNotes.tsx'

interface Props {
  readonly value: number | null
  readonly onChange: (density: number | null) => void
  /** Units of the stock and of the entry. */
  readonly stock: string | null
  readonly own: string | null | undefined
  readonly name: string
}

const WRONG = messageOf('wrongDensity')

/** Kilograms of a litre, asked once where a weight stands against a volume. */
export const DensityInput = ({ value, onChange, stock, own, name }: Props) => (
  <IfMay to="write" otherwise={<EntryNotes notes={[text.densityMissing(unitText(stock), unitText(own))]} />}>
    <DecimalField
      label={text.density}
      description={text.densityHint(unitText(stock), unitText(own))}
      unit={text.densityUnit}
      decimals={DENSITY_DECIMALS}
      name={name}
      value={value}
      error={value === null || isUsableDensity(value) ? undefined : WRONG}
      onChange={onChange}
    />
  </IfMay>
)
