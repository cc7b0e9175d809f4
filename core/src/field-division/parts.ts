/**
 * Splitting a field and joining fields: what becomes of their years. The land keeps its history: crops, land use and way
 * of farming of older years go along, areas and names of these years stay with the field that stood then.
 */
import type { MapData } from '../geo/schema.ts'
import { splitByWeight, sumAreas } from '../units/rounding.ts'
import type { FieldMerge, FieldPart } from './schema.ts'
import { areaOfYear, mainCropOf, nitrateZoneOf, withEarlierArea, yearInfoOf } from '../fields/rules.ts'
import type { Field, FieldDraft, FieldOrigin, MainCrop, YearInfo } from '../fields/schema.ts'

/** A field that is divided or joined. */
export type Whole = Pick<
  Field,
  '_id' | 'name' | 'area' | 'yearInfo' | 'nitrateZone' | 'slope' | 'firstYear' | 'lastYear'
>

/** A new field as it is stored: what a draft holds, and where it comes from. */
export type MadeField = Omit<FieldDraft, '_id'> & { readonly origin: FieldOrigin }

const AREA_DECIMALS = 4

/** Facts of the land in a crop year, whoever farms which part of it. */
const landOf = ({
  year,
  mainCrop,
  otherCrops,
  landUse,
  farmingMode,
  nitrateZone,
  seasonStart,
  seasonEnd,
  endsWithHarvest,
}: YearInfo): YearInfo => ({
  year,
  mainCrop,
  otherCrops: otherCrops?.map((crop) => ({ ...crop, area: null })),
  landUse,
  farmingMode,
  nitrateZone,
  seasonStart,
  // an end that a harvest gave is worked out from the jobs of whoever has them
  seasonEnd: endsWithHarvest ? undefined : seasonEnd,
})

const withCrop = (years: readonly YearInfo[], year: number, crop: MainCrop | null): YearInfo[] => {
  const own = years.find((info) => info.year === year)
  return [...years.filter((info) => info !== own), { ...own, year, mainCrop: crop }].toSorted(
    (a, b) => a.year - b.year,
  )
}

type Lived = Pick<Field, 'area' | 'firstYear' | 'lastYear' | 'yearInfo'>

/** A field that came to its end before a crop year: its later years are its parts'. */
export function endedField<F extends Lived>(field: F, year: number): F {
  const kept = { ...field, lastYear: year - 1, yearInfo: field.yearInfo.filter((info) => info.year < year) }
  return { ...kept, yearInfo: withEarlierArea(field, kept, year) }
}

interface Parts {
  readonly year: number
  readonly parts: readonly FieldPart[]
  /** Of each part, and its hectares as they are measured. */
  readonly shapes: readonly { readonly mapData: MapData; readonly hectares: number }[]
  readonly at: string
}

/** The parts of a field: its area, which was declared, is shared as the shapes measure. */
export function partsOf(field: Whole, { year, parts, shapes, at }: Parts): MadeField[] {
  const weights = shapes.map(({ hectares }) => hectares)
  const shared = (area: number) => splitByWeight(area, weights, AREA_DECIMALS)
  const own = shared(areaOfYear(field, year))
  const ofYears = new Map(
    field.yearInfo.flatMap((info) =>
      info.year >= year && info.area != null ? [[info.year, shared(info.area)] as const] : [],
    ),
  )
  return parts.map((part, i) => {
    const years = field.yearInfo.map((info) => ({
      ...landOf(info),
      area: ofYears.get(info.year)?.[i] ?? null,
    }))
    return {
      name: part.name,
      code: part.code,
      priaCode: part.priaCode,
      externalId: '',
      area: own[i] ?? 0,
      nitrateZone: field.nitrateZone,
      slope: field.slope,
      firstYear: year,
      lastYear: field.lastYear ?? null,
      yearInfo: part.mainCrop === undefined ? years : withCrop(years, year, part.mainCrop),
      mapData: shapes[i]?.mapData ?? null,
      origin: { kind: 'SPLIT', fieldIds: [field._id], at },
    }
  })
}

const onlyOf = <T>(values: readonly T[]): T | undefined => {
  const [first] = values
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first)) ? first : undefined
}

/** Whether joined land lies in the nitrate-vulnerable area: where a part of it does, or all of them say the same. */
const zoneOfAll = (zones: readonly (boolean | null)[]): boolean | null =>
  zones.includes(true) ? true : (onlyOf(zones) ?? null)

/** One year of land that was several fields: what all of them say; their areas are added from the first year on. */
function joinedYear(fields: readonly Whole[], year: number, from: number): YearInfo {
  const infos = fields.map((field) => yearInfoOf(field, year) ?? { year })
  const land = infos.map((info) => landOf({ ...info, year, nitrateZone: null }))
  const saysZone = infos.some(({ nitrateZone }) => nitrateZone != null)
  const nitrateZone = saysZone ? zoneOfAll(fields.map((field) => nitrateZoneOf(field, year))) : null
  const area = infos.some((info) => info.area != null)
    ? sumAreas(fields.map((field) => areaOfYear(field, year)))
    : null
  return { ...(onlyOf(land) ?? { year }), nitrateZone, area: year >= from ? area : null }
}

interface Joined extends Omit<FieldMerge, 'fieldIds' | '_id'> {
  readonly mapData: MapData
  readonly at: string
}

/** The field that several are joined to; the crop of its first year is the common one, or the one that was chosen. */
export function joinedField(fields: readonly Whole[], { year, mapData, at, ...part }: Joined): MadeField {
  const years = [...new Set([year, ...fields.flatMap(({ yearInfo }) => yearInfo.map((info) => info.year))])]
    .toSorted((a, b) => a - b)
    .map((each) => joinedYear(fields, each, year))
  const crop =
    part.mainCrop === undefined ? onlyOf(fields.map((field) => mainCropOf(field, year))) : part.mainCrop
  return {
    name: part.name,
    code: part.code,
    priaCode: part.priaCode,
    externalId: '',
    area: sumAreas(fields.map((field) => areaOfYear(field, year))),
    nitrateZone: zoneOfAll(fields.map(({ nitrateZone }) => nitrateZone ?? null)),
    slope: onlyOf(fields.map(({ slope }) => slope ?? null)),
    firstYear: year,
    lastYear: null,
    yearInfo: withCrop(years, year, crop ?? null),
    mapData,
    origin: { kind: 'MERGE', fieldIds: fields.map(({ _id }) => _id), at },
  }
}
