import type { JobRewrite } from '@vagu/core/jobs/schema'
import type { JobForm } from '../model/job-form.ts'

/** The steps of a save, in the order in which they are taken. */
export interface SaveSteps {
  /** Names the records of the form, and puts it into the place of the form that is shown. */
  readonly named: (form: JobForm) => JobForm
  readonly mayPass: (form: JobForm) => Promise<boolean>
  /** Undefined when the farmer goes on editing. */
  readonly askOthers: (form: JobForm) => Promise<readonly JobRewrite[] | undefined>
  readonly send: (form: JobForm, others: readonly JobRewrite[]) => Promise<void>
}

/** Asks what must be asked, and sends. The form is put in its place before anything is waited for: what is typed meanwhile stays. */
export async function askThenSend(typed: JobForm, steps: SaveSteps): Promise<void> {
  const form = steps.named(typed)
  if (!(await steps.mayPass(form))) return
  const others = await steps.askOthers(form)
  if (others) await steps.send(form, others)
}
