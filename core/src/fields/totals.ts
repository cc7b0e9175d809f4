/** How the fields in use of a crop year divide by crop and by group; hectares, and the share of all of them. */
import { roundTo, sumAreas } from '../units/rounding.ts'
import { areaOfYear, type FieldYears, isInUse, mainCropOf, seasonTotal, yearInfoOf } from './rules.ts'

/** Part of the farm's land in a crop year. */
export interface LandPart {
  /** Key of the crop, name of the group; null for land without one. */
  readonly key: string | null
  readonly fields: number
  readonly area: number
  /** From 0 to 1. */
  readonly share: number
}

interface Piece {
  readonly key: string | null
  readonly area: number
}

const partsOf = (pieces: readonly Piece[], total: number): LandPart[] =>
  [...Map.groupBy(pieces, ({ key }) => key)]
    .map(([key, own]) => {
      const area = roundTo(sumAreas(own.map((piece) => piece.area)), 2)
      return { key, fields: own.length, area, share: total > 0 ? area / total : 0 }
    })
    .toSorted((a, b) => Number(a.key === null) - Number(b.key === null) || b.area - a.area)

/** A field's land by crop: what the main crop does not stand on has none. */
function piecesOf(field: FieldYears, year: number): Piece[] {
  const area = areaOfYear(field, year)
  const crop = mainCropOf(field, year)?.crop ?? null
  const sown = Math.min(yearInfoOf(field, year)?.mainCropArea ?? area, area)
  if (crop === null || sown === area) return [{ key: crop, area }]
  return [
    { key: crop, area: sown },
    { key: null, area: area - sown },
  ]
}

/** The largest crop first, land without a crop last. */
export const landByCrop = (fields: readonly FieldYears[], year: number): LandPart[] =>
  partsOf(
    fields.filter((field) => isInUse(field, year)).flatMap((field) => piecesOf(field, year)),
    seasonTotal(fields, year),
  )

/** A field that groups can name. */
export type NamedField = FieldYears & { readonly _id: string }

interface Group {
  readonly fieldGroupName: string
  readonly linkedFieldIds: readonly string[]
}

/** The largest group first, fields of no group last. */
export function landByGroup(
  fields: readonly NamedField[],
  { groups, year }: { readonly groups: readonly Group[]; readonly year: number },
): LandPart[] {
  const groupOf = new Map(
    groups.flatMap(({ fieldGroupName, linkedFieldIds }) =>
      linkedFieldIds.map((id) => [id, fieldGroupName] as const),
    ),
  )
  const pieces = fields
    .filter((field) => isInUse(field, year))
    .map((field) => ({ key: groupOf.get(field._id) ?? null, area: areaOfYear(field, year) }))
  return partsOf(pieces, seasonTotal(fields, year))
}

/** A farm among those of one owner. */
export interface FarmLand {
  readonly accountId: string
  readonly companyName: string
  readonly fields: readonly NamedField[]
  readonly groups: readonly Group[]
}

/** The land of several farms together, by farm, crop and group: groups of two farms are two, also where they are called the same. */
export function landOfFarms(farms: readonly FarmLand[], year: number) {
  const fields = farms.flatMap((farm) => farm.fields)
  const total = seasonTotal(fields, year)
  const byFarm = farms.map(({ accountId, companyName, fields: own }) => {
    const inUse = own.filter((field) => isInUse(field, year))
    const area = seasonTotal(own, year)
    return { key: accountId, companyName, fields: inUse.length, area, share: total > 0 ? area / total : 0 }
  })
  const groups = farms.flatMap(({ companyName, groups: own }) =>
    own.map(({ fieldGroupName, linkedFieldIds }) => ({
      fieldGroupName: farms.length > 1 ? `${fieldGroupName} (${companyName})` : fieldGroupName,
      linkedFieldIds,
    })),
  )
  return {
    total,
    farms: byFarm.toSorted((a, b) => b.area - a.area),
    crops: landByCrop(fields, year),
    groups: groups.length > 0 ? landByGroup(fields, { groups, year }) : [],
  }
}
