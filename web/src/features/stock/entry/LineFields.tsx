import { ActionIcon, Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { yearOf } from '@vagu/core/time/day'
import { priceText } from '../../../entities/stock/amount-text.ts'
import { unitText } from '../../../lib/format.ts'
import { unitChoices } from '../../../entities/stock/units.ts'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { useMay } from '../../../ui/may.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import type { Sentences } from '../../../ui/stepped-form.tsx'
import { DensityInput } from './DensityInput.tsx'
import styles from './Entry.module.css'
import { asksDensity, notesOf } from './entry-notes.ts'
import { EntryNotes } from './EntryNotes.tsx'
import { unitFor } from './entry-shape.ts'
import { lineTotalOf, type ReceiptLine, unitPriceOf } from './receipt-form.ts'
import { receiptText } from './text.ts'
import type { StockFactsOf } from './use-stock-facts.ts'

interface Props {
  readonly line: ReceiptLine
  readonly index: number
  readonly facts: StockFactsOf
  readonly errors: Sentences
  readonly onChange: (change: Partial<ReceiptLine>) => void
  /** Absent for the only line. */
  readonly onRemove?: (() => void) | undefined
}

/** Price per unit and of the line, side by side: what is typed in one gives the other. */
function Prices({ line, index, errors, onChange }: Props) {
  const name = `lines.${index}.price`
  const error = errors.get(name)
  const unit = unitText(line.unit)
  const isLine = line.priceOf === 'line'
  const total = lineTotalOf(line)
  const price = unitPriceOf(line)
  return (
    <>
      <DecimalField
        label={text.price}
        unit={text.priceUnit(unit)}
        decimals={6}
        value={isLine ? price : line.price}
        {...(!isLine && { name, error })}
        onChange={(value) => onChange({ price: value, priceOf: 'unit' })}
      />
      <DecimalField
        label={text.total}
        unit="€"
        value={isLine ? line.price : total}
        {...(isLine && { name, error })}
        description={price === null ? undefined : receiptText.unitPrice(priceText(price, line.unit))}
        onChange={(value) => onChange({ price: value, priceOf: 'line' })}
      />
    </>
  )
}

/** Batch and expiry of what came. */
function Lot({ line: { batchNo, expiresOn }, index, facts, errors, onChange }: Props) {
  const [batch, expires] = [`lines.${index}.batchNo`, `lines.${index}.expiresOn`]
  return (
    <Fold
      names={[batch, expires]}
      label={receiptText.details}
      summary={batchNo}
      beginsOpen={batchNo !== '' || expiresOn !== null}
      isForced={errors.get(batch) !== undefined || errors.get(expires) !== undefined}
    >
      <div className={styles.row}>
        <TextInput
          label={text.batchNo}
          value={batchNo}
          name={batch}
          error={errors.get(batch)}
          autoComplete="off"
          onChange={(event) => onChange({ batchNo: event.currentTarget.value })}
        />
        <DateField
          label={text.expiresOn}
          value={expiresOn}
          name={expires}
          error={errors.get(expires)}
          season={{ year: yearOf(facts.today) }}
          onChange={(day) => onChange({ expiresOn: day })}
        />
      </div>
    </Fold>
  )
}

/** How much came, in which unit. */
function Amount({ line, index, facts, errors, onChange }: Props) {
  const [amount, unit] = [`lines.${index}.amount`, `lines.${index}.unit`]
  return (
    <div className={styles.amount}>
      <DecimalField
        label={text.amount}
        value={line.amount}
        decimals={6}
        name={amount}
        error={errors.get(amount)}
        isRequired
        onChange={(next) => onChange({ amount: next })}
      />
      <Select
        label={text.unit}
        data={unitChoices(facts.materialOf(line.requisiteId), line.unit).map((value) => ({
          value,
          label: unitText(value),
        }))}
        value={line.unit}
        name={unit}
        error={errors.get(unit)}
        allowDeselect={false}
        onChange={(next) => onChange({ unit: next })}
      />
    </div>
  )
}

/** One line of a delivery note. */
export function LineFields(props: Props) {
  const { line, index, facts, errors, onChange, onRemove } = props
  const seesMoney = useMay('money')
  const item = facts.itemOf(line.requisiteId)
  const materialName = `lines.${index}.requisiteId`
  const choose = (requisiteId: string | null): void => {
    onChange({ requisiteId, unit: unitFor(facts, requisiteId) ?? null })
  }
  const { amount, unit, price } = line
  return (
    <li className={styles.line} aria-label={receiptText.line(index + 1)}>
      <div className={styles.lineHead}>
        <SearchSelect
          label={text.material}
          placeholder={text.chooseMaterial}
          options={facts.options}
          value={line.requisiteId}
          name={materialName}
          error={errors.get(materialName)}
          isRequired
          onChange={choose}
        />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={receiptText.removeLine(index + 1)}
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={styles.lineRow}>
        <Amount {...props} />
        {seesMoney && <Prices {...props} />}
      </div>
      {asksDensity(unit, item) && (
        <DensityInput
          value={line.density}
          onChange={(density) => onChange({ density })}
          stock={item?.unit ?? null}
          own={unit}
          name={`lines.${index}.density`}
        />
      )}
      <EntryNotes
        notes={notesOf(
          { type: 'INCREASE', amount, unit, price: seesMoney ? price : null },
          item,
          facts.today,
        )}
      />
      <Lot {...props} />
    </li>
  )
}
