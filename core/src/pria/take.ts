/** The agency's fields and crops as ours: drafts of what is brought in, and ours with what is taken over. Pure. */
import type { AgencyCrop, AgencyField } from '../agency/wire.ts'
import type { FieldDraft, MainCrop, YearInfo } from '../fields/schema.ts'
import { ourShapeOf } from './shapes.ts'

interface OfYear {
  readonly year: number
  /** PRIA's id of the field. */
  readonly agencyId: string
  /** Whether the year is over: then what it tells is of that year, and not what the field is today. */
  readonly isPast: boolean
}

/**
 * A field of ours, or none, with what the agency says of it in a year. `externalId` is its id there. The parcel's number, the id and
 * the shape of today stay as they are when it tells of a year that is over, unless the field has none.
 */
export function withAgencyField<F extends Omit<FieldDraft, '_id'>>(
  field: F,
  body: AgencyField,
  { year, agencyId, isPast }: OfYear,
): F {
  const name = body.name || body.number || body.massif
  const isCoded = field.code !== '' && field.code !== '0'
  return {
    ...field,
    code: isPast && isCoded ? field.code : body.massif,
    externalId: isPast && field.externalId !== '' ? field.externalId : agencyId,
    yearInfo: withYear(field.yearInfo, year, (info) => ({
      ...info,
      name: name || info.name,
      area: body.areaHa,
      priaCode: body.number || null,
      externalId: agencyId,
      landUse: body.landUse,
    })),
    ...(body.shape && !(isPast && field.mapData) && { mapData: ourShapeOf(body.shape) }),
  }
}

const withYear = (
  years: readonly YearInfo[],
  year: number,
  change: (info: YearInfo) => YearInfo,
): YearInfo[] => {
  const known = years.find((info) => info.year === year) ?? { year }
  return [...years.filter((info) => info.year !== year), change(known)].toSorted((a, b) => a.year - b.year)
}

/** A new field of ours. */
export function fieldDraftOf(body: AgencyField, of: Omit<OfYear, 'isPast'>): Omit<FieldDraft, '_id'> {
  const name = body.name || body.number || body.massif || of.agencyId
  const empty = { name, code: '', priaCode: body.number, externalId: '', area: body.areaHa, yearInfo: [] }
  return withAgencyField(empty, body, { ...of, isPast: false })
}

const cropOf = (body: AgencyCrop, before?: MainCrop | null): MainCrop => ({
  ...before,
  crop: body.crop,
  refinement: body.refinement || null,
  variety: body.variety || null,
})

/** The years of a field with the agency's crop in its place; `part` is the place, of a crop beside the main one. */
export function withAgencyCrop(
  years: readonly YearInfo[],
  body: AgencyCrop,
  { year, fieldArea, replaced }: { year: number; fieldArea: number; replaced: number | null },
): YearInfo[] {
  const area = body.areaHa === fieldArea ? null : body.areaHa
  return withYear(years, year, (info) => {
    if (body.use === 'MAIN') return { ...info, mainCrop: cropOf(body, info.mainCrop), mainCropArea: area }
    const other = { ...cropOf(body), use: body.use, area }
    const others = info.otherCrops ?? []
    return {
      ...info,
      otherCrops:
        replaced === null ? [...others, other] : others.map((each, i) => (i === replaced ? other : each)),
    }
  })
}

/** The years of a field without a crop. */
export const withoutCrop = (years: readonly YearInfo[], year: number, replaced: number | null): YearInfo[] =>
  withYear(years, year, (info) =>
    replaced === null
      ? { ...info, mainCrop: null, mainCropArea: null }
      : { ...info, otherCrops: (info.otherCrops ?? []).filter((_, i) => i !== replaced) },
  )

/** Place of a crop beside the main one by its part (`CATCH_CROP sinep 2`); null for the main one, and for none. */
export function placeOfCrop(info: YearInfo | undefined, part: string): number | null {
  const counts = new Map<string, number>()
  const at = (info?.otherCrops ?? []).findIndex(({ use, crop }) => {
    const key = `${use} ${crop}`
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return part === (nth === 1 ? key : `${key} ${nth}`)
  })
  return at === -1 ? null : at
}
