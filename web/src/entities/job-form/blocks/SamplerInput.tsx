import { isSoilSampling } from '@vagu/core/jobs/job-kinds'
import { CreatableSelect } from '../../../ui/CreatableSelect.tsx'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import { jobFormText } from '../text.ts'

/** Who took the soil sample: a worker, who took one of late, or any other name. */
export function SamplerInput() {
  const own = useJobForm(({ form }) => form.soilSampler.trim())
  const workers = useJobForm(({ farm }) => farm.workers)
  const recentSamplers = useJobForm((state) => state.recentSamplers)
  const isRequired = useJobForm(({ job }) => job !== undefined && isSoilSampling(job))
  const error = useErrorAt('soilSampler')
  const update = useUpdate()
  const names = [...recentSamplers, ...workers.map(({ name }) => name), ...(own === '' ? [] : [own])]
  const choose = (soilSampler: string): void => update((now) => ({ ...now, soilSampler }))
  return (
    <CreatableSelect
      label={jobFormText.sampler}
      placeholder={jobFormText.chooseSampler}
      options={[...new Set(names)].map((name) => ({ value: name, label: name }))}
      recent={recentSamplers}
      value={own || null}
      name="soilSampler"
      error={error}
      isRequired={isRequired}
      isClearable
      onChange={(name) => choose(name ?? '')}
      onCreate={choose}
    />
  )
}
