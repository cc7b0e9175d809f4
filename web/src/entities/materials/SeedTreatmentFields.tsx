import type { Material } from '@vagu/core/materials/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { today } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import {
  chooseSeedTreatment,
  type SeedTreatment,
  seedTreatmentOptions,
  COATING_UNITS,
  seedTreatmentValue,
  switchSeedTreatment,
  withSeedTreatment,
} from './seed-treatment.ts'
import layout from '../../ui/layout.module.css'
import styles from './Material.module.css'
import type { MaterialProps } from './material-props.ts'
import { seedTreatmentText as text } from './seed-treatment-text.ts'
import { materialsText } from './text.ts'
import { MIN_LETTERS, useChemicalNames } from './use-chemicals.ts'

interface Props extends MaterialProps {
  readonly requisites: readonly Material[]
}
const WAIT_MS = 200

/** A chemical of the farm or of the register; there is no other. */
function SeedTreatmentSelect({
  material,
  onChange,
  name,
  errors,
  requisites,
  coating,
}: Props & { coating: SeedTreatment }) {
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed, WAIT_MS)
  const { data: found = [], isSuccess } = useChemicalNames(query, true)
  const chemicals = requisites.filter(({ type }) => type === 'chemical')
  const options = seedTreatmentOptions(chemicals, found, coating)
  const isNothing =
    isSuccess &&
    query.trim().length >= MIN_LETTERS &&
    !options.some(({ label }) => label.toLocaleLowerCase('et').includes(query.trim().toLocaleLowerCase('et')))
  return (
    <SearchSelect
      label={materialsText.coating}
      placeholder={materialsText.choose}
      options={options}
      value={seedTreatmentValue(chemicals, coating)}
      name={`${name}.coating.name`}
      error={errors.get(`${name}.coating.name`)}
      description={isNothing ? materialsText.coatingNotFound(query.trim()) : undefined}
      isRequired
      onSearch={setTyped}
      onChange={(value) => {
        setTyped('')
        onChange(chooseSeedTreatment(material, chemicals, value))
      }}
    />
  )
}

function SeedTreatmentAmount({
  material,
  onChange,
  name,
  errors,
  coating,
}: MaterialProps & { coating: SeedTreatment }) {
  const units = [...new Set([...COATING_UNITS, ...(coating.unit ? [coating.unit] : [])])]
  return (
    <div className={styles.pair}>
      <DecimalField
        label={materialsText.coatingAmount}
        value={coating.amount}
        decimals={4}
        unit={coating.unit ?? undefined}
        name={`${name}.coating.amount`}
        error={errors.get(`${name}.coating.amount`)}
        isRequired
        onChange={(amount) => onChange(withSeedTreatment(material, { amount }))}
      />
      <Select
        label={materialsText.unitLabel}
        aria-label={materialsText.coatingUnit}
        data={units}
        value={coating.unit}
        name={`${name}.coating.unit`}
        error={errors.get(`${name}.coating.unit`)}
        allowDeselect={false}
        onChange={(unit) => onChange(withSeedTreatment(material, { unit }))}
      />
    </div>
  )
}

/** Day on which the farm's own seed was dressed, and who did it: the farm has used the product. */
function OwnSeedTreatment({
  material,
  onChange,
  name,
  errors,
  coating,
}: MaterialProps & { coating: SeedTreatment }) {
  const [season] = useState(() => ({ year: cropYearOf(today()) }))
  return (
    <>
      <div className={styles.fields}>
        <DateField
          label={text.on}
          value={coating.treatedOn}
          season={season}
          name={`${name}.coating.treatedOn`}
          error={errors.get(`${name}.coating.treatedOn`)}
          onChange={(treatedOn) => onChange(withSeedTreatment(material, { treatedOn }))}
        />
        <TextInput
          label={text.by}
          value={coating.treatedBy ?? ''}
          name={`${name}.coating.treatedBy`}
          error={errors.get(`${name}.coating.treatedBy`)}
          onChange={(event) =>
            onChange(withSeedTreatment(material, { treatedBy: event.currentTarget.value }))
          }
        />
      </div>
      <p className={layout.quiet}>{text.hint}</p>
    </>
  )
}

/** Dressing of the seed, when it has one. */
export function SeedTreatmentFields({ isSown, ...props }: Props & { readonly isSown: boolean }) {
  const { material, onChange } = props
  const { coating } = material.facts
  return (
    <>
      <Checkbox
        label={materialsText.coated}
        checked={coating != null}
        onChange={(event) => onChange(switchSeedTreatment(material, event.currentTarget.checked))}
      />
      {coating && (
        <div className={styles.coating}>
          <SeedTreatmentSelect {...props} coating={coating} />
          <SeedTreatmentAmount {...props} coating={coating} />
          {isSown && material.facts.seedCertificate === 'OTS' && (
            <OwnSeedTreatment {...props} coating={coating} />
          )}
        </div>
      )}
    </>
  )
}
