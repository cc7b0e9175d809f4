import { isSoilSampling } from '@vagu/core/job-events/job-kinds'
import { CreatableSelect } from '../../../ui/CreatableSelect.tsx'
import { useFormState } from '../state/form-context.ts'
import { words } from '../text.ts'

/** Who took the soil sample: a worker, who took one of late, or any other name. */
export function SamplerInput() {
  const { form, update, errors, farm, job, recentSamplers } = useFormState()
  const own = form.soilSampler.trim()
  const names = [...recentSamplers, ...farm.workers.map(({ name }) => name), ...(own === '' ? [] : [own])]
  const isRequired = job !== undefined && isSoilSampling(job)
  const choose = (soilSampler: string): void => update((now) => ({ ...now, soilSampler }))
  return (
    <CreatableSelect
      label={words.sampler}
      placeholder={words.chooseSampler}
      options={[...new Set(names)].map((name) => ({ value: name, label: name }))}
      recent={recentSamplers}
      value={own || null}
      name="soilSampler"
      error={errors.get('soilSampler')}
      isRequired={isRequired}
      isClearable
      onChange={(name) => choose(name ?? '')}
      onCreate={choose}
    />
  )
}
