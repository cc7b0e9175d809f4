import { CATEGORY } from '@vagu/core/settings/table'
import { storedWorker } from '../../workers/worker-options.ts'
import { WorkerSelect } from '../../workers/WorkerSelect.tsx'
import { today } from '../../../lib/today.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import { asksCertificate } from '../model/shown-blocks.ts'

/** Who did the job; with plant-protection products only who holds the certificate. */
export function WorkerInput() {
  const { workers, worker, stored, day, recentIds } = useJobForm(({ form, farm, recentWorkerIds }) => ({
    workers: farm.workers,
    worker: form.worker,
    stored: form.stored,
    day: form.date,
    recentIds: recentWorkerIds,
  }))
  const isCertified = useJobForm(({ form }) => asksCertificate(form))
  const isPlantProtection = useJobForm(({ form }) => form.category === CATEGORY.plantProtection)
  const isRequired = useJobForm(({ job }) => job?.requires.includes('worker') ?? false)
  const error = useErrorAt('worker')
  const update = useUpdate()
  return (
    <WorkerSelect
      workers={workers}
      value={worker}
      stored={storedWorker(stored, workers)}
      needsCertificate={isCertified || isPlantProtection}
      isRequired={isCertified || isRequired}
      day={day ?? today()}
      recentIds={recentIds}
      name="worker"
      error={error}
      onChange={(next) => update((now) => ({ ...now, worker: next }))}
    />
  )
}
