/** Fields, crops and yields of a year as the agency's records. Total and pure. */
import type { AgencyCrop, AgencyField, AgencyYield } from '../agency/wire.ts'
import { cropByKey } from '../crops/table.ts'
import { areaOfYear, mainCropOf, nameOfYear, otherCropsOf, yearInfoOf } from '../fields/rules.ts'
import type { Field } from '../fields/schema.ts'
import type { FieldYield } from '../harvest/schema.ts'
import type { MapData } from '../geo/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { cut } from './inputs.ts'
import type { Part } from './convert-job.ts'
import { agencyShapeOf } from './shapes.ts'

/** Largest text of a field's number of a massif. */
const MASSIF = 20

/** A field as far as the agency's book goes; `shape` is that of the year. */
export interface BookField extends Pick<
  Field,
  | '_id'
  | 'name'
  | 'code'
  | 'priaCode'
  | 'externalId'
  | 'area'
  | 'active'
  | 'yearInfo'
  | 'firstYear'
  | 'lastYear'
  | 'updatedAt'
> {
  readonly shape: MapData | null
}

/** Name, number and PRIA's id of a field in a year: that year's, else its own. */
export const numberOfYear = (field: BookField, year: number): string =>
  yearInfoOf(field, year)?.priaCode || field.priaCode
export const priaIdOfYear = (field: BookField, year: number): string =>
  yearInfoOf(field, year)?.externalId || field.externalId

export const convertField = (field: BookField, year: number): Part<AgencyField> => ({
  part: '',
  body: {
    massif: field.code === '0' ? '' : cut(field.code, MASSIF),
    number: cut(numberOfYear(field, year), 255),
    name: cut(nameOfYear(field, year), 255),
    areaHa: roundTo(areaOfYear(field, year), 4),
    landUse: yearInfoOf(field, year)?.landUse ?? null,
    shape: agencyShapeOf(field.shape),
  },
  problems: [],
})

/** Name of a crop's place in its year: its use, and for those beside the main one which crop, and the how many of it. */
const cropPart = (use: string, crop: string, nth: number): string =>
  use === 'MAIN' ? 'MAIN' : `${use} ${crop}${nth > 0 ? ` ${nth + 1}` : ''}`

/** The crops of a field in a year. `fieldId` is the agency's id of the field, empty while it is not connected. */
export function convertCrops(field: BookField, year: number, fieldId: string): Part<AgencyCrop>[] {
  const main = mainCropOf(field, year)
  const area = areaOfYear(field, year)
  const counts = new Map<string, number>()
  const body = (use: AgencyCrop['use'], crop: ReturnType<typeof otherCropsOf>[number] | typeof main) => ({
    fieldId,
    use,
    crop: cut(crop?.crop, 60),
    refinement: cut(crop?.refinement, 120),
    variety: cut(crop?.variety, 120),
  })
  const others = otherCropsOf(field, year).map((crop) => {
    const key = `${crop.use} ${crop.crop}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return {
      part: cropPart(crop.use, crop.crop, nth),
      body: { ...body(crop.use, crop), areaHa: roundTo(crop.area ?? area, 4) },
      problems: [],
    }
  })
  if (!main) return others
  const mainArea = roundTo(yearInfoOf(field, year)?.mainCropArea ?? area, 4)
  return [{ part: 'MAIN', body: { ...body('MAIN', main), areaHa: mainArea }, problems: [] }, ...others]
}

/** Yields of a field, one record for each kind; what nobody weighed is no record. `harvestedOn` is the last day of it. */
export function convertYields(
  given: FieldYield,
  fieldId: string,
  harvestedOn: (yieldType: string) => string | null,
): Part<AgencyYield>[] {
  return given.kinds.flatMap(({ yieldType, tonnes, area, moisturePct }): Part<AgencyYield>[] =>
    tonnes === null || area <= 0
      ? []
      : [
          {
            part: yieldType,
            body: {
              fieldId,
              crop: cut(given.crop, 60),
              yieldType: cut(yieldType, 60),
              tonnes: roundTo(tonnes, 3),
              areaHa: roundTo(area, 4),
              moisturePct,
              harvestedOn: harvestedOn(yieldType),
            },
            problems: [],
          },
        ],
  )
}

export const cropName = (crop: string): string => cropByKey(crop)?.name ?? crop
