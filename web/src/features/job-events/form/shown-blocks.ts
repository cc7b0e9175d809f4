import type { JobType } from '@vagu/core/settings/schema'
import { BLOCKS, type Block, type JobForm } from './job-form.ts'

const filled: Readonly<Record<Block, (form: JobForm) => boolean>> = {
  worker: (form) => form.worker !== null,
  yield: (form) => form.harvest.yield !== null,
  note: (form) => form.notes !== '',
  labels: (form) => form.labels.length > 0,
  startTime: (form) => form.startTime !== null,
  growthStage: (form) => form.growthStage !== null,
}
const isRequired = (block: Block, job: JobType | undefined): boolean =>
  block !== 'labels' &&
  block !== 'startTime' &&
  block !== 'growthStage' &&
  (job?.requires.includes(block) ?? false)

/** Blocks that the job type asks for, that were opened, or that hold something: what is filled never hides. */
export const shownBlocks = (form: JobForm, job: JobType | undefined): ReadonlySet<Block> =>
  new Set(
    BLOCKS.filter((block) => isRequired(block, job) || form.opened.includes(block) || filled[block](form)),
  )

/** Blocks that can be opened beside the shown ones. */
export const otherBlocks = (shown: ReadonlySet<Block>): Block[] => BLOCKS.filter((block) => !shown.has(block))
