import { DecimalField } from '../../../ui/DecimalField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'

/** Wind and air while spraying. */
export function Weather() {
  const { wind, air } = useJobForm(({ form }) => ({ wind: form.windSpeed, air: form.airTemperature }))
  const windError = useErrorAt('windSpeed')
  const airError = useErrorAt('airTemperature')
  const update = useUpdate()
  return (
    <div className={styles.pair}>
      <DecimalField
        label={jobsText.windSpeed}
        unit="m/s"
        decimals={1}
        value={wind}
        name="windSpeed"
        error={windError}
        onChange={(windSpeed) => update((now) => ({ ...now, windSpeed }))}
      />
      <DecimalField
        label={jobsText.airTemperature}
        unit="°C"
        decimals={1}
        value={air}
        name="airTemperature"
        error={airError}
        onChange={(airTemperature) => update((now) => ({ ...now, airTemperature }))}
      />
    </div>
  )
}
