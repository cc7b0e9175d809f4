import { chemicalByName } from '@vagu/core/registers/starter/chemicals'
import type { JobMaterial } from '@vagu/core/jobs/schema'
import { MaterialDraft } from '@vagu/core/materials/schema'
import { FILLERS, type SampleMaterial, SEASON_JOBS, SEEDS } from './templates.ts'

/** Grades of the fertilizers of the sample farm, per cent: N, P, K as elements. */
const GRADES: Readonly<Record<string, { N: number; P: number; K: number }>> = {
  'Ammooniumnitraat 34,4': { N: 34.4, P: 0, K: 0 },
  'Ammooniumsulfaat 21-24': { N: 21, P: 0, K: 0 },
  'NPK 22-7-12': { N: 22, P: 3.06, K: 9.96 },
}

/** Crops by the names of their seeds. */
const CROP_OF = new Map<string, string>(Object.entries(SEEDS).map(([crop, seed]) => [seed, crop]))

const seedOf = ({ name, amount }: SampleMaterial) => ({
  name,
  type: 'seed' as const,
  subtype: CROP_OF.get(name) ?? null,
  seedCertificate: 'C1' as const,
  batchNo: 'EE-24-0117',
  amount,
  unit: 'kg/ha' as const,
})

const fertilizerOf = ({ name, amount }: SampleMaterial) => ({
  name,
  type: 'fertilizer' as const,
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER' as const,
  nutrient: GRADES[name] ?? null,
  amount,
  unit: 'kg/ha' as const,
})

function chemicalOf({ name, amount }: SampleMaterial) {
  const known = chemicalByName(name)
  if (known === undefined) throw new Error(`the starter register does not know ${name}`)
  const unit = ({ 'l/ha': 'l/ha', 'kg/ha': 'kg/ha', 'g/ha': 'g/ha', 'ml/ha': 'ml/ha' } as const)[
    known.maxNormUnit ?? ''
  ]
  return {
    name: known.name,
    type: 'chemical' as const,
    subtype: known.chemicalSubtype,
    subtypeVariant: 'TKV_REGISTRIST',
    registerNumber: known.registerNumber,
    ingredients: known.ingredients,
    safetyRecord: known.safetyRecord,
    workDelayDays: known.workDelayDays,
    harvestDelayDays: known.harvestDelayDays,
    usageTimes: known.usageTimes,
    safetyWaterArea: known.safetyWaterArea,
    amount,
    unit: unit ?? ('l/ha' as const),
  }
}
const MAKERS = { seed: seedOf, fertilizer: fertilizerOf, chemical: chemicalOf }

/** Every material of the templates as the farm's register has it, by name; each gets an id. */
export function sampleMaterials(newId: () => string): Map<string, MaterialDraft & { _id: string }> {
  const used = [...Object.values(SEASON_JOBS), FILLERS].flat().flatMap((job) => job.materials ?? [])
  const materials = new Map<string, MaterialDraft & { _id: string }>()
  for (const material of used)
    if (!materials.has(material.name)) {
      const _id = newId()
      materials.set(material.name, {
        ...MaterialDraft.parse({ ...MAKERS[material.kind](material), _id }),
        _id,
      })
    }
  return materials
}

/** The copy of a material that a job carries. */
export const usedMaterial = (
  { _id, ...facts }: MaterialDraft & { _id: string },
  amount: number,
): JobMaterial => ({
  ...facts,
  requisiteId: _id,
  amount,
})
