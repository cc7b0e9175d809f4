import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { Select } from '@mantine/core'
import { cropYearOn } from '../model/build-drafts.ts'
import { chooseKind, kindAreaOf } from '../model/custom-area-form.ts'
import { type FormState, useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import { jobFormText } from '../text.ts'

const WHOLE = 'whole'
const NAMED_AT_MOST = 5

/** Names of the fields that the chosen kind says nothing of; the rest of a long list as a number. */
function namesOf(fields: readonly Field[], year: number): string {
  const named = fields.slice(0, NAMED_AT_MOST).map((field) => nameOfYear(field, year))
  const rest = fields.length - named.length
  return rest > 0 ? `${named.join(', ')} ${jobFormText.more(rest)}` : named.join(', ')
}

/** The chosen fields that the chosen kind says nothing of. */
function withoutArea({ form, chosen, farm }: FormState): readonly Field[] {
  if (form.customFieldArea === null) return []
  return chosen.filter(
    (field) =>
      !(field._id in form.areas) &&
      kindAreaOf(form, { fieldId: field._id, year: cropYearOn(form, field) }, farm.customAreas) === undefined,
  )
}

/** On what part of the fields the work is done. */
export function CustomAreaSelect() {
  const now = useJobForm(({ form }) => form.customFieldArea)
  const customAreas = useJobForm(({ farm }) => farm.customAreas)
  const year = useJobForm((state) => state.year)
  const without = useJobForm(withoutArea)
  const error = useErrorAt('customFieldArea')
  const update = useUpdate()
  const kinds = customAreas.map(({ id, areaName }) => ({ value: id, label: areaName }))
  const removed =
    now && !kinds.some(({ value }) => value === now.id) ? [{ value: now.id, label: now.name }] : []
  return (
    <Select
      label={jobFormText.areaKind}
      data={[{ value: WHOLE, label: jobFormText.wholeField }, ...kinds, ...removed]}
      value={now?.id ?? WHOLE}
      name="customFieldArea"
      error={error}
      description={without.length > 0 ? jobFormText.noAreaOfKind(namesOf(without, year)) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      onChange={(id) => {
        const kind = customAreas.find((each) => each.id === id)
        update((before) => chooseKind(before, kind ? { id: kind.id, name: kind.areaName } : null))
      }}
    />
  )
}
