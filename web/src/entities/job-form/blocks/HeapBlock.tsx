import { HEAPED } from '@vagu/core/jobs/schema'
import { Checkbox } from '@mantine/core'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import layout from '../../../ui/layout.module.css'
import { jobsText } from '../../jobs/text.ts'
import { PlacePicker } from '../../places/PlacePicker.tsx'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import { changeHeap, type HeapForm } from '../model/heap-form.ts'
import { heapText as text } from './heap-text.ts'

const HEAPS = HEAPED.map((value) => ({ value, label: jobsText.heaped[value] }))

/** Where the stack stands; the law asks for it on a map. */
function PlaceOfHeap({ change }: { readonly change: (part: Partial<HeapForm>) => void }) {
  const place = useJobForm(({ form }) => form.heap?.place)
  const fieldIds = useJobForm(({ form }) => form.fieldIds)
  const year = useJobForm((state) => state.year)
  const [fieldId, ...others] = fieldIds
  if (fieldId === undefined || others.length > 0)
    return <p className={layout.quiet}>{place ? `${text.oneField} ${text.isNotSaved}` : text.oneField}</p>
  return (
    <PlacePicker
      words={text.place}
      year={year}
      fieldId={fieldId}
      place={place ?? null}
      outside={text.outside}
      onPlace={(marked) => change({ place: marked })}
    />
  )
}

/** Contents of the stack, where it stands, whether the authority knows of it, and when it was spread. */
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
        label={text.manure}
        name="heap.manure"
        choices={HEAPS}
        value={heap?.manure ?? null}
        error={errors.get('heap.manure')}
        onChange={(manure) => change({ manure })}
      />
      <PlaceOfHeap change={change} />
      <DateField
        label={text.spreadOn}
        description={text.spreadOnHint}
        value={heap?.spreadOn ?? null}
        season={season}
        name="heap.spreadOn"
        error={errors.get('heap.spreadOn')}
        onChange={(spreadOn) => change({ spreadOn })}
      />
      <Checkbox
        label={text.notice}
        description={text.noticeHint}
        name="heap.isNoticeGiven"
        checked={heap?.isNoticeGiven ?? false}
        onChange={(event) => change({ isNoticeGiven: event.currentTarget.checked })}
      />
    </>
  )
}
