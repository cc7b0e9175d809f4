/** The kind of area that a job goes by: what choosing it, or a material that prefers one, brings about. */
import type { CustomArea, CustomAreaRef } from '@vagu/core/custom-areas/schema'
import { areaOfKind } from '@vagu/core/custom-areas/area-of'
import type { Material } from '@vagu/core/materials/schema'
import type { JobForm } from './job-form.ts'

/** Another kind, or none, gives every field its area anew; what is typed afterwards stays. */
export const chooseKind = (form: JobForm, customFieldArea: CustomAreaRef | null): JobForm =>
  form.customFieldArea?.id === customFieldArea?.id ? form : { ...form, customFieldArea, areas: {} }

/** The field's area of the chosen kind; undefined where none is chosen or the kind has none of the field. */
export function kindAreaOf(
  form: Pick<JobForm, 'customFieldArea'>,
  place: { readonly fieldId: string; readonly year: number | undefined },
  kinds: readonly CustomArea[],
): number | undefined {
  const { fieldId, year } = place
  const kind = form.customFieldArea && kinds.find(({ id }) => id === form.customFieldArea?.id)
  return kind && year !== undefined ? areaOfKind(kind, { fieldId, year }) : undefined
}

interface Lists {
  readonly requisites: readonly Material[]
  readonly customAreas: readonly CustomArea[]
}

/** A material that is chosen now brings the kind of area that it prefers, while the job has none. */
export function takePreferredKind(before: JobForm, after: JobForm, farm: Lists): JobForm {
  if (after.materials === before.materials || after.customFieldArea !== null) return after
  const had = new Set(before.materials.map(({ requisiteId }) => requisiteId))
  const chosen = after.materials.flatMap(({ requisiteId: id }) => (id === null || had.has(id) ? [] : [id]))
  const preferred = chosen
    .map((id) => farm.requisites.find(({ _id }) => _id === id)?.customFieldArea)
    .find((kind) => kind && farm.customAreas.some(({ id }) => id === kind.id))
  return preferred ? chooseKind(after, preferred) : after
}
