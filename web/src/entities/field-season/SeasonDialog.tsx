import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import type { SeasonsChange } from '@vagu/core/fields/seasons-schema'
import type { Field } from '@vagu/core/fields/schema'
import { seasonBounds, seasonOf } from '@vagu/core/time/season'
import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type Control, Controller } from 'react-hook-form'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { call } from '../../lib/call.ts'
import { formatDay } from '../../lib/format.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { useFlatForm } from '../../ui/use-flat-form.ts'
import { checkSeason, type SeasonForm, seasonFormOf } from './season-form.ts'
import { fieldSeasonText } from './text.ts'

function useSeasonForm({ field, year, onClose }: SeasonDialogProps) {
  const messages = useMessages()
  const { mutateAsync } = useMutation({
    mutationFn: (body: SeasonsChange) => call(changeSeasons, { params: { year: String(year) }, body }),
    meta: { rereadsOnFailure: ['fields', 'jobs'] },
  })
  return useFlatForm<SeasonForm, SeasonsChange>({
    start: seasonFormOf(field, year),
    checkInput: (form) => checkSeason(form, field._id, year),
    send: async (change) => {
      await mutateAsync(change)
      messages.success(fieldSeasonText.saved)
      onClose()
    },
    onFailed: (error) => messages.notSaved(error, 'saveFailed'),
  })
}

interface DayProps {
  readonly control: Control<SeasonForm, unknown, SeasonsChange>
  readonly name: 'seasonStart' | 'seasonEnd'
  readonly label: string
  readonly year: number
  /** The day that holds while nothing is typed. */
  readonly whenEmpty: string
}

/** First or last day of the season; empty, it is the usual one. */
function SeasonDay({ control, name, label, year, whenEmpty }: DayProps) {
  const side = name === 'seasonStart' ? 'start' : 'end'
  const { from, to } = seasonBounds(year)[side]
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <DateField
          {...field}
          label={label}
          season={{ year }}
          min={from}
          max={to}
          placeholder={whenEmpty}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

export interface SeasonDialogProps {
  readonly field: Field
  readonly year: number
  readonly onClose: () => void
}

/** When a crop year begins and ends on this field, or on all of them. */
export function SeasonDialog(props: SeasonDialogProps) {
  const { field, year, onClose } = props
  const { form, submit, isChanged, isSubmitting } = useSeasonForm(props)
  const day = { control: form.control, year }
  const usual = seasonOf(year)
  const harvested = field.yearInfo.find((info) => info.year === year && info.endsWithHarvest)?.seasonEnd
  return (
    <Dialog isOpen onClose={onClose} title={fieldSeasonText.title(year)} width={560} isChanged={isChanged}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p style={{ margin: 0 }}>{fieldSeasonText.text(year)}</p>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SeasonDay
              {...day}
              name="seasonStart"
              label={fieldSeasonText.start}
              whenEmpty={fieldSeasonText.whenEmpty(formatDay(usual.start))}
            />
            <SeasonDay
              {...day}
              name="seasonEnd"
              label={fieldSeasonText.end}
              whenEmpty={
                harvested == null
                  ? fieldSeasonText.whenEmpty(formatDay(usual.end))
                  : fieldSeasonText.withHarvest(formatDay(harvested))
              }
            />
          </SimpleGrid>
          <Checkbox {...form.register('isForAll')} label={fieldSeasonText.allFields} />
          <SaveFoot label={fieldSeasonText.save} isSaving={isSubmitting} />
        </Stack>
      </form>
    </Dialog>
  )
}
