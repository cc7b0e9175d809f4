import { overviewOfUses } from '@vagu/core/materials/overview'
import type { MaterialsOverview } from '@vagu/core/materials/overview-schema'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { readUses } from './jobs.ts'
import { readKnownMaterials } from './known.ts'

/** Materials used by done and running jobs that begin between two days. */
export async function readOverview(
  db: Reader,
  actor: Actor,
  { start, end }: { start: string; end: string },
): Promise<MaterialsOverview> {
  const uses = await readUses(db, actor, { statuses: ['DONE', 'IN_PROGRESS'], days: [start, end] })
  return overviewOfUses(uses, await readKnownMaterials(db, actor))
}
