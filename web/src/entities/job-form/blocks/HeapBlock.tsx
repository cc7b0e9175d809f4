import { HEAPED } from '@vagu/core/job-events/schema'
import { Checkbox } from '@mantine/core'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { words } from '../../jobs/text.ts'
import { useFormState } from '../state/form-context.ts'
import { changeHeap, type HeapForm } from '../model/heap-form.ts'

const HEAPS = HEAPED.map((value) => ({ value, label: words.heaped[value] }))

/** What the stack holds, whether the authority knows of it, and when it was spread. */
export function HeapBlock() {
  const { form, update, errors, season } = useFormState()
  const change = (part: Partial<HeapForm>): void =>
    update((now) => ({ ...now, heap: changeHeap(now.heap, part) }))
  return (
    <>
      <ChoiceChips
        label={words.heapManure}
        name="heap.manure"
        choices={HEAPS}
        value={form.heap?.manure ?? null}
        error={errors.get('heap.manure')}
        onChange={(manure) => change({ manure })}
      />
      <DateField
        label={words.heapSpreadOn}
        description={words.heapSpreadOnHint}
        value={form.heap?.spreadOn ?? null}
        season={season}
        name="heap.spreadOn"
        error={errors.get('heap.spreadOn')}
        onChange={(spreadOn) => change({ spreadOn })}
      />
      <Checkbox
        label={words.heapNotice}
        description={words.heapNoticeHint}
        name="heap.isNoticeGiven"
        checked={form.heap?.isNoticeGiven ?? false}
        onChange={(event) => change({ isNoticeGiven: event.currentTarget.checked })}
      />
    </>
  )
}
