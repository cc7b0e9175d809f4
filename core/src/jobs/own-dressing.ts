/** Dressing of the farm's own seed: the farm used the product itself, on a day before the seed was in the ground. */
import type { FieldError } from '../errors.ts'
import { OWN_SEED } from '../materials/schema.ts'
import { isDay } from '../time/day.ts'
import { fieldError } from '../validation.ts'
import type { JobDraft, JobMaterial } from './schema.ts'

/** Dressing of a seed that the farm has dressed itself; undefined of any other material. */
export const ownDressingOf = ({ type, seedCertificate, coating }: JobMaterial): JobMaterial['coating'] =>
  type === 'seed' && seedCertificate === OWN_SEED ? coating : undefined

type Sowing = Pick<JobDraft, 'status' | 'date' | 'endDate'>

/** The day is at the latest the last one of the sowing; a sowing that goes on lasts until today. */
export function checkDressing(
  material: JobMaterial,
  { status, date, endDate }: Sowing,
  { today }: { readonly today: string },
): FieldError[] {
  const on = ownDressingOf(material)?.treatedOn
  const last = endDate ?? (date > today ? date : today)
  return on && status !== 'PLANNED' && isDay(last) && on > last
    ? [fieldError('coating.treatedOn', 'dressedAfterSowing')]
    : []
}
