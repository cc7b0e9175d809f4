import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import type { SeasonsChange } from '@vagu/core/fields/seasons-schema'
import type { Field } from '@vagu/core/fields/schema'
import { seasonBounds, seasonOf } from '@vagu/core/time/season'
import { Button, Checkbox, Group, SimpleGrid, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/call.ts'
import { formatDay } from '../../lib/format.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { checkSeason, seasonFormOf } from './season-form.ts'
import { fieldSeasonText } from './text.ts'

function useChangeSeasons(year: number, onSaved: () => void) {
  const messages = useMessages()
  return useMutation({
    mutationFn: (body: SeasonsChange) => call(changeSeasons, { params: { year: String(year) }, body }),
    onSuccess: () => {
      messages.success(fieldSeasonText.saved)
      onSaved()
    },
    onError: (error) => messages.notSaved(error, 'saveFailed'),
    meta: { rereadsOnFailure: ['fields', 'jobs'] },
  })
}

export interface SeasonDialogProps {
  readonly field: Field
  readonly year: number
  readonly onClose: () => void
}

/** When a crop year begins and ends on this field, or on all of them. */
export function SeasonDialog({ field, year, onClose }: SeasonDialogProps) {
  const messages = useMessages()
  const [start] = useState(() => seasonFormOf(field, year))
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutate, isPending } = useChangeSeasons(year, onClose)
  const [usual, bounds] = [seasonOf(year), seasonBounds(year)]
  const save = (event: FormEvent): void => {
    event.preventDefault()
    // The dialog may stand inside the form of a job.
    event.stopPropagation()
    const checked = checkSeason(form, field._id, year)
    if (checked.ok) return mutate(checked.change)
    setErrors(checked.errors)
    return messages.error(uiText.checkInput)
  }
  const input = (name: 'seasonStart' | 'seasonEnd') => ({
    name,
    value: form[name],
    season: { year },
    error: errors.get(name),
    onChange: (day: string | null) => setForm({ ...form, [name]: day }),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fieldSeasonText.title(year)}
      width={560}
      isChanged={form !== start}
    >
      <form onSubmit={save} noValidate>
        <Stack>
          <p style={{ margin: 0 }}>{fieldSeasonText.text(year)}</p>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <DateField
              {...input('seasonStart')}
              label={fieldSeasonText.start}
              min={bounds.start.from}
              max={bounds.start.to}
              placeholder={fieldSeasonText.whenEmpty(formatDay(usual.start))}
            />
            <DateField
              {...input('seasonEnd')}
              label={fieldSeasonText.end}
              min={bounds.end.from}
              max={bounds.end.to}
              placeholder={fieldSeasonText.whenEmpty(formatDay(usual.end))}
            />
          </SimpleGrid>
          <Checkbox
            label={fieldSeasonText.allFields}
            checked={form.isForAll}
            onChange={(event) => setForm({ ...form, isForAll: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <CloseButton />
            <Button type="submit" loading={isPending}>
              {fieldSeasonText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
