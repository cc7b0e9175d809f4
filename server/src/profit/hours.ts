/** Hours that were worked in a crop year. */
import type { ProfitHours } from '@vagu/core/profit/facts'
import type { Reader } from '../db/schema.ts'

/** Reads hours by field and job; while nobody writes them down, there are none. */
export function readHours(_db: Reader, _of: { accountId: string; year: number }): Promise<ProfitHours[]> {
  return Promise.resolve([])
}
