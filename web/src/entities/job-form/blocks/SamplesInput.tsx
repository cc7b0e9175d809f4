import { isSoilSampling } from '@vagu/core/jobs/job-kinds'
import { Link } from '@tanstack/react-router'
import { pathTo } from '../../../navigation/paths.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { useGlobalYear } from '../../session/global-year.ts'
import { useSoilSamples } from '../../soil-samples/use-soil-samples.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import { jobFormText } from '../text.ts'

/** The samples that a stored job brought, where they are shown. */
function SamplesOfJob() {
  const id = useJobForm(({ form }) => form.eventId)
  const year = useGlobalYear()
  const { data = [] } = useSoilSamples()
  const own = id === null ? [] : data.filter(({ jobId }) => jobId === id)
  const [first] = own
  if (!first) return null
  return (
    <Link to={pathTo('soilSamples', { year })} hash={first.fieldId}>
      {jobFormText.samplesOfJob(own.length)}
    </Link>
  )
}

/** How many soil samples were taken on each field. */
export function SamplesInput() {
  const value = useJobForm(({ form }) => form.soilSamples)
  const isAsked = useJobForm(({ job }) => job !== undefined && isSoilSampling(job))
  const isShared = useJobForm(({ chosen }) => chosen.length > 1)
  const error = useErrorAt('soilSamples')
  const update = useUpdate()
  return (
    <>
      {isAsked && (
        <DecimalField
          label={isShared ? jobFormText.samplesPerField : jobFormText.samples}
          description={jobFormText.samplesHint}
          value={value}
          decimals={0}
          name="soilSamples"
          error={error}
          onChange={(soilSamples) => update((now) => ({ ...now, soilSamples }))}
        />
      )}
      <SamplesOfJob />
    </>
  )
}
