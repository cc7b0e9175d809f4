/** Soil samples of a made-up farm: most fields have theirs, some are about to run out, some have none. */
import type { FieldDraft } from '@vagu/core/fields/schema'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import { samplePoints } from '@vagu/core/soil-samples/points'
import { SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { samplesNeeded } from '@vagu/core/soil-samples/validity'
import { yearOf } from '@vagu/core/time/day'
import { roundTo } from '@vagu/core/units/rounding'
import { type Chance, chanceFrom } from '@vagu/agency/land/chance'

export interface SamplingPlan {
  readonly today: string
  readonly newId: () => string
  readonly seed: number
}
type SampledField = FieldDraft & { _id: string }

/** Years ago in which each field in turn was sampled; null where it never was. */
const YEARS_AGO = [1, 2, 1, 4, 3, 5, 2, null] as const

/** Soil contents of fields of each ground, mg/kg, and how sour it is. */
const GROUNDS = [
  { p: 32, k: 110, ph: 5.4, c: 1.6 },
  { p: 68, k: 150, ph: 6.1, c: 1.9 },
  { p: 110, k: 190, ph: 6.6, c: 2.2 },
  { p: 48, k: 96, ph: 5.8, c: 1.4 },
  { p: 160, k: 260, ph: 6.9, c: 2.6 },
] as const

function samplesOf(
  field: SampledField,
  index: number,
  plan: SamplingPlan & { chance: Chance },
): SoilSampleDraft[] {
  const ago = YEARS_AGO[index % YEARS_AGO.length]
  const ground = GROUNDS[(index * 3) % GROUNDS.length]
  if (ago == null || !ground || !field.mapData) return []
  const { chance, newId, today } = plan
  const year = yearOf(today) - ago
  const around = (figure: number, decimals: number) => roundTo(figure * chance.between(0.85, 1.15), decimals)
  return samplePoints(gridRings(field.mapData), samplesNeeded(field.area)).map((point, i) =>
    SoilSampleDraft.parse({
      _id: newId(),
      fieldId: field._id,
      date: `${year}-10-${String(5 + (index % 20)).padStart(2, '0')}`,
      location: toLatLng(point),
      sampleNo: `${index + 1}-${i + 1}`,
      protocolNo: `M-${year}-${100 + index}`,
      lab: 'METK',
      methodP: 'MEHLICH3',
      phMethod: 'KCL',
      p: around(ground.p, 0),
      k: around(ground.k, 0),
      ph: roundTo(ground.ph + chance.between(-0.2, 0.2), 1),
      c: around(ground.c, 1),
      texture: 'sl',
      depthFrom: 0,
      depthTo: 20,
    }),
  )
}

export function sampleSoil(fields: readonly SampledField[], plan: SamplingPlan): SoilSampleDraft[] {
  // a chance of its own: the rest of the farm stays as it was
  const chance = chanceFrom(plan.seed + 1)
  return fields.flatMap((field, index) => samplesOf(field, index, { ...plan, chance }))
}
