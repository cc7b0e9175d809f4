import { CATEGORY } from '@vagu/core/settings/table'
import { keptWorker } from '../../workers/worker-options.ts'
import { WorkerSelect } from '../../workers/WorkerSelect.tsx'
import { today } from '../../../lib/today.ts'
import { useFormState } from '../state/form-context.ts'
import { asksCertificate } from '../model/shown-blocks.ts'

/** Who did the job; with plant-protection products only who holds the certificate. */
export function WorkerInput() {
  const { form, update, errors, farm, job, recentWorkerIds } = useFormState()
  const isCertified = asksCertificate(form)
  return (
    <WorkerSelect
      workers={farm.workers}
      value={form.worker}
      kept={keptWorker(form.stored, farm.workers)}
      needsCertificate={isCertified || form.category === CATEGORY.plantProtection}
      isRequired={isCertified || (job?.requires.includes('worker') ?? false)}
      day={form.date ?? today()}
      recentIds={recentWorkerIds}
      name="worker"
      error={errors.get('worker')}
      onChange={(worker) => update((now) => ({ ...now, worker }))}
    />
  )
}
