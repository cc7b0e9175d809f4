import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { nitrateZoneOf } from '@vagu/core/fields/rules'
import { FARMING_MODES, LAND_USES } from '@vagu/core/fields/schema'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { formatDay, formatQuantity } from '../../../lib/format.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { fieldsPageText } from '../text.ts'
import { AreaInput } from './AreaInput.tsx'
import { areaWithoutYear, type FieldEdit, type FieldInput, ZONE_OF, zoneChoice } from './field-form.ts'
import styles from './form.module.css'
import { SeasonFields } from './SeasonFields.tsx'
import { YieldFields } from './YieldFields.tsx'

const LAND = LAND_USES.map((value) => ({ value, label: fieldsPageText.landUses[value] }))
const MODES = [
  { value: 'unknown', label: fieldsPageText.notSaid },
  ...FARMING_MODES.map((value) => ({ value, label: fieldsPageText.farmingModes[value] })),
] as const

/** Hint in the year's area while it is empty: the area that holds without it. */
function useAreaHint(): string | undefined {
  const area = areaWithoutYear(useWatch<FieldInput>() as Partial<FieldInput>)
  return area === undefined || Number.isNaN(area)
    ? undefined
    : fieldsPageText.whenEmpty(formatQuantity(area, 'ha'))
}

/** Summary of the filled inputs, in one line; else of what there is to fill. */
function useSummary(): string {
  const info = useWatch<FieldInput, 'yearInfo.0'>({ name: 'yearInfo.0' })
  const { name, area, landUse, farmingMode, seasonStart, seasonEnd, notes, nitrateZone } = info ?? {}
  const filled = [
    name,
    area == null ? '' : formatQuantity(area, 'ha'),
    landUse ? fieldsPageText.landUses[landUse] : '',
    farmingMode ? fieldsPageText.farmingModes[farmingMode] : '',
    nitrateZone == null
      ? ''
      : `${fieldsPageText.nitrateZone} ${fieldsPageText.nitrateZones[zoneChoice(nitrateZone)].toLowerCase()}`,
    seasonStart ? `${fieldsPageText.seasonStart} ${formatDay(seasonStart)}` : '',
    seasonEnd ? `${fieldsPageText.seasonEnd} ${formatDay(seasonEnd)}` : '',
    notes ? fieldsPageText.notes : '',
  ].filter(Boolean)
  return filled.join(' · ') || fieldsPageText.folds.seasonHold
}

/** How the land is used and farmed in the season. */
function UseFields() {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Controller
        name="yearInfo.0.landUse"
        control={control}
        render={({ field }) => (
          <Select
            {...field}
            label={fieldsPageText.landUse}
            data={LAND}
            value={field.value ?? null}
            placeholder={fieldsPageText.notSaid}
            clearable
          />
        )}
      />
      <Controller
        name="yearInfo.0.farmingMode"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={fieldsPageText.farmingMode}
            name={field.name}
            choices={MODES}
            value={field.value ?? 'unknown'}
            onChange={(mode) => field.onChange(mode === 'unknown' ? null : mode)}
          />
        )}
      />
    </SimpleGrid>
  )
}

/** Whether the field lies in the nitrate-vulnerable area from this season on; what holds without a word is named. */
function ZoneChips({ year }: { readonly year: number }) {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  const [years = [], own] = useWatch<FieldInput, readonly ['yearInfo', 'nitrateZone']>({
    name: ['yearInfo', 'nitrateZone'],
  })
  const before = nitrateZoneOf({ yearInfo: years.slice(1), nitrateZone: own }, year)
  const { yes, no } = fieldsPageText.nitrateZones
  const held = fieldsPageText.nitrateZones[zoneChoice(before)]
  return (
    <Controller
      name="yearInfo.0.nitrateZone"
      control={control}
      render={({ field }) => (
        <ChoiceChips
          label={fieldsPageText.nitrateZoneFrom}
          name={field.name}
          choices={[
            { value: 'unknown', label: fieldsPageText.asBefore(held) },
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ]}
          value={zoneChoice(field.value)}
          onChange={(choice) => field.onChange(ZONE_OF[choice])}
        />
      )}
    />
  )
}

function Inputs({ year }: { readonly year: number }) {
  const { register, formState } = useFormContext<FieldInput, unknown, FieldEdit>()
  const errors = formState.errors.yearInfo?.[0]
  return (
    <div className={styles.under}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          {...register('yearInfo.0.name')}
          label={fieldsPageText.yearName}
          error={errors?.name?.message}
          autoComplete="off"
        />
        <AreaInput name="yearInfo.0.area" label={fieldsPageText.yearArea} placeholder={useAreaHint()} />
        <TextInput
          {...register('yearInfo.0.priaCode')}
          label={fieldsPageText.yearPriaCode}
          error={errors?.priaCode?.message}
          autoComplete="off"
        />
      </SimpleGrid>
      <UseFields />
      <ZoneChips year={year} />
      <SeasonFields year={year} />
      <YieldFields />
      <Textarea
        {...register('yearInfo.0.notes')}
        label={fieldsPageText.notes}
        error={errors?.notes?.message}
        autosize
        minRows={2}
      />
    </div>
  )
}

/** Inputs that stand on the fold: where one of them is wrong, it opens. */
const FOLDED = ['name', 'area', 'priaCode', 'seasonStart', 'seasonEnd', 'notes'] as const

/** Other facts that hold in the season that the page shows. */
export function MoreOfYear({ year }: { readonly year: number }) {
  const errors = useFormContext<FieldInput, unknown, FieldEdit>().formState.errors.yearInfo?.[0]
  return (
    <Fold
      names={FOLDED.map((name) => `yearInfo.0.${name}`)}
      label={fieldsPageText.folds.season(year)}
      summary={useSummary()}
      isForced={FOLDED.some((name) => errors?.[name])}
    >
      <Inputs year={year} />
    </Fold>
  )
}
