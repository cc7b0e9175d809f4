/** The verdicts of a spraying with 4 products on 100 fields, as the form asks for them at a keystroke. */
import * as fields from '@vagu/core/fields/contract'
import { findJob, CATEGORY, DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { chemicalByName } from '@vagu/core/registers/starter/chemicals'
import { addDays } from '@vagu/core/time/day'
import { getRuleFacts } from '@vagu/core/warnings/contract'
import { eventFactsOf, type FieldFacts, type MaterialLike } from '@vagu/core/warnings/facts'
import type { PlainQuestion } from './browser-verdicts.ts'
import type { Farm } from './cases.ts'
import { TODAY } from './farm.ts'

const FIELDS = 100
/** Herbicide, fungicide, insecticide and growth regulator that cereals are sprayed with. */
const PRODUCTS = ['Mustang forte', 'Prosaro', 'Karate Zeon 5 CS', 'Moddus 250 EC']

function productNamed(name: string): MaterialLike {
  const known = chemicalByName(name)
  if (known === undefined) throw new Error(`the starter register does not know ${name}`)
  return {
    ...known,
    type: 'chemical',
    subtype: known.chemicalSubtype,
    subtypeVariant: 'TKV_REGISTRIST',
    amount: known.maxNorm,
    unit: known.maxNormUnit,
  }
}

const spraying = findJob(
  DEFAULT_JOB_CATEGORIES,
  { key: CATEGORY.plantProtection, name: '' },
  { key: 'spraying', name: '' },
)

/** Facts of the farm that the form holds: the jobs that bear on each chosen field, and the jobs being written. */
export async function verdictQuestion({ client }: Farm): Promise<PlainQuestion> {
  if (spraying === undefined) throw new Error('there is no spraying')
  const { data } = await client.call(fields.listFields, { query: {} })
  const chosen: FieldFacts[] = data.slice(0, FIELDS)
  const requisites = PRODUCTS.map(productNamed)
  const reply = await client.call(getRuleFacts, {
    body: {
      fieldIds: chosen.map(({ _id }) => _id),
      from: TODAY,
      to: addDays(TODAY, 100),
      registerNumbers: requisites.flatMap(({ registerNumber }) => registerNumber ?? []),
    },
  })
  const drafts = chosen.map((field) =>
    eventFactsOf({
      fieldId: field._id,
      status: 'DONE',
      jobCategory: spraying.category,
      job: spraying.job,
      date: TODAY,
      endDate: TODAY,
      area: field.area,
      requisites,
    }),
  )
  return {
    today: TODAY,
    fields: chosen,
    drafts,
    events: reply.data.fields.map(({ fieldId, events }) => [fieldId, events] as const),
    editions: reply.data.products,
  }
}
