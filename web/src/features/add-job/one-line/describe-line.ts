/** Understood parts of a line, as chips that the farmer reads over. */
import type { JobLine, LineFarm, LineUse, Meaning } from '@vagu/core/job-line/line'
import { formatDays, formatQuantity } from '../../../lib/format.ts'
import { oneLineText } from './text.ts'

export interface LineChip {
  readonly title: string
  readonly text: string
}

const MAX_FIELDS = 3

function fieldsText(ids: readonly string[], { fields }: LineFarm): string {
  const names = ids.flatMap((id) => fields.find((field) => field.id === id)?.name ?? [])
  if (names.length <= MAX_FIELDS + 1) return names.join(', ')
  return oneLineText.moreFields(names.slice(0, MAX_FIELDS).join(', '), names.length - MAX_FIELDS)
}

function jobText(job: NonNullable<JobLine['job']>, { categories }: LineFarm): string {
  const category = categories.find(({ key }) => key === job.category)
  return category?.jobs.find(({ key }) => key === job.job)?.name ?? category?.name ?? ''
}

function useText({ requisiteId, name, amount }: LineUse, { materials }: LineFarm): string {
  const own = materials.find(({ id }) => id === requisiteId)
  const who = requisiteId === null ? oneLineText.fromRegister(name) : (own?.label ?? name)
  if (!amount) return who
  const quantity = formatQuantity(amount.value, amount.unit ? oneLineText.unit[amount.unit] : '', 6).trim()
  const isRate = amount.basis === 'rate'
  return `${who} ${isRate ? (amount.unit ? oneLineText.rate(quantity) : quantity) : oneLineText.total(quantity)}`
}

function yieldText({ value, unit, isPerHectare }: NonNullable<JobLine['harvest']>): string {
  const quantity = formatQuantity(value, oneLineText.unit[unit], 6)
  return isPerHectare ? oneLineText.rate(quantity) : oneLineText.total(quantity)
}

const chip = (meaning: Meaning, text: string): LineChip => ({ title: oneLineText.meanings[meaning], text })

/** In the order in which the form asks. */
export function describeLine(line: JobLine, farm: LineFarm): LineChip[] {
  const { job, days, status, startTime, materials, workerId, area, harvest, notes, labels, fieldIds } = line
  const worker = farm.workers.find(({ id }) => id === workerId)
  const state = status ? oneLineText.statuses[status] : ''
  return [
    ...(job ? [chip('job', jobText(job, farm))] : []),
    ...(days ? [chip('days', formatDays(days.start, days.end))] : []),
    ...(startTime ? [chip('time', startTime)] : []),
    ...(state ? [{ title: oneLineText.status, text: state }] : []),
    ...(fieldIds.length > 0 ? [chip('fields', fieldsText(fieldIds, farm))] : []),
    ...(area === null ? [] : [chip('area', formatQuantity(area, 'ha', 4))]),
    ...materials.map((use) => chip('material', useText(use, farm))),
    ...(harvest ? [chip('yield', yieldText(harvest))] : []),
    ...(worker ? [chip('worker', worker.name)] : []),
    ...labels.map((label) => chip('label', label)),
    ...(notes ? [chip('note', notes)] : []),
  ]
}
