import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type { Field } from '@vagu/core/fields/schema'
import type { Machine } from '@vagu/core/machines/schema'
import type { Material } from '@vagu/core/materials/schema'
import type { JobCategory } from '@vagu/core/settings/schema'
import type { Worker } from '@vagu/core/workers/schema'

/** The records of the farm that a job is written from. */
export interface FarmSnapshot {
  readonly fields: readonly Field[]
  readonly categories: readonly JobCategory[]
  readonly customAreas: readonly CustomArea[]
  readonly workers: readonly Worker[]
  readonly machines: readonly Machine[]
  readonly requisites: readonly Material[]
}
