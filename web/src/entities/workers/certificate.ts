import { daysBetween } from '@vagu/core/time/day'
import { courseDueFrom } from '@vagu/core/warnings/rules/chemical-certification-about-to-end/limits'
import type { Worker } from '@vagu/core/workers/schema'

/** How it stands with a worker's plant-protection certificate; `unknown`: nobody has written down when it ends. */
export type CertificateState = 'none' | 'unknown' | 'valid' | 'ending' | 'ended'
export type Certified = Pick<Worker, 'chemicalCertification' | 'chemicalWorkerLicenceEndDate'>

/** The state on a day, by the bounds of the rules that warn of it: the last day is still valid. */
export function certificateState(worker: Certified, today: string): CertificateState {
  if (!worker.chemicalCertification) return 'none'
  const end = worker.chemicalWorkerLicenceEndDate
  if (end === null) return 'unknown'
  if (end < today) return 'ended'
  return today < courseDueFrom(end) ? 'valid' : 'ending'
}

/** Days that are left of a certificate; 0 on its last day. */
export const daysLeft = (end: string, today: string): number => daysBetween(today, end)
