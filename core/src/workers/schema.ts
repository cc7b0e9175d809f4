import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant } from '../time/schema.ts'

const shape = z.object({
  name: z.string('required').trim().min(1, 'required').min(2, 'tooShort').max(200, 'tooLong'),
  /** Euros per hour. */
  hourlyRate: z.number('wrongNumber').min(0, 'negative').max(100_000, 'tooLarge').nullable().default(null),
  notes: z.string().max(5000, 'tooLong').default(''),
  chemicalCertification: z.boolean().default(false),
  /** Last day on which the plant-protection certificate is valid. */
  chemicalWorkerLicenceEndDate: Day.nullable().default(null),
})
const withEndDate = (
  worker: { chemicalCertification: boolean; chemicalWorkerLicenceEndDate: string | null },
  context: z.RefinementCtx,
) => {
  if (worker.chemicalCertification && worker.chemicalWorkerLicenceEndDate === null)
    context.addIssue({ code: 'custom', path: ['chemicalWorkerLicenceEndDate'], message: 'required' })
}

export const WorkerDraft = shape.extend({ _id: Id.optional() }).superRefine(withEndDate)
export type WorkerDraft = z.infer<typeof WorkerDraft>
export const WorkerChange = shape.extend({ updatedAt: Instant.optional() }).superRefine(withEndDate)
/** A worker as stored; one that came by import may lack the end of his certificate. */
export const Worker = shape.extend({ _id: Id, updatedAt: Instant })
export type Worker = z.infer<typeof Worker>
