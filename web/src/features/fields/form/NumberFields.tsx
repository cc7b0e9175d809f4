import { SimpleGrid, TextInput } from '@mantine/core'
import { type Field, SLOPES } from '@vagu/core/fields/schema'
import { earlierShapeOf } from '@vagu/core/fields/year-rules'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { fieldsPageText } from '../text.ts'
import { type FieldEdit, type FieldInput, ZONE_OF, zoneChoice } from './field-form.ts'
import { useUser } from '../../../entities/session/session.ts'
import { ParcelField } from './pria/ParcelField.tsx'
import { priaText } from './pria/text.ts'
import priaStyles from './pria/pria.module.css'
import { PriaPanel } from './pria/PriaPanel.tsx'
import { usePriaSearch } from './pria/use-pria-search.ts'

const ZONES = (['unknown', 'yes', 'no'] as const).map((value) => ({
  value,
  label: fieldsPageText.nitrateZones[value],
}))

const SLOPE_CHOICES = (['unknown', ...SLOPES] as const).map((value) => ({
  value,
  label: fieldsPageText.slopes[value],
}))

interface Props {
  /** The field as it is stored; none for a new one. */
  readonly base: Field | undefined
  readonly year: number
}

const labelled = (label: string, value: string | undefined): string => (value ? `${label} ${value}` : '')

/** Summary of the filled inputs, in one line; else of what there is to fill. */
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

function Inputs({ base, year }: Props) {
  const search = usePriaSearch()
  const isDemo = useUser()?.isDemo ?? false
  const isHeld = base !== undefined && earlierShapeOf(base, year) !== undefined
  const { register, control, formState } = useFormContext<FieldInput, unknown, FieldEdit>()
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <ParcelField search={search} />
      <TextInput
        {...register('priaCode')}
        label={fieldsPageText.priaCode}
        error={errors.priaCode?.message}
        autoComplete="off"
      />
      {isDemo && <p className={priaStyles.wide}>{priaText.inDemo}</p>}
      {(search.way === 'place' || search.found) && (
        <div className={priaStyles.wide}>
          <PriaPanel search={search} year={year} canTake={!isHeld} />
        </div>
      )}
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
export function NumberFields(props: Props) {
  const { errors } = useFormContext<FieldInput, unknown, FieldEdit>().formState
  return (
    <Fold
      names={['code', 'priaCode', 'nitrateZone', 'slope']}
      label={fieldsPageText.folds.numbers}
      summary={useSummary()}
      isForced={Boolean(errors.code ?? errors.priaCode)}
    >
      <Inputs {...props} />
    </Fold>
  )
}
