/** The job that a use of a planned line becomes: planned for the year, with a copy of the material as the farm has it. */
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

const NOTHING_KNOWN = {
  ingredients: [],
  workDelayDays: null,
  harvestDelayDays: null,
  usageTimes: null,
  safetyArea: null,
  safetyWaterArea: null,
} as const

const copyOf = ({ name, amount, unit }: Line, material: Material | undefined): JobMaterial =>
  material === undefined
    ? { ...NOTHING_KNOWN, ingredients: [], name, type: 'material', requisiteId: null, amount, unit }
    : { ...MaterialFacts.parse(material), requisiteId: material._id, amount, unit }

/** The planned job of one use of a line; `hectares` are those of the field, `material` is missing where the farm has none. */
export const jobOfLine = (line: Line, hectares: number, material: Material | undefined): JobDraft =>
  plannedJob({
    fieldId: line.fieldId,
    year: line.year,
    ...KINDS[material?.type ?? typeOfPlan(line.type)],
    area: spreadArea(line, { area: hectares }),
    notes: line.note,
    requisites: [copyOf(line, material)],
  })
