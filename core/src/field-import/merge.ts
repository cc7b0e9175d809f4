import type { FieldDraft, YearInfo } from '../fields/schema.ts'

/** What of a stored field an import may change: everything but its name, id and whether it is active. */
export type ImportedInto = Omit<FieldDraft, '_id' | 'mapData'>

/** The year's row with what the file brings; what the farmer wrote beside stays. */
function mergedYear(known: YearInfo | undefined, brought: YearInfo): YearInfo {
  const said = Object.entries(brought).filter(([, value]) => value != null && value !== '')
  return { ...known, ...Object.fromEntries(said), year: brought.year }
}

/** Whether a year is known to PRIA or measured; a year that only holds a plan says nothing of numbers and shape. */
const isSettled = (info: YearInfo): boolean => info.area != null || (info.externalId ?? '') !== ''

const latestSettled = (field: ImportedInto): number =>
  Math.max(...field.yearInfo.filter(isSettled).map((info) => info.year), -Infinity)

/** Whether a draft speaks of the newest year that is settled: an older season's file redraws and renumbers nothing. */
export const bringsNewest = (field: ImportedInto, draft: FieldDraft): boolean =>
  draft.yearInfo.some((info) => info.year >= latestSettled(field))

/**
 * A stored field after an import. The name stays the farmer's; the years of the file are filled from it, and the
 * numbers (parcel, field, PRIA id) follow the file when no later year is settled. Areas are hectares of their year.
 */
export function mergeImported(field: ImportedInto, draft: FieldDraft): ImportedInto {
  const brought = new Map(draft.yearInfo.map((info) => [info.year, info]))
  const kept = field.yearInfo.map((info) => {
    const news = brought.get(info.year)
    brought.delete(info.year)
    return news ? mergedYear(info, news) : info
  })
  const yearInfo = [...kept, ...brought.values()].toSorted((a, b) => a.year - b.year)
  const isNewest = bringsNewest(field, draft)
  const pick = (news: string, old: string): string => (news !== '' && (isNewest || old === '') ? news : old)
  return {
    ...field,
    code: pick(draft.code, field.code),
    priaCode: pick(draft.priaCode, field.priaCode),
    externalId: pick(draft.externalId, field.externalId),
    yearInfo,
  }
}
