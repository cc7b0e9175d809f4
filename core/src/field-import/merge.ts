import type { FieldDraft, YearInfo } from '../fields/schema.ts'
import { IMPORTED_PARTS, type ImportedPart } from './schema.ts'

/**
 * Parts of a stored field that an import may change: everything but its name, id and whether it is active.
 */
export type ImportedInto = Omit<FieldDraft, '_id' | 'mapData'>

type Parts = ReadonlySet<ImportedPart>
export const ALL_PARTS: Parts = new Set(IMPORTED_PARTS)

/** The part that a value of a year belongs to; PRIA's own id always comes along, for nobody writes it by hand. */
const PART_OF: Readonly<Partial<Record<keyof YearInfo, ImportedPart>>> = {
  area: 'area',
  mainCrop: 'crop',
  priaCode: 'priaCode',
}

/** The year's row with what is taken of the file; what the farmer wrote beside stays. */
function mergedYear(known: YearInfo | undefined, brought: YearInfo, take: Parts): YearInfo {
  const isTaken = (name: string): boolean => {
    const part = Object.entries(PART_OF).find(([key]) => key === name)?.[1]
    return part === undefined || take.has(part)
  }
  const entries = Object.entries(brought).filter(
    ([name, value]) => value != null && value !== '' && isTaken(name),
  )
  return { ...known, ...Object.fromEntries(entries), year: brought.year }
}

/** Whether a year is known to PRIA or measured; a year that only holds a plan says nothing of numbers and shape. */
const isSettled = (info: YearInfo): boolean => info.area != null || (info.externalId ?? '') !== ''

/** Whether a field was one in an older year already: a new shape is then not the one that it had. */
export const hasOlderYears = (field: ImportedInto, year: number): boolean =>
  field.yearInfo.some((info) => info.year < year && isSettled(info))

const latestSettled = (field: ImportedInto): number =>
  Math.max(...field.yearInfo.filter(isSettled).map((info) => info.year), -Infinity)

/** Whether a draft speaks of the newest year that is settled: an older season's file redraws and renumbers nothing. */
export const bringsNewest = (field: ImportedInto, draft: FieldDraft): boolean =>
  draft.yearInfo.some((info) => info.year >= latestSettled(field))

/**
 * A stored field after an import, as far as its parts are taken. The name stays the farmer's; the years of the file are
 * filled from it, and the numbers (parcel, field, PRIA id) follow the file when no later year is settled. Areas are
 * hectares of their year.
 */
export function mergeImported(field: ImportedInto, draft: FieldDraft, take: Parts = ALL_PARTS): ImportedInto {
  const brought = new Map(draft.yearInfo.map((info) => [info.year, info]))
  const years = field.yearInfo.map((info) => {
    const news = brought.get(info.year)
    brought.delete(info.year)
    return news ? mergedYear(info, news, take) : info
  })
  const added = [...brought.values()].map((info) => mergedYear(undefined, info, take))
  const isNewest = bringsNewest(field, draft)
  const pick = (news: string, old: string): string => (news !== '' && (isNewest || old === '') ? news : old)
  return {
    ...field,
    code: take.has('code') ? pick(draft.code, field.code) : field.code,
    priaCode: take.has('priaCode') ? pick(draft.priaCode, field.priaCode) : field.priaCode,
    externalId: pick(draft.externalId, field.externalId),
    yearInfo: [...years, ...added].toSorted((a, b) => a.year - b.year),
  }
}
