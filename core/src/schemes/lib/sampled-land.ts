/** Land for which the KSM support asks for samples (§ 6 lg 2 and 8, § 15). */
import { cropByKey } from '../../crops/table.ts'
import { FLOWERS, isFieldCrop, isGardenCrop, isHay } from '../../warnings/lib/ksm.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import type { PartKey } from '../table.ts'
import { cropIn, fieldsOf } from './land.ts'

/** Supports beside which no KSM support is given for the same land. */
const OTHER_SUPPORTS: readonly PartKey[] = ['MULD_PEAT', 'MULD_ERODED', 'VESI_GROUND', 'VESI_SURFACE']
/** Grazing outside the farm's fields. */
const ELSEWHERE = 'karjatamine_valjaspool'

const isPermanent = (crop: string): boolean => cropByKey(crop)?.rotationGroup === 'permanentGrass'

interface SampledLand {
  /** With crops that the support names, and fields of which nobody says what grows. */
  readonly fields: readonly SchemeField[]
  readonly grassland: readonly SchemeField[]
}

/** Fallow and nurseries are in neither: no support is given for them. */
export function sampledLandOf(facts: SchemeFacts): SampledLand {
  const others = new Set(OTHER_SUPPORTS.flatMap((key) => fieldsOf(facts, key)))
  const own = facts.fields.filter((each) => !others.has(each))
  const cropOf = (each: SchemeField): string => cropIn(each, facts.year) ?? ''
  const isNamed = (crop: string): boolean =>
    crop === '' || crop === FLOWERS || isFieldCrop(crop) || isGardenCrop(crop) || isHay(crop)
  return {
    fields: own.filter((each) => isNamed(cropOf(each)) && !isPermanent(cropOf(each))),
    grassland: own.filter((each) => isPermanent(cropOf(each)) && cropOf(each) !== ELSEWHERE),
  }
}
