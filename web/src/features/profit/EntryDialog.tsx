import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { CostEntry, type CostOverview, ENTRY_KINDS, ENTRY_PERS } from '@vagu/core/profit/schema'
import { check } from '@vagu/core/validation'
import { type FormEvent, useState } from 'react'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { newId } from '../../lib/new-id.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { cropName } from './profit-view.ts'
import { profitText as text } from './text.ts'
import { useChangeOverview } from './use-change-overview.ts'

type Of = 'farm' | 'crop' | 'field'
interface Form {
  readonly kind: CostEntry['kind']
  readonly label: string
  readonly amount: number | null
  readonly per: CostEntry['per']
  readonly of: Of
  readonly fieldId: string | null
  readonly crop: string | null
}
const EMPTY: Form = {
  kind: 'SUBSIDY',
  label: '',
  amount: null,
  per: 'HA',
  of: 'farm',
  fieldId: null,
  crop: null,
}
const formOf = ({ kind, label, amount, per, fieldId, crop }: CostEntry): Form => {
  const of = fieldId === null ? (crop === null ? 'farm' : 'crop') : 'field'
  return { kind, label, amount, per, of, fieldId, crop }
}

/** An entry as it is asked for: the field or crop must be named where it is for one. */
function checkedEntry(form: Form, _id: string) {
  const { kind, label, amount, per, of } = form
  const named = { fieldId: of === 'field' ? form.fieldId : null, crop: of === 'crop' ? form.crop : null }
  const result = check(CostEntry, { _id, kind, label, amount, per, ...named })
  const errors = new Map(result.ok ? [] : result.errors.map(({ path, message }) => [path, message]))
  const missing = check(CostEntry.shape.label, '')
  const required = missing.ok ? '' : (missing.errors[0]?.message ?? '')
  if (of === 'field' && form.fieldId === null) errors.set('fieldId', required)
  if (of === 'crop' && form.crop === null) errors.set('crop', required)
  return { errors, entry: result.ok && errors.size === 0 ? result.value : undefined }
}

interface Part {
  readonly form: Form
  readonly errors: ReadonlyMap<string, string>
  readonly set: (change: Partial<Form>) => void
}
const OFS: readonly { value: Of; label: string }[] = [
  { value: 'farm', label: text.ofFarm },
  { value: 'crop', label: text.ofCrop },
  { value: 'field', label: text.ofField },
]

/** Whom the entry is for. */
function OfPart({ form, errors, set, overview }: Part & { readonly overview: CostOverview }) {
  const crops = [...new Set(overview.fields.flatMap(({ crop }) => crop ?? []))]
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        label={text.entryOf}
        data={OFS}
        value={form.of}
        onChange={({ currentTarget: { value } }) =>
          set({ of: OFS.find((each) => each.value === value)?.value ?? 'farm' })
        }
      />
      {form.of === 'crop' && (
        <SearchSelect
          label={text.ofCrop}
          value={form.crop}
          error={errors.get('crop')}
          isRequired
          options={crops.map((crop) => ({ value: crop, label: cropName(crop) }))}
          onChange={(crop) => set({ crop })}
        />
      )}
      {form.of === 'field' && (
        <SearchSelect
          label={text.ofField}
          value={form.fieldId}
          error={errors.get('fieldId')}
          isRequired
          options={overview.fields.map(({ fieldId, name }) => ({ value: fieldId, label: name }))}
          onChange={(fieldId) => set({ fieldId })}
        />
      )}
    </SimpleGrid>
  )
}

/** Kind, name and amount of the entry. */
const AmountPart = ({ form, errors, set }: Part) => (
  <>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        label={text.entryKind}
        data={ENTRY_KINDS.map((value) => ({ value, label: text.entryKinds[value] }))}
        value={form.kind}
        onChange={({ currentTarget: { value } }) =>
          set({ kind: ENTRY_KINDS.find((kind) => kind === value) ?? 'COST' })
        }
      />
      <TextInput
        label={text.entryLabel}
        value={form.label}
        error={errors.get('label')}
        required
        onChange={(event) => set({ label: event.currentTarget.value })}
      />
    </SimpleGrid>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <DecimalField
        label={text.entryAmount}
        unit="€"
        value={form.amount}
        error={errors.get('amount')}
        isRequired
        onChange={(amount) => set({ amount })}
      />
      <NativeSelect
        label={text.entryPer}
        data={ENTRY_PERS.map((value) => ({ value, label: text.pers[value] }))}
        value={form.per}
        onChange={({ currentTarget: { value } }) =>
          set({ per: ENTRY_PERS.find((per) => per === value) ?? 'TOTAL' })
        }
      />
    </SimpleGrid>
  </>
)

interface Props {
  readonly overview: CostOverview
  /** Undefined for a new one. */
  readonly entry: CostEntry | undefined
  readonly onClose: () => void
}
/** A subsidy, an income or a cost beside what jobs tell. */
export function EntryDialog({ overview, entry, onClose }: Props) {
  const { changeNow, isPending } = useChangeOverview(overview.year)
  const [start] = useState(() => (entry ? formOf(entry) : EMPTY))
  const [id] = useState(() => entry?._id ?? newId())
  const [form, setForm] = useState(start)
  const [isTried, setIsTried] = useState(false)
  const { errors, entry: ready } = checkedEntry(form, id)
  const part: Part = {
    form,
    errors: isTried ? errors : new Map(),
    set: (change) => setForm((now) => ({ ...now, ...change })),
  }
  const send = async (sent: CostEntry): Promise<void> => {
    const back = entry
      ? { entries: [{ ...entry, seen: sent }] }
      : { removedEntries: [{ _id: id, seen: sent }] }
    try {
      await changeNow({ said: text.entrySaved, body: { entries: [{ ...sent, seen: entry ?? null }] }, back })
      onClose()
    } catch {
      // the message says it, and what was typed stays
    }
  }
  const save = (event: FormEvent): void => {
    event.preventDefault()
    setIsTried(true)
    if (ready && !isPending) void send(ready)
  }
  return (
    <Dialog
      isOpen
      title={entry ? text.editEntry : text.addEntry}
      isChanged={JSON.stringify(form) !== JSON.stringify(start)}
      onClose={onClose}
    >
      <form onSubmit={save} noValidate>
        <Stack>
          <AmountPart {...part} />
          <OfPart {...part} overview={overview} />
          <SaveFoot label={text.save} isSaving={isPending} />
        </Stack>
      </form>
    </Dialog>
  )
}
