import { HEAPED } from '@vagu/core/jobs/schema'
import { Checkbox } from '@mantine/core'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import { changeHeap, type HeapForm } from '../model/heap-form.ts'

const HEAPS = HEAPED.map((value) => ({ value, label: jobsText.heaped[value] }))

/** Contents of the stack, whether the authority knows of it, and when it was spread. */
export function HeapBlock() {
  const heap = useJobForm(({ form }) => form.heap)
  const season = useJobForm((state) => state.season)
  const errors = useErrorsOf('heap')
  const update = useUpdate()
  const change = (part: Partial<HeapForm>): void =>
    update((now) => ({ ...now, heap: changeHeap(now.heap, part) }))
  return (
    <>
      <ChoiceChips
        label={jobsText.heapManure}
        name="heap.manure"
        choices={HEAPS}
        value={heap?.manure ?? null}
        error={errors.get('heap.manure')}
        onChange={(manure) => change({ manure })}
      />
      <DateField
        label={jobsText.heapSpreadOn}
        description={jobsText.heapSpreadOnHint}
        value={heap?.spreadOn ?? null}
        season={season}
        name="heap.spreadOn"
        error={errors.get('heap.spreadOn')}
        onChange={(spreadOn) => change({ spreadOn })}
      />
      <Checkbox
        label={jobsText.heapNotice}
        description={jobsText.heapNoticeHint}
        name="heap.isNoticeGiven"
        checked={heap?.isNoticeGiven ?? false}
        onChange={(event) => change({ isNoticeGiven: event.currentTarget.checked })}
      />
    </>
  )
}
