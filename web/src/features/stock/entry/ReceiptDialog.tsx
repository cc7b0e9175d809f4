import { Button, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { yearOf } from '@vagu/core/time/day'
import { type SyntheticEvent, useRef, useState } from 'react'
import lists from '../../../ui/lists.module.css'
import { materialsText } from '../../../entities/materials/text.ts'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { formatMoney } from '../../../lib/format.ts'
import { newId } from '../../../lib/new-id.ts'
import { pathTo } from '../../../navigation/paths.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IfMay, useMay } from '../../../ui/may.tsx'
import { SaveFoot } from '../../../ui/SaveFoot.tsx'
import { uiText } from '../../../ui/text.ts'
import styles from './Entry.module.css'
import { EntryNotes } from './EntryNotes.tsx'
import { EntryPhotos } from './EntryPhotos.tsx'
import { notesOf } from './entry-notes.ts'
import { unitFor } from './entry-shape.ts'
import { LineFields } from './LineFields.tsx'
import {
  emptyLine,
  type Receipt,
  type ReceiptLine,
  sumOf,
  withChangedLine,
  withLine,
  withoutLines,
} from './receipt-form.ts'
import { receiptText } from './text.ts'
import { useReceipt } from './use-receipt.ts'
import type { StockFactsOf } from './use-stock-facts.ts'

interface Props {
  readonly facts: StockFactsOf
  readonly requisiteId: string | null
  readonly onClose: () => void
}

const PAGES = [
  ['seed', 'seeds'],
  ['fertilizer', 'fertilizers'],
  ['chemical', 'chemicals'],
  ['material', 'supplies'],
] as const

/** The way to a material that the farm does not have yet. */
const MissingMaterial = () => (
  <IfMay to="write">
    <p className={styles.missing}>
      {receiptText.missing}
      {PAGES.map(([type, page]) => (
        <Link key={type} to={pathTo(page)}>
          {materialsText.page[type]}
        </Link>
      ))}
    </p>
  </IfMay>
)

function Sum({ receipt }: { readonly receipt: Receipt }) {
  const seesMoney = useMay('money')
  const sum = sumOf(receipt)
  if (!seesMoney || !sum) return null
  return (
    <span className={styles.sum}>
      {receiptText.sum} <strong>{formatMoney(sum.cents)}</strong>{' '}
      {sum.isPartial && <span className={styles.quiet}>({receiptText.sumUnknown})</span>}
    </span>
  )
}

const firstLine = (facts: StockFactsOf, requisiteId: string | null): ReceiptLine => ({
  ...emptyLine(newId()),
  requisiteId,
  unit: unitFor(facts, requisiteId) ?? null,
})

interface PartProps {
  readonly work: ReturnType<typeof useReceipt>
  readonly facts: StockFactsOf
}

/** The day on which it came, and from whom. */
const Delivery = ({ work: { value: receipt, step, errors }, facts }: PartProps) => (
  <>
    <div className={styles.row}>
      <DateField
        label={text.date}
        value={receipt.date}
        name="date"
        error={errors.get('date')}
        season={{ year: yearOf(facts.today) }}
        isRequired
        onChange={(date) => step((now) => ({ ...now, date }))}
      />
      <TextInput
        label={text.supplier}
        value={receipt.supplier}
        name="supplier"
        error={errors.get('supplier')}
        onChange={({ currentTarget: { value: supplier } }) => step((now) => ({ ...now, supplier }))}
      />
    </div>
    <EntryNotes
      notes={notesOf(
        { type: 'INCREASE', amount: null, unit: null, date: receipt.date },
        undefined,
        facts.today,
      )}
    />
  </>
)

/** Its materials, a line each, and what they cost together. */
const Lines = ({ work: { value: receipt, step, errors }, facts }: PartProps) => (
  <>
    <ul className={lists.xl} aria-label={receiptText.lines}>
      {receipt.lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          index={index}
          facts={facts}
          errors={errors}
          onChange={(change) => step(withChangedLine(line.key, change))}
          onRemove={receipt.lines.length > 1 ? () => step(withoutLines(new Set([line.key]))) : undefined}
        />
      ))}
    </ul>
    <div className={styles.foot}>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => step(withLine(emptyLine(newId())))}
      >
        {receiptText.addLine}
      </Button>
      <Sum receipt={receipt} />
    </div>
  </>
)

/** One delivery note: its day, supplier and photo, and a line for each material. */
export function ReceiptDialog({ facts, requisiteId, onClose }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const [start] = useState(() => firstLine(facts, requisiteId))
  const work = useReceipt({ start, today: facts.today, element, onSaved: onClose })
  const { value: receipt, step, errors } = work
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    work.submit()
  }
  return (
    <Dialog isOpen onClose={onClose} title={text.add.INCREASE} width={760} isChanged={work.isChanged}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Delivery work={work} facts={facts} />
          <Lines work={work} facts={facts} />
          <MissingMaterial />
          <TextInput
            label={text.note}
            value={receipt.note}
            name="note"
            error={errors.get('note')}
            onChange={({ currentTarget: { value: note } }) => step((now) => ({ ...now, note }))}
          />
          <EntryPhotos
            images={receipt.images}
            onChange={(images) => step((now) => ({ ...now, images }))}
            onUnderWay={work.setUnderWay}
            error={errors.get('images')}
          />
          <SaveFoot label={uiText.save} isSaving={work.isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}
