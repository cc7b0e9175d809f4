import type { StockEntryDraft } from '@vagu/core/stock/schema'
import { isUsableDensity } from '@vagu/core/units/density'
import { type SyntheticEvent, useState } from 'react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { unitText } from '../../../lib/format.ts'
import { entryKind } from '../../../entities/stock/entry-kind.ts'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/use-record-form.ts'
import { Fold } from '../../../ui/Fold.tsx'
import { useMay } from '../../../ui/may.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { DensityInput } from './DensityInput.tsx'
import styles from './Entry.module.css'
import {
  AmountInput,
  DayInput,
  MaterialInput,
  MomentInput,
  PriceInput,
  Reasons,
  useEntryForm,
  WordsInput,
} from './EntryFields.tsx'
import { asksDensity, notesOf } from './entry-notes.ts'
import { EntryNotes } from './EntryNotes.tsx'
import { EntryPhotos } from './EntryPhotos.tsx'
import { emptyEntry, entryShape } from './entry-shape.ts'
import type { EntryOpening } from './LazyEntryDialog.tsx'
import { entryPhotosText } from './text.ts'
import { useAskZeroPrice } from './use-ask-zero-price.ts'
import { useEntryUndo } from './use-entry-undo.ts'
import type { StockFactsOf } from './use-stock-facts.ts'
import { useStoreDensity } from './use-store-density.ts'

interface Props extends EntryOpening {
  readonly id: string
  readonly facts: StockFactsOf
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: () => void
}
interface PartProps {
  readonly type: EntryOpening['type']
  readonly facts: StockFactsOf
}
interface DensityProps {
  readonly density: number | null
  readonly onDensity: (density: number | null) => void
}

const FOLDED = ['batchNo', 'expiresOn', 'supplier', 'pricePerUnit', 'moment', 'note', 'images'] as const

/** Meaning of the entry beside what there is, and the density where it must be known. */
function Beside({ type, facts, density, onDensity }: PartProps & DensityProps) {
  const { control } = useEntryForm()
  const [requisiteId, amount, unit, date, batchNo, price] = useWatch({
    control,
    name: ['requisiteId', 'amount', 'unit', 'date', 'batchNo', 'pricePerUnit'],
  })
  const item = facts.itemOf(requisiteId)
  return (
    <>
      {asksDensity(unit, item) && (
        <DensityInput
          name="density"
          value={density}
          onChange={onDensity}
          stock={item?.unit ?? null}
          own={unit}
        />
      )}
      <EntryNotes notes={notesOf({ type, amount, unit, date, batchNo, price }, item, facts.today)} />
    </>
  )
}

interface PhotosProps {
  readonly onUnderWay: (count: number) => void
}
function Photos({ onUnderWay }: PhotosProps) {
  const { control } = useEntryForm()
  return (
    <Controller
      name="images"
      control={control}
      render={({ field, fieldState }) => (
        <EntryPhotos
          images={field.value ?? []}
          onChange={field.onChange}
          onUnderWay={onUnderWay}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** Inputs that most entries leave empty. */
function More({ type, facts, onUnderWay }: PartProps & PhotosProps) {
  const { control } = useEntryForm()
  const { errors } = useFormState({ control })
  const unit = useWatch({ control, name: 'unit' })
  const seesMoney = useMay('money')
  const isCount = type === 'CURRENT_BALANCE'
  return (
    <Fold
      names={FOLDED}
      label={text.more}
      summary=""
      beginsOpen={type === 'INCREASE'}
      isForced={FOLDED.some((name) => errors[name] !== undefined)}
    >
      <div className={styles.row}>
        <WordsInput name="batchNo" label={text.batchNo} />
        {type !== 'DECREASE' && <DayInput name="expiresOn" label={text.expiresOn} today={facts.today} />}
        {type === 'INCREASE' && <WordsInput name="supplier" label={text.supplier} />}
      </div>
      {isCount && (
        <div className={styles.row}>
          {seesMoney && <PriceInput unit={unitText(unit)} isCount />}
          <MomentInput />
        </div>
      )}
      {type !== 'DECREASE' && <WordsInput name="note" label={text.note} />}
      <Photos onUnderWay={onUnderWay} />
    </Fold>
  )
}

function Inputs(props: PartProps & DensityProps & PhotosProps) {
  const { type, facts } = props
  const { control } = useEntryForm()
  const unit = useWatch({ control, name: 'unit' })
  const seesMoney = useMay('money')
  const label = type === 'CURRENT_BALANCE' ? text.countedAmount : text.amount
  return (
    <>
      <MaterialInput facts={facts} />
      <div className={styles.row}>
        <DayInput name="date" label={text.date} today={facts.today} />
        <AmountInput facts={facts} label={label} />
        {type === 'INCREASE' && seesMoney && <PriceInput unit={unitText(unit)} isCount={false} />}
      </div>
      <Beside {...props} />
      {type === 'DECREASE' && (
        <>
          <WordsInput name="note" label={text.reason} />
          <Reasons />
        </>
      )}
      <More {...props} />
    </>
  )
}

/** The inputs of a count, of what went without a job, or of a stored receipt. */
export function EntryFormPanel({ entry, type, requisiteId, facts, onSaved, ...place }: Props) {
  const messages = useMessages()
  const askZeroPrice = useAskZeroPrice()
  const storeDensity = useStoreDensity()
  const [density, setDensity] = useState<number | null>(null)
  const [underWay, setUnderWay] = useState(0)
  const work = useRecordForm({
    ...place,
    kind: entryKind,
    shape: entryShape,
    text,
    base: entry,
    empty: emptyEntry(facts, { type, ...(requisiteId !== undefined && { requisiteId }) }),
    toldAt: useEntryUndo(),
    onSaved: (stored: StockEntryDraft) => {
      if (isUsableDensity(density)) void storeDensity(new Map([[stored.requisiteId, density]]))
      onSaved()
    },
  })
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (underWay > 0) return messages.error(entryPhotosText.underWay)
    const price = work.form.getValues('pricePerUnit')
    if (price === 0 && entry?.pricePerUnit !== 0 && !(await askZeroPrice())) return undefined
    return work.submit(event)
  }
  return (
    <RecordForm work={{ ...work, submit }}>
      <Inputs type={type} facts={facts} density={density} onDensity={setDensity} onUnderWay={setUnderWay} />
    </RecordForm>
  )
}
