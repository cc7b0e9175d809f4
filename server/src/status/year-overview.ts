/** Figures of the calendar year that a farm is asked for, whether it takes a support or not. */
import type { Status } from '@vagu/core/status/schema'
import { yearOf } from '@vagu/core/time/day'
import type { FarmFacts } from '@vagu/core/warnings/farm'
import { minCertifiedPercent, percentOf, shareOf } from '@vagu/core/warnings/rules/ksm-certified-seed/share'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readSowings } from '../warnings/sowings.ts'

type Known = Pick<FarmFacts, 'today' | 'fields' | 'ksmYears' | 'sowings'>

/** Certified seed by area of the cereals of this year, KSM § 13: as the rule counts it, in years without the support too. */
export async function readYearOverview(
  db: Reader,
  actor: Actor,
  { today, fields, ksmYears, sowings: known }: Known,
): Promise<Status['yearOverview']> {
  const year = yearOf(today)
  const sowings = ksmYears.includes(year)
    ? known
    : await readSowings(db, actor, { fields, ksmYears: [year], thisYear: year })
  const share = shareOf({ fields, sowings }, year)
  const percent = share === undefined ? null : percentOf(share, minCertifiedPercent(year))
  return { year, areaPercentageWithOfficialSeeds: percent }
}
