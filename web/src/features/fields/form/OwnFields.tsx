import { SimpleGrid, TextInput } from '@mantine/core'
import { type FieldDraft, SLOPES } from '@vagu/core/fields/schema'
import { Controller, useFormContext } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { fieldsPageText } from '../text.ts'
import { type FieldInput, ZONE_OF, zoneChoice } from './field-form.ts'

const ZONES = (['unknown', 'yes', 'no'] as const).map((value) => ({
  value,
  label: fieldsPageText.nitrateZones[value],
}))

const SLOPE_CHOICES = (['unknown', ...SLOPES] as const).map((value) => ({
  value,
  label: fieldsPageText.slopes[value],
}))

/** Inputs that hold for all years. */
export function OwnFields() {
  const { register, control, formState } = useFormContext<FieldInput, unknown, FieldDraft>()
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        {...register('name')}
        label={fieldsPageText.name}
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
            label={fieldsPageText.area}
            unit="ha"
            isRequired
            error={fieldState.error?.message}
          />
        )}
      />
      <TextInput
        {...register('code')}
        label={fieldsPageText.code}
        placeholder={fieldsPageText.codeHint}
        error={errors.code?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        {...register('priaCode')}
        label={fieldsPageText.priaCode}
        error={errors.priaCode?.message}
        autoComplete="off"
      />
      <Controller
        name="nitrateZone"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={fieldsPageText.nitrateZone}
            name={field.name}
            choices={ZONES}
            value={zoneChoice(field.value)}
            description={fieldsPageText.nitrateZoneHint}
            onChange={(choice) => field.onChange(ZONE_OF[choice])}
          />
        )}
      />
      <Controller
        name="slope"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={fieldsPageText.slope}
            name={field.name}
            choices={SLOPE_CHOICES}
            value={field.value ?? 'unknown'}
            description={fieldsPageText.slopeHint}
            onChange={(choice) => field.onChange(choice === 'unknown' ? null : choice)}
          />
        )}
      />
    </SimpleGrid>
  )
}
