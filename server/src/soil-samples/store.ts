import { areaOfYear, isInUse, nameOfYear } from '@vagu/core/fields/rules'
import type { SamplingOverview, SoilSample } from '@vagu/core/soil-samples/schema'
import { ksmDayOf, samplingOf, VALID_YEARS } from '@vagu/core/soil-samples/validity'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readFieldsOfPlan } from '../fields/of-plan.ts'
import { jsonList, JsonText, withMembers } from '../http/json-text.ts'
import { SOIL_SAMPLES } from './stored.ts'

const { stored } = SOIL_SAMPLES

/** Samples of fields that are there: those of a deleted field come back with it. */
const livingOf = (db: Reader, actor: Actor) =>
  db
    .selectFrom('soil_sample')
    .innerJoin('field', (join) =>
      join
        .onRef('field.account_id', '=', 'soil_sample.account_id')
        .onRef('field.id', '=', 'soil_sample.field_id'),
    )
    .where('soil_sample.account_id', '=', actor.accountId)
    .where('soil_sample.deleted_at', 'is', null)
    .where('field.deleted_at', 'is', null)

interface Wanted {
  readonly fieldId?: string | undefined
  readonly year?: number | undefined
}

async function sampleRows(db: Reader, actor: Actor, { fieldId, year }: Wanted) {
  let question = livingOf(db, actor).select([
    'soil_sample.id',
    'soil_sample.document',
    'soil_sample.document_version',
    'soil_sample.updated_at',
  ])
  if (fieldId !== undefined) question = question.where('soil_sample.field_id', '=', fieldId)
  if (year !== undefined)
    question = question
      .where('soil_sample.day', '>=', `${year - VALID_YEARS}-01-01`)
      .where('soil_sample.day', '<=', `${year}-12-31`)
  const rows = await question.orderBy('soil_sample.day', 'desc').orderBy('soil_sample.id', 'desc').execute()
  return rows.filter(stored.isReadable)
}

/** The newest first. */
export const listSamples = async (db: Reader, actor: Actor, wanted: Wanted): Promise<SoilSample[]> =>
  (await sampleRows(db, actor, wanted)).map((row) => ({
    ...stored.read(row),
    _id: row.id,
    updatedAt: row.updated_at,
  }))

/** The same as JSON: they are stored as they travel. */
export const samplesText = async (db: Reader, actor: Actor, wanted: Wanted): Promise<JsonText> =>
  new JsonText(
    jsonList(
      (await sampleRows(db, actor, wanted)).map((row) =>
        withMembers({ _id: row.id, updatedAt: row.updated_at }, stored.text(row)),
      ),
    ),
  )

/** Samples that each field in use needs and owes. */
export async function readOverview(db: Reader, actor: Actor, year: number): Promise<SamplingOverview> {
  const fields = (await readFieldsOfPlan(db, actor.accountId)).filter((field) => isInUse(field, year))
  const rows = await livingOf(db, actor).select(['soil_sample.field_id', 'soil_sample.day']).execute()
  const byField = Map.groupBy(rows, (row) => row.field_id)
  const lines = fields.map((field) => {
    const area = areaOfYear(field, year)
    const samples = (byField.get(field._id) ?? []).map(({ day }) => ({ date: day }))
    return {
      fieldId: field._id,
      fieldName: nameOfYear(field, year),
      area,
      ...samplingOf(area, samples, year),
    }
  })
  const total = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0)
  return {
    year,
    by: ksmDayOf(year),
    needed: total(({ needed }) => needed),
    owed: total(({ owed }) => owed),
    fields: lines,
  }
}
