import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { unitText } from '../../../entities/stock/amount-text.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { IfMay } from '../../../ui/may.tsx'
import { EntryNotes } from './EntryNotes.tsx'

interface Props {
  readonly value: number | null
  readonly onChange: (density: number | null) => void
  /** Units of the stock and of the entry. */
  readonly stock: string | null
  readonly own: string | null | undefined
  readonly error?: string | undefined
  readonly name: string
}

/** Kilograms of a litre, asked once where a weight stands against a volume. */
export const DensityInput = ({ value, onChange, stock, own, error, name }: Props) => (
  <IfMay to="write" otherwise={<EntryNotes notes={[text.densityMissing(unitText(stock), unitText(own))]} />}>
    <DecimalField
      label={text.density}
      description={text.densityHint(unitText(stock), unitText(own))}
      unit={text.densityUnit}
      decimals={4}
      name={name}
      value={value}
      error={error}
      onChange={onChange}
    />
  </IfMay>
)
