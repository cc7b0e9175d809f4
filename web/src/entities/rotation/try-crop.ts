/** The address at which the requisite plan tries another crop on a field. */
import { pathTo } from '../../navigation/paths.ts'

const FIELD = 'pold'

export const cropToTryAt = (year: number, fieldId: string): string =>
  `${pathTo('requisitePlan', { year })}?${new URLSearchParams({ [FIELD]: fieldId })}`

/** Field on which an address tries another crop; undefined where it says none. */
export const fieldToTry = (search: Readonly<Record<string, string | undefined>>): string | undefined =>
  search[FIELD]
