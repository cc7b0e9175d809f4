/** The form of a first spraying, with what the farm has of it already. */
import { CATEGORY } from '@vagu/core/settings/table'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import { changeMaterial, chooseCategory, chooseJob } from '../../../entities/job-form/model/change-form.ts'
import { emptyForm, type JobForm } from '../../../entities/job-form/model/job-form.ts'
import { materialOf } from '../../../entities/materials/material-form.ts'

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** The only worker with a certificate, the only product and the only field stand in it; of several the farmer chooses. */
export function firstSpraying(farm: FarmSnapshot, today: string): JobForm {
  const empty = emptyForm(today)
  const category = farm.categories.find(({ key, visible }) => visible && key === CATEGORY.plantProtection)
  if (!category) return empty
  const chosen = chooseCategory(empty, category)
  const spraying = category.jobs.find(({ key, visible }) => visible && key === 'spraying')
  const begun = chosen.job === '' && spraying ? chooseJob(chosen, spraying) : chosen
  const worker = only(farm.workers.filter(({ chemicalCertification }) => chemicalCertification))
  const product = only(farm.requisites.filter(({ type }) => type === 'chemical'))
  const field = only(farm.fields.filter(({ active }) => active))
  const form = { ...begun, worker: worker?._id ?? null, fieldIds: field ? [field._id] : [] }
  const [row] = form.materials
  return product && row ? changeMaterial(form, materialOf(product, row.key)) : form
}
