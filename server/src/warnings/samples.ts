/** Soil samples as the rules read them. */
import type { EventFacts, SoilFacts } from '@vagu/core/warnings/facts'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { SOIL_SAMPLES } from '../soil-samples/stored.ts'
import type { FieldInYears } from './facts.ts'

const { stored } = SOIL_SAMPLES

const sampleRows = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db
    .selectFrom('soil_sample')
    .select(['field_id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('field_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc'),
)

export type SamplesByField = ReadonlyMap<string, readonly SoilFacts[]>

/** Samples of fields, the newest first. */
export async function readSamples(
  db: Reader,
  actor: Pick<Actor, 'accountId'>,
  fieldIds: readonly string[],
): Promise<SamplesByField> {
  const rows = await sampleRows(db, { accountId: actor.accountId, ids: fieldIds })
  const samples = rows.filter(stored.isReadable).map((row) => {
    const { date, p, methodP, areaHa, below } = stored.read(row)
    return { fieldId: row.field_id, facts: { date, p, methodP, areaHa, below } }
  })
  return new Map(
    Array.from(
      Map.groupBy(samples, ({ fieldId }) => fieldId),
      ([id, own]) => [id, own.map(({ facts }) => facts)],
    ),
  )
}

/** Whether a job may give nutrients: of others no rule asks what the soil holds. */
const mayFertilize = ({ materials, herding }: EventFacts): boolean =>
  herding.length > 0 || materials.some(({ type }) => type === 'fertilizer')

/** Fields with their samples, where some job may be held against them: most saves need none. */
export async function withSamples(
  db: Reader,
  actor: Actor,
  fields: readonly FieldInYears[],
): Promise<FieldInYears[]> {
  const asked = fields.filter(({ events }) => events.some(mayFertilize)).map(({ field }) => field._id)
  if (asked.length === 0) return [...fields]
  const samples = await readSamples(db, actor, asked)
  return fields.map((each) => ({ ...each, samples: samples.get(each.field._id) }))
}
