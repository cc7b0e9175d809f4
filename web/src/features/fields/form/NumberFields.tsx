import { SimpleGrid, TextInput } from '@mantine/core'
import { SLOPES } from '@vagu/core/fields/schema'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { fieldsPageText } from '../text.ts'
import { type FieldEdit, type FieldInput, ZONE_OF, zoneChoice } from './field-form.ts'

const ZONES = (['unknown', 'yes', 'no'] as const).map((value) => ({
  value,
  label: fieldsPageText.nitrateZones[value],
}))

const SLOPE_CHOICES = (['unknown', ...SLOPES] as const).map((value) => ({
  value,
  label: fieldsPageText.slopes[value],
}))

const labelled = (label: string, value: string | undefined): string => (value ? `${label} ${value}` : '')

/** What is filled, in one line; else what there is to fill. */
function useSummary(): string {
  const [code, priaCode, zone, slope] = useWatch<
    FieldInput,
    readonly ['code', 'priaCode', 'nitrateZone', 'slope']
  >({ name: ['code', 'priaCode', 'nitrateZone', 'slope'] })
  const filled = [
    labelled(fieldsPageText.code, code),
    labelled(fieldsPageText.priaCode, priaCode),
    zone == null
      ? ''
      : labelled(fieldsPageText.nitrateZone, fieldsPageText.nitrateZones[zoneChoice(zone)].toLowerCase()),
    slope == null ? '' : labelled(fieldsPageText.slope, fieldsPageText.slopes[slope].toLowerCase()),
  ].filter(Boolean)
  return filled.join(' · ') || fieldsPageText.folds.numbersHold
}

function Inputs() {
  const { register, control, formState } = useFormContext<FieldInput, unknown, FieldEdit>()
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
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

/** The numbers of the field, and what bounds the work on it; they hold for all years. */
export function NumberFields() {
  const { errors } = useFormContext<FieldInput, unknown, FieldEdit>().formState
  return (
    <Fold
      names={['code', 'priaCode', 'nitrateZone', 'slope']}
      label={fieldsPageText.folds.numbers}
      summary={useSummary()}
      isForced={Boolean(errors.code ?? errors.priaCode)}
    >
      <Inputs />
    </Fold>
  )
}
