/** Consequences of a read line in the form: it adds to it, and changes only what it says. */
import type { JobLine, LineAmount, LineUse, LineYield } from '@vagu/core/job-line/line'
import { materialKey, type Material } from '@vagu/core/materials/schema'
import { roundTo } from '@vagu/core/units/rounding'
import type { LinkedAmount } from '../../../entities/materials/amount.ts'
import {
  isNamed,
  type MaterialForm,
  materialOf,
  newMaterial,
} from '../../../entities/materials/material-form.ts'
import type { RecentUse } from '../../../entities/materials/material-options.ts'
import { newId } from '../../../lib/new-id.ts'
import { totalAreaOf } from '../../../entities/job-form/model/build-drafts.ts'
import {
  type FormCalendar,
  changeMaterial,
  chooseCategory,
  chooseDay,
  chooseEnd,
  chooseFields,
  chooseJob,
  chooseStart,
  chooseStatus,
  typeTotalArea,
} from '../../../entities/job-form/model/change-form.ts'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import type { JobForm } from '../../../entities/job-form/model/job-form.ts'
import { settle } from '../../../entities/job-form/model/settle.ts'
import { offerTypical } from '../../../entities/job-form/model/typical-monitoring.ts'

/** Facts that the form is filled from beside the line. */
export interface Around {
  readonly farm: FarmSnapshot
  readonly calendar: FormCalendar
  /** Products of the register that the line names, ready to be taken, by their names. */
  readonly registered: ReadonlyMap<string, MaterialForm>
  /** Recently used materials, newest first. */
  readonly recentUses: readonly RecentUse[]
  /** In [0, 1), for suggested amounts of monitoring. */
  readonly random: () => number
}
type Step = (form: JobForm, line: JobLine, around: Around) => JobForm

const withJob: Step = (form, { job }, { farm }) => {
  const category = farm.categories.find(({ key }) => key === job?.category)
  if (!job || !category) return form
  const inCategory = form.category === category.key ? form : chooseCategory(form, category)
  const type = category.jobs.find(({ key }) => key === job.job)
  return type && inCategory.job !== type.key ? chooseJob(inCategory, type) : inCategory
}

const withDays: Step = (form, { days, status }, { calendar }) => {
  const stated = status === null ? form : chooseStatus(form, status, calendar)
  if (!days) return stated
  if (days.end === null) return chooseEnd(chooseStart(stated, days.start), null)
  return chooseEnd(chooseDay(stated, days.start), days.end)
}

const withFields: Step = (form, { fieldIds }) =>
  fieldIds.length === 0 ? form : chooseFields(form, [...form.fieldIds, ...fieldIds])

const chosenOf = (form: JobForm, { farm }: Around) =>
  farm.fields.filter(({ _id }) => form.fieldIds.includes(_id))

const withArea: Step = (form, { area }, around) =>
  area === null ? form : typeTotalArea(form, chosenOf(form, around), area)

const toLinkedAmount = ({ amount }: MaterialForm, { value, unit, basis }: LineAmount): LinkedAmount => ({
  unit: unit ?? amount.unit,
  master: basis,
  value,
})

function materialFor(use: LineUse, key: string, { farm, registered, recentUses }: Around): MaterialForm {
  const own = farm.requisites.find(({ _id }) => _id === use.requisiteId)
  const last = recentUses.find(({ requisiteId }) => requisiteId === own?._id)
  if (own) return { ...materialOf(own, key), ...(last && { amount: last.amount }) }
  const found = registered.get(use.name)
  return found ? { ...found, key } : newMaterial(use.name, use.type, key)
}

/** The block that the material goes into: its own, else an empty one of its type, else none. */
const blockFor = ({ materials }: JobForm, use: LineUse): MaterialForm | undefined =>
  materials.find(
    ({ requisiteId, facts }) =>
      (requisiteId !== null && requisiteId === use.requisiteId) ||
      materialKey(facts.name) === materialKey(use.name),
  ) ?? materials.find((material) => !isNamed(material) && material.facts.type === use.type)

const usualMonitoring = (requisites: readonly Material[], id: string | null) =>
  requisites.find(({ _id }) => _id === id)?.inspections ?? []

function withUse(form: JobForm, use: LineUse, around: Around): JobForm {
  const block = blockFor(form, use)
  const isThere = block !== undefined && isNamed(block)
  const plain = isThere ? block : materialFor(use, block?.key ?? newId(), around)
  const material = use.amount ? { ...plain, amount: toLinkedAmount(plain, use.amount) } : plain
  if (block === undefined) {
    const added = { ...form, materials: [...form.materials, material] }
    return offered(changeMaterial(added, material), use, around)
  }
  const changed = changeMaterial(form, material)
  return isThere ? changed : offered(changed, use, around)
}

const offered = (form: JobForm, { requisiteId }: LineUse, { farm, random }: Around): JobForm =>
  offerTypical(form, { before: [], after: usualMonitoring(farm.requisites, requisiteId), random })

const withMaterials: Step = (form, { materials }, around) =>
  materials.reduce((changed, use) => withUse(changed, use, around), form)

/** A yield per hectare is one of all the fields; without fields it cannot be told. */
function totalYield({ value, isPerHectare }: LineYield, hectares: number): number | null {
  if (!isPerHectare) return value
  return hectares > 0 ? roundTo(value * hectares, 3) : null
}

const withHarvest: Step = (form, { harvest }, around) => {
  if (!harvest) return form
  const hectares = totalAreaOf(form, chosenOf(form, around), around.farm.customAreas)
  const total = totalYield(harvest, hectares)
  return total === null
    ? form
    : { ...form, harvest: { ...form.harvest, yield: total, yieldUnit: harvest.unit } }
}

const withWords: Step = (form, { startTime, workerId, notes, labels }) => ({
  ...form,
  startTime: startTime ?? form.startTime,
  worker: workerId ?? form.worker,
  notes:
    notes === '' || form.notes.includes(notes) ? form.notes : [form.notes, notes].filter(Boolean).join('\n'),
  labels: [...new Set([...form.labels, ...labels])],
})

const STEPS: readonly Step[] = [
  withJob,
  withDays,
  withFields,
  withArea,
  withMaterials,
  withHarvest,
  withWords,
]

/** The form with what the line says. Filling it with the same line again changes nothing more. */
export function applyLine(form: JobForm, line: JobLine, around: Around): JobForm {
  const filled = STEPS.reduce((changed, step) => step(changed, line, around), form)
  return settle(form, filled, { farm: around.farm, today: around.calendar.today })
}
