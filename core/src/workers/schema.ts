import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant } from '../time/schema.ts'
import { isPersonalCode } from './personal-code.ts'
import { checkCertificate } from './rules.ts'

const shape = z.object({
  name: z.string('required').trim().min(1, 'required').min(2, 'tooShort').max(200, 'tooLong'),
  /** Euros per hour. */
  hourlyRate: z.number('wrongNumber').min(0, 'negative').max(100_000, 'tooLarge').nullable().default(null),
  notes: z.string().max(5000, 'tooLong').default(''),
  chemicalCertification: z.boolean().default(false),
  /** Last day on which the plant-protection certificate is valid. */
  chemicalWorkerLicenceEndDate: Day.nullable().default(null),
  /** Number of the certificate; '' where nobody wrote it down. */
  certificateNo: z.string().trim().max(60, 'tooLong').default(''),
  /** Company whose worker he is, where the farm buys the work as a service; '' for the farm's own. */
  company: z.string().trim().max(200, 'tooLong').default(''),
  /** Estonian personal code: payroll programs know people by it. Seen by whoever sees what people are paid. */
  personalCode: z.string().trim().refine(isPersonalCode, 'wrongPersonalCode').nullable().default(null),
  /** Who of the farm's people he is: with the role of a worker, that user sees and writes his hours alone. */
  userId: z.string().max(100, 'tooLong').nullable().default(null),
})
/** A worker as he is written, before his certificate is looked at. */
export const WorkerFacts = shape.extend({ _id: Id.optional() })
export const WorkerDraft = WorkerFacts.superRefine((worker, context) => {
  for (const { path, code } of checkCertificate(worker))
    context.addIssue({ code: 'custom', path: [path], message: code })
})
export type WorkerDraft = z.infer<typeof WorkerDraft>
/** Demands on a change beyond its shape follow from what is stored. */
export const WorkerChange = shape.extend({ updatedAt: Instant.optional() })
/** A worker as stored; one that came by import may lack the end of his certificate. */
export const Worker = shape.extend({ _id: Id, updatedAt: Instant })
export type Worker = z.infer<typeof Worker>
