/** The job that a use of a planned line becomes: planned for the year, with a copy of the material as the farm has it. */
import { NO_LABEL } from '../materials/rules.ts'
import { plannedJob } from '../jobs/rules.ts'
import type { JobDraft, JobMaterial } from '../jobs/schema.ts'
import { type Material, MaterialFacts, type MaterialType } from '../materials/schema.ts'
import { spreadArea } from '../fertilization-plan/rules.ts'
import { CATEGORY } from '../settings/table.ts'
import { type RequisitePlan, typeOfPlan } from './schema.ts'

type JobKind = Pick<JobDraft, 'jobCategory' | 'job'>

/** Names for a farm that has renamed none; the keys decide. */
const KINDS: Readonly<Record<MaterialType, JobKind>> = {
  seed: {
    jobCategory: { key: CATEGORY.sowing, name: 'Külv' },
    job: { key: 'sowing', name: 'Külvamine' },
  },
  fertilizer: {
    jobCategory: { key: CATEGORY.fertilising, name: 'Väetamine' },
    job: { key: 'fertilising', name: 'Väetamine' },
  },
  chemical: {
    jobCategory: { key: CATEGORY.plantProtection, name: 'Taimekaitse' },
    job: { key: 'spraying', name: 'Pritsimine' },
  },
  material: { jobCategory: { key: CATEGORY.other, name: 'Muu' }, job: { key: 'other', name: 'Muu töö' } },
}

type Line = Pick<
  RequisitePlan,
  'fieldId' | 'year' | 'type' | 'name' | 'amount' | 'unit' | 'area' | 'note' | 'requisiteId'
>

const copyOf = ({ name, amount, unit }: Line, material: Material | undefined): JobMaterial =>
  material === undefined
    ? { ...NO_LABEL, name, type: 'material', requisiteId: null, amount, unit }
    : { ...MaterialFacts.parse(material), requisiteId: material._id, amount, unit }

export interface LineFacts {
  /** Hectares of the field. */
  readonly area: number
  /** Undefined where the farm's register has none. */
  readonly material: Material | undefined
  /** Who is to spray; other work names nobody. */
  readonly worker: string | null
}

/** The planned job of one use of a line. */
export function jobOfLine(line: Line, { area, material, worker }: LineFacts): JobDraft {
  const type = material?.type ?? typeOfPlan(line.type)
  const job = plannedJob({
    fieldId: line.fieldId,
    year: line.year,
    ...KINDS[type],
    area: spreadArea(line, { area }),
    notes: line.note,
    requisites: [copyOf(line, material)],
  })
  return type === 'chemical' && worker !== null ? { ...job, worker } : job
}
