import { DecimalField } from '../../../ui/DecimalField.tsx'
import { words } from '../../jobs/text.ts'
import { useFormState } from '../state/form-context.ts'
import styles from './JobForm.module.css'

/** Wind and air while spraying. */
export function Weather() {
  const { form, update, errors } = useFormState()
  return (
    <div className={styles.pair}>
      <DecimalField
        label={words.windSpeed}
        unit="m/s"
        decimals={1}
        value={form.windSpeed}
        name="windSpeed"
        error={errors.get('windSpeed')}
        onChange={(windSpeed) => update((now) => ({ ...now, windSpeed }))}
      />
      <DecimalField
        label={words.airTemperature}
        unit="°C"
        decimals={1}
        value={form.airTemperature}
        name="airTemperature"
        error={errors.get('airTemperature')}
        onChange={(airTemperature) => update((now) => ({ ...now, airTemperature }))}
      />
    </div>
  )
}
