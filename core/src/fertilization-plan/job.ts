/** The job that an application becomes: planned for the year, with a copy of the fertilizer. */
import { NO_LABEL, usualVariantOf } from '../materials/rules.ts'
import { plannedJob } from '../jobs/rules.ts'
import type { JobDraft } from '../jobs/schema.ts'
import { CATEGORY } from '../settings/table.ts'
import { spreadArea } from './rules.ts'
import type { Application } from './schema.ts'

/** Names for a farm that has renamed neither; the keys decide. */
const FERTILISING = {
  jobCategory: { key: CATEGORY.fertilising, name: 'Väetamine' },
  job: { key: 'fertilising', name: 'Väetamine' },
}

const BBCH = /^(?:bbch\s*)?(\d{1,2})$/i
/** A growth stage where it is told as one number; what is told otherwise stands in the notes. */
function stageOf({ growthStage, note }: Application): Pick<JobDraft, 'growthStage' | 'notes'> {
  const number = BBCH.exec(growthStage)?.[1]
  if (number !== undefined) return { growthStage: Number(number), notes: note }
  return { growthStage: null, notes: [growthStage, note].filter((text) => text !== '').join('\n') }
}

export interface JobPlace {
  readonly fieldId: string
  readonly year: number
  /** Hectares of the field. */
  readonly area: number
}

/** The planned job of an application on a field. */
export const jobOf = (application: Application, { fieldId, year, area }: JobPlace): JobDraft =>
  plannedJob({
    fieldId,
    year,
    ...FERTILISING,
    ...stageOf(application),
    area: spreadArea(application, { area }),
    requisites: [
      {
        name: application.name,
        type: 'fertilizer',
        subtype: application.subtype,
        subtypeVariant: application.subtypeVariant ?? usualVariantOf(application),
        fertilizerKind: application.fertilizerKind,
        organicType: application.organicType,
        limeType: application.limeType,
        nutrient: application.nutrient,
        requisiteId: application.requisiteId,
        amount: application.amount,
        unit: application.unit,
        ...NO_LABEL,
      },
    ],
  })
