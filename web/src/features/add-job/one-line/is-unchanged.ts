import type { JobForm } from '../../../entities/job-form/model/job-form.ts'

/**
 * Parts of the form that the farmer can have changed: the register fills in what a material forbids when its
 * answer comes.
 */
const typedOf = ({ ids: _ids, materials, ...form }: JobForm): string =>
  JSON.stringify({ ...form, materials: materials.map(({ key, facts, amount }) => [key, facts.name, amount]) })

/** Whether nobody changed the form since it was filled. */
export const isUnchanged = (filled: JobForm, now: JobForm): boolean =>
  filled === now || typedOf(filled) === typedOf(now)
