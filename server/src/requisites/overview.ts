import { overviewOfUses } from '@vagu/core/requisites/overview'
import type { RequisitesOverview } from '@vagu/core/requisites/overview-schema'
import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { readUses } from './jobs.ts'
import { readKnownMaterials } from './known.ts'

/** What done and running jobs used that begin between two days. */
export async function readOverview(
  db: Reader,
  who: Who,
  { start, end }: { start: string; end: string },
): Promise<RequisitesOverview> {
  const uses = await readUses(db, who, { statuses: ['DONE', 'IN_PROGRESS'], days: [start, end] })
  return overviewOfUses(uses, await readKnownMaterials(db, who))
}
