import { SimpleGrid, TextInput } from '@mantine/core'
import { type FieldDraft, SLOPES } from '@vagu/core/fields/schema'
import { Controller, useFormContext } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { words } from '../text.ts'
import { type FieldInput, ZONE_OF, zoneChoice } from './field-form.ts'

const ZONES = (['unknown', 'yes', 'no'] as const).map((value) => ({
  value,
  label: words.nitrateZones[value],
}))

const SLOPE_CHOICES = (['unknown', ...SLOPES] as const).map((value) => ({
  value,
  label: words.slopes[value],
}))

/** What a field is whatever the year. */
export function OwnFields() {
  const { register, control, formState } = useFormContext<FieldInput, unknown, FieldDraft>()
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        {...register('name')}
        label={words.name}
        error={errors.name?.message}
        required
        data-autofocus
        autoComplete="off"
      />
      <Controller
        name="area"
        control={control}
        render={({ field, fieldState }) => (
          <DecimalField
            {...field}
            label={words.area}
            unit="ha"
            isRequired
            error={fieldState.error?.message}
          />
        )}
      />
      <TextInput
        {...register('code')}
        label={words.code}
        placeholder={words.codeHint}
        error={errors.code?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        {...register('priaCode')}
        label={words.priaCode}
        error={errors.priaCode?.message}
        autoComplete="off"
      />
      <Controller
        name="nitrateZone"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={words.nitrateZone}
            name={field.name}
            choices={ZONES}
            value={zoneChoice(field.value)}
            description={words.nitrateZoneHint}
            onChange={(choice) => field.onChange(ZONE_OF[choice])}
          />
        )}
      />
      <Controller
        name="slope"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={words.slope}
            name={field.name}
            choices={SLOPE_CHOICES}
            value={field.value ?? 'unknown'}
            description={words.slopeHint}
            onChange={(choice) => field.onChange(choice === 'unknown' ? null : choice)}
          />
        )}
      />
    </SimpleGrid>
  )
}
