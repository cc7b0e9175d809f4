import type { Requisite } from '@vagu/core/requisites/schema'
import { Checkbox, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import {
  chooseCoating,
  type Coating,
  coatingOptions,
  COATING_UNITS,
  coatingValue,
  switchCoating,
  withCoating,
} from './coating.ts'
import styles from './Material.module.css'
import type { MaterialProps } from './material-props.ts'
import { words } from './text.ts'
import { LEAST_LETTERS, useChemicalNames } from './use-chemicals.ts'

interface Props extends MaterialProps {
  readonly requisites: readonly Requisite[]
}
const WAIT_MS = 200

/** A chemical of the farm or of the register; there is no other. */
function CoatingSelect({
  material,
  onChange,
  name,
  errors,
  requisites,
  coating,
}: Props & { coating: Coating }) {
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed, WAIT_MS)
  const { data: found = [], isSuccess } = useChemicalNames(query, true)
  const chemicals = requisites.filter(({ type }) => type === 'chemical')
  const options = coatingOptions(chemicals, found, coating)
  const isNothing =
    isSuccess &&
    query.trim().length >= LEAST_LETTERS &&
    !options.some(({ label }) => label.toLocaleLowerCase('et').includes(query.trim().toLocaleLowerCase('et')))
  return (
    <SearchSelect
      label={words.coating}
      placeholder={words.choose}
      options={options}
      value={coatingValue(chemicals, coating)}
      name={`${name}.coating.name`}
      error={errors.get(`${name}.coating.name`)}
      description={isNothing ? words.coatingNotFound(query.trim()) : undefined}
      isRequired
      onSearch={setTyped}
      onChange={(value) => {
        setTyped('')
        onChange(chooseCoating(material, chemicals, value))
      }}
    />
  )
}

function CoatingAmount({ material, onChange, name, errors, coating }: MaterialProps & { coating: Coating }) {
  const units = [...new Set([...COATING_UNITS, ...(coating.unit ? [coating.unit] : [])])]
  return (
    <div className={styles.pair}>
      <DecimalField
        label={words.coatingAmount}
        value={coating.amount}
        decimals={4}
        unit={coating.unit ?? undefined}
        name={`${name}.coating.amount`}
        error={errors.get(`${name}.coating.amount`)}
        isRequired
        onChange={(amount) => onChange(withCoating(material, { amount }))}
      />
      <Select
        label={words.unitLabel}
        aria-label={words.coatingUnit}
        data={units}
        value={coating.unit}
        name={`${name}.coating.unit`}
        error={errors.get(`${name}.coating.unit`)}
        allowDeselect={false}
        onChange={(unit) => onChange(withCoating(material, { unit }))}
      />
    </div>
  )
}

/** What the seed is dressed with, when it is. */
export function CoatingFields(props: Props) {
  const { material, onChange } = props
  const { coating } = material.facts
  return (
    <>
      <Checkbox
        label={words.coated}
        checked={coating != null}
        onChange={(event) => onChange(switchCoating(material, event.currentTarget.checked))}
      />
      {coating && (
        <div className={styles.coating}>
          <CoatingSelect {...props} coating={coating} />
          <CoatingAmount {...props} coating={coating} />
        </div>
      )}
    </>
  )
}
