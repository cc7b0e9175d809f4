import { AppError } from '@vagu/core/errors'
import type { RuleFactsQuestion } from '@vagu/core/warnings/contract'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { JsonText } from '../http/json-text.ts'
import { newestEdition } from '../register-store/editions.ts'
import { findProducts } from '../register-store/products.ts'
import { collectFacts, type FieldInYears } from './facts.ts'
import { isPartial, namesIn, numbersIn } from './products.ts'
import { readSamples } from './samples.ts'

/** The stored jobs of fields that bear on these days. Refuses with `notFound` when one of the fields is not there. */
async function collect(db: Reader, actor: Actor, question: RuleFactsQuestion): Promise<FieldInYears[]> {
  const ids = [...new Set(question.fieldIds)]
  const fields: FieldInYears[] = []
  for (let from = 0; from < ids.length; from += ROWS_PER_INSERT) {
    const fieldIds = ids.slice(from, from + ROWS_PER_INSERT)
    const days = [question.from, question.to] as const
    const found = await collectFacts(db, actor, { fieldIds, days, known: new Map() })
    const samples = await readSamples(db, actor, fieldIds)
    fields.push(...found.map((each) => ({ ...each, samples: samples.get(each.field._id) })))
  }
  if (fields.length < ids.length) throw new AppError('notFound')
  return fields
}

/**
 * Facts that the rules read to judge jobs that are being written, as JSON: stored jobs, soil samples, and the products
 * that they and the question name.
 */
export async function readRuleFacts(
  db: Reader,
  actor: Actor,
  question: RuleFactsQuestion,
): Promise<JsonText> {
  const fields = await collect(db, actor, question)
  const events = fields.flatMap((field) => field.events)
  const newest = await newestEdition(db)
  const products = await findProducts(db, {
    numbers: [...numbersIn(events), ...question.registerNumbers],
    names: [...namesIn(events.flatMap(({ materials }) => materials)), ...question.productNames],
  })
  return new JsonText(
    JSON.stringify({
      fields: fields.map(({ field, events: own, samples = [] }) => ({
        fieldId: field._id,
        events: own,
        samples,
      })),
      products,
      isRegisterPartial: newest === undefined || isPartial(newest),
    }),
  )
}
