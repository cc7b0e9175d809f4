/** Finds jobs by the material behind a name. */
import type { JobMaterial } from '@vagu/core/job-events/schema'
import { knownMaterials } from '@vagu/core/requisites/known'
import { materialKey } from '@vagu/core/requisites/schema'
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { DocumentColumns } from '../db/stored.ts'
import { storedJobs } from './stored.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { readMaterials } from '../requisites/known.ts'

export interface MaterialJobs {
  /** A quick look at the text of a job: false when it cannot hold the material. */
  readonly mayHold: (row: ExpressionBuilder<Tables, 'job_event'>) => Expression<SqlBool>
  readonly holds: (row: DocumentColumns) => boolean
}

/** What a name looks like in a text: only what both engines and JSON write alike, all else may be anything. */
const patternOf = (key: string): string => `%"name":"%${key.replaceAll(/[^a-z0-9]+/g, '%')}%`

/** Materials of a job, and the chemicals that its seeds are dressed with. */
const copiesIn = (materials: readonly JobMaterial[]) =>
  materials.flatMap(({ type, name, requisiteId, coating }) => [
    { type, name, requisiteId },
    ...(coating ? [{ type: 'chemical', name: coating.name, requisiteId: coating.requisiteId }] : []),
  ])

export async function findMaterialJobs(db: Reader, who: Who, name: string): Promise<MaterialJobs> {
  const materials = await readMaterials(db, who)
  const known = knownMaterials(materials)
  const asked = known.named(name)
  const ids = new Set(asked.map(({ requisite }) => requisite._id))
  const key = materialKey(name)
  const names = asked.flatMap(({ requisite, formerNames }) => [requisite.name, ...formerNames])
  const patterns = [...new Set([key, ...names.map(materialKey)].map(patternOf))]
  return {
    mayHold: (row) =>
      row.or([
        ...[...ids].map((id) => row('document', 'like', `%"requisiteId":"${id}"%`)),
        ...patterns.map((pattern) => sql<SqlBool>`lower(document) like ${pattern}`),
      ]),
    holds: (row) =>
      copiesIn(storedJobs.read(row).requisites).some((copy) => {
        const material = known.of(copy)
        return material ? ids.has(material._id) : materialKey(copy.name) === key
      }),
  }
}
