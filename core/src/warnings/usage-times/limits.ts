import { dated } from '../dated.ts'

/**
 * Areas of a field may be counted up to this many hundredths of it for one use: room for rounded and overlapping
 * areas. Vagu's own figure, not one of law.
 */
export const TOLERANCE_PERCENT = dated([{ since: null, value: 105 }])
