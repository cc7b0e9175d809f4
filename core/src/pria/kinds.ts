import type { AgencyKind } from '../agency/wire.ts'
import type { PriaKind } from './schema.ts'

/** Kinds as the agency names them, by those of our addresses. */
export const AGENCY_KIND_OF: Readonly<Record<PriaKind, AgencyKind>> = {
  fields: 'FIELD',
  crops: 'CROP',
  jobs: 'JOB',
  yields: 'YIELD',
}
