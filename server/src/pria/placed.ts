/** Years in which PRIA has our jobs: one that counts to another crop year since stays where it was sent, or brought in from. */
import { widestSeason } from '@vagu/core/time/season'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import type { Season } from './stored.ts'

type Around = {
  readonly accountId: string
  readonly clientId: string
  readonly yearBefore: number
  readonly yearAfter: number
  readonly start: string
  readonly before: string
  readonly after: string
  readonly end: string
}
const linkedJobRows = prepared((db, { accountId, clientId, ...of }: Around) =>
  db
    .selectFrom('job_event')
    .innerJoin('pria_link', (join) =>
      join
        .onRef('pria_link.account_id', '=', 'job_event.account_id')
        .onRef('pria_link.record_id', '=', 'job_event.id'),
    )
    .select(['job_event.id', 'job_event.day', 'job_event.crop_year', 'pria_link.year'])
    .where('job_event.account_id', '=', accountId)
    .where('job_event.deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row.between('job_event.day', of.start, of.before),
        row.between('job_event.day', of.after, of.end),
      ]),
    )
    .where('pria_link.client_id', '=', clientId)
    .where('pria_link.year', '>=', of.yearBefore)
    .where('pria_link.year', '<=', of.yearAfter)
    .where('pria_link.kind', '=', 'JOB')
    .where('pria_link.agency_id', 'is not', null),
)

/** Jobs that stand in another year at PRIA than their crop year. */
export interface Placed {
  /** Of another crop year, and in this one there. */
  readonly here: ReadonlySet<string>
  /** Of this crop year, and in another one there. */
  readonly away: ReadonlySet<string>
}
export const NOWHERE_ELSE: Placed = { here: new Set(), away: new Set() }

const mayBeOf = ({ day, year }: { readonly day: string; readonly year: number }): boolean => {
  const { start, end } = widestSeason(year)
  return day >= start && day <= end
}

/**
 * Jobs that PRIA has elsewhere than their crop year says, on days that may count to both years. What it has in the crop year
 * is of that year.
 */
export async function readPlaced(db: Reader, { accountId, clientId, year }: Season): Promise<Placed> {
  const { start, end } = widestSeason(year)
  const rows = await linkedJobRows(db, {
    accountId,
    clientId,
    yearBefore: year - 1,
    yearAfter: year + 1,
    start,
    before: widestSeason(year - 1).end,
    after: widestSeason(year + 1).start,
    end,
  })
  const jobs = Map.groupBy(rows.filter(mayBeOf), ({ id }) => id)
  const elsewhere = [...jobs.values()]
    .filter((links) => links.every((link) => link.year !== link.crop_year))
    .flat()
  const idsOf = (links: typeof elsewhere) => new Set(links.map(({ id }) => id))
  return {
    here: idsOf(elsewhere.filter((link) => link.year === year)),
    away: idsOf(elsewhere.filter((link) => link.crop_year === year)),
  }
}
