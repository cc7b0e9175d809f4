import type { CustomAreaRef } from '@vagu/core/custom-areas/schema'
import { messageOf } from '@vagu/core/messages'
import { Select } from '@mantine/core'
import { useSettings } from '../../../entities/use-settings.ts'
import { formText } from './text.ts'

interface Props {
  readonly value: CustomAreaRef | null
  readonly name: string
  readonly error: string | undefined
  readonly onChange: (kind: CustomAreaRef | null) => void
}
const WHOLE = 'whole'

/** On what part of a field the material is usually used; one that is there no more says so until another is chosen. */
export function AreaKindSelect({ value, name, error, onChange }: Props) {
  const kinds = useSettings().data?.customAreas
  if (kinds?.length === 0 && value === null) return null
  const options = (kinds ?? []).map(({ id, areaName }) => ({ value: id, label: areaName }))
  const isRemoved = value !== null && !options.some((option) => option.value === value.id)
  const removed = isRemoved ? [{ value: value.id, label: value.name }] : []
  return (
    <Select
      label={formText.preferredArea}
      data={[{ value: WHOLE, label: formText.wholeField }, ...options, ...removed]}
      value={value?.id ?? WHOLE}
      name={name}
      error={error ?? (isRemoved && kinds !== undefined ? messageOf('unknownCustomArea') : undefined)}
      allowDeselect={false}
      onChange={(id) => {
        const kind = kinds?.find((each) => each.id === id)
        onChange(kind ? { id: kind.id, name: kind.areaName } : null)
      }}
    />
  )
}
