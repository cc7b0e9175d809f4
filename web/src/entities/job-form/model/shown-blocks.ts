import { isGrazing, isSoilSampling } from '@vagu/core/jobs/job-kinds'
import { needsCertificate } from '@vagu/core/jobs/plant-protection'
import type { JobType } from '@vagu/core/settings/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { BLOCKS, type Block, type JobForm } from './job-form.ts'

const filled: Readonly<Record<Block, (form: JobForm) => boolean>> = {
  inspections: (form) => form.inspections.length > 0,
  worker: (form) => form.worker !== null,
  machine: (form) => form.machine !== null,
  startTime: (form) => form.startTime !== null,
  growthStage: (form) => form.growthStage !== null,
  weather: (form) => form.windSpeed !== null || form.airTemperature !== null,
  yield: (form) => form.harvest.yield !== null,
  note: (form) => form.notes !== '',
  labels: (form) => form.labels.length > 0,
  image: (form) => form.images.length > 0,
}
/** Blocks that the record of a plant protection job must hold beside those its type asks for. */
const OF_PLANT_PROTECTION: ReadonlySet<string> = new Set<Block>(['startTime', 'growthStage', 'weather'])

/** Whether who does the job must hold the certificate, whatever the job is. */
export const asksCertificate = (form: JobForm): boolean =>
  needsCertificate(
    { key: form.category },
    form.materials.map(({ facts }) => facts),
  )

const isRequired = (block: Block, form: JobForm, job: JobType | undefined): boolean =>
  (job?.requires.some((required) => required === block) ?? false) ||
  (form.category === CATEGORY.plantProtection && OF_PLANT_PROTECTION.has(block)) ||
  (block === 'worker' && asksCertificate(form))

/** Blocks that the job type asks for, that were opened, or that hold something: what is filled never hides. */
export const shownBlocks = (form: JobForm, job: JobType | undefined): ReadonlySet<Block> =>
  new Set(
    BLOCKS.filter(
      (block) => isRequired(block, form, job) || form.opened.includes(block) || filled[block](form),
    ),
  )

/** Blocks that can be opened beside the shown ones. */
export const otherBlocks = (shown: ReadonlySet<Block>): Block[] => BLOCKS.filter((block) => !shown.has(block))

/** How fertilizer was spread is asked where there is some. */
export const showsFertilization = (form: JobForm): boolean =>
  form.fertilization !== null || form.materials.some(({ facts }) => facts.type === 'fertilizer')

export const showsGrazing = (form: JobForm, job: JobType | undefined): boolean =>
  form.herding.length > 0 || (job !== undefined && isGrazing(job))

export const showsSampler = (form: JobForm, job: JobType | undefined): boolean =>
  form.soilSampler !== '' || (job !== undefined && isSoilSampling(job))
