import { type Fertilization, SOIL_METHODS, SoilMethod, SPREADING } from '@vagu/core/jobs/schema'
import { Checkbox, Select } from '@mantine/core'
import { today } from '../../../lib/today.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { changeFertilization, soilSampleYears, spreadsOrganic } from '../model/fertilization-form.ts'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'

const METHODS = SOIL_METHODS.map((value) => ({ value, label: jobsText.soilMethods[value] }))
const SPREADINGS = SPREADING.map((value) => ({ value, label: jobsText.spreadings[value] }))

function useFertilization() {
  const fertilization = useJobForm(({ form }) => form.fertilization)
  const errors = useErrorsOf('fertilization')
  const update = useUpdate()
  const change = (part: Partial<Fertilization>): void =>
    update((now) => ({ ...now, fertilization: changeFertilization(now.fertilization, part) }))
  const errorOf = (key: keyof Fertilization) => errors.get(`fertilization.${key}`)
  return { fertilization, change, errorOf }
}

function SoilPhosphorus() {
  const { fertilization, change, errorOf } = useFertilization()
  const stored = fertilization?.soilSampleYear ?? null
  return (
    <div className={styles.pair}>
      <Select
        label={jobsText.soilMethod}
        data={METHODS}
        value={fertilization?.soilMethod ?? 'MEHLICH3'}
        name="fertilization.soilMethod"
        error={errorOf('soilMethod')}
        allowDeselect={false}
        onChange={(method) => change({ soilMethod: SoilMethod.catch('MEHLICH3').parse(method) })}
      />
      <DecimalField
        label={jobsText.soilPhosphorus}
        unit="mg/kg"
        value={fertilization?.nutrientN}
        name="fertilization.nutrientN"
        error={errorOf('nutrientN')}
        isRequired
        onChange={(nutrientN) => change({ nutrientN })}
      />
      <Select
        label={jobsText.soilSampleYear}
        data={soilSampleYears(today(), stored).map(String)}
        value={stored === null ? null : String(stored)}
        name="fertilization.soilSampleYear"
        error={errorOf('soilSampleYear')}
        required
        onChange={(year) => change({ soilSampleYear: year === null ? null : Number(year) })}
      />
    </div>
  )
}

/** How soon what was spread on the soil is in it. */
function Incorporation() {
  const { fertilization, change, errorOf } = useFertilization()
  const isOrganic = useJobForm(({ form }) => spreadsOrganic(form.materials))
  const hours = fertilization?.incorporatedWithinHours ?? null
  const isRequired = isOrganic && fertilization?.spreading !== 'INJECTED'
  if (!isRequired && hours === null) return null
  return (
    <div className={styles.pair}>
      <DecimalField
        label={jobsText.incorporated}
        unit={jobsText.incorporatedUnit}
        value={hours}
        name="fertilization.incorporatedWithinHours"
        error={errorOf('incorporatedWithinHours')}
        onChange={(incorporatedWithinHours) => change({ incorporatedWithinHours })}
      />
    </div>
  )
}

/** How the fertilizer was spread, and whether the soil needs much phosphorus. */
export function FertilizationBlock() {
  const { fertilization, change, errorOf } = useFertilization()
  return (
    <>
      <ChoiceChips
        label={jobsText.spreading}
        name="fertilization.spreading"
        choices={SPREADINGS}
        value={fertilization?.spreading ?? null}
        error={errorOf('spreading')}
        onChange={(spreading) => change({ spreading })}
      />
      <Incorporation />
      <Checkbox
        label={jobsText.beforeSow}
        description={jobsText.beforeSowHint}
        name="fertilization.fertilizationBeforeSow"
        checked={fertilization?.fertilizationBeforeSow ?? false}
        onChange={(event) => change({ fertilizationBeforeSow: event.currentTarget.checked })}
      />
      <Checkbox
        label={jobsText.highNeed}
        description={jobsText.highNeedHint}
        name="fertilization.highNutrientN"
        checked={fertilization?.highNutrientN ?? false}
        onChange={(event) => change({ highNutrientN: event.currentTarget.checked })}
      />
      {fertilization?.highNutrientN && <SoilPhosphorus />}
    </>
  )
}
