/** Stores what was decided of a laboratory's file, once. */
import { KnownSamples, mergedSample, staysSame } from '@vagu/core/soil-samples/import/known'
import {
  type Decision,
  type ReturnedRow,
  type ReturnReason,
  type SoilImport,
  SoilReceipt,
} from '@vagu/core/soil-samples/import/schema'
import type { SoilSample, SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import type { Actor } from '../../db/actor.ts'
import { fingerprint } from '../../db/fingerprint.ts'
import { changeNamed } from '../../db/named.ts'
import { createRecords } from '../../db/records.ts'
import type { Reader, Writer } from '../../db/schema.ts'
import { findReceipt, keepReceipt } from '../../imports/receipts.ts'
import { judgeSampled } from '../judge.ts'
import { listSamples } from '../store.ts'
import { columnsOfSample, documentOf, SOIL_SAMPLES } from '../stored.ts'
import { rememberLabels, rememberTables } from './memory.ts'

type Content = Omit<SoilSampleDraft, '_id'>
type Storing = Extract<Decision, { kind: 'store' }>

/** Outcome of a decision: a new sample, a change of one, or nothing. */
type Outcome =
  | { readonly kind: 'add'; readonly content: Content }
  | { readonly kind: 'change'; readonly sample: SoilSample; readonly content: Content }
  | { readonly kind: 'return'; readonly reason: ReturnReason }

const RECEIPTS = { table: 'soil_import', schema: SoilReceipt } as const

async function liveFields(db: Reader, { accountId }: Actor): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('field')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

interface FarmNow {
  readonly importId: string
  readonly fields: ReadonlySet<string>
  readonly samples: ReadonlyMap<string, SoilSample>
  readonly known: KnownSamples
}

const contentOf = ({
  _id: _own,
  name: _name,
  userId: _user,
  updatedAt: _at,
  ...content
}: SoilSample): Content => content

/** Lays a decision beside the farm as it is by now: what was changed since the review is left as it is. */
function outcomeOf(decision: Storing, { importId, fields, samples, known }: FarmNow): Outcome {
  const { fieldId, values } = decision
  const left = (reason: ReturnReason): Outcome => ({ kind: 'return', reason })
  if (!fields.has(fieldId)) return left('fieldGone')
  if (decision.known === null) {
    const same = known.same(fieldId, values)
    if (same) return left(staysSame(same, values) ? 'same' : 'changedMeanwhile')
    return { kind: 'add', content: { ...values, fieldId, importId } }
  }
  const sample = samples.get(decision.known._id)
  if (sample?.updatedAt !== decision.known.updatedAt) return left('changedMeanwhile')
  if (sample.fieldId === fieldId && staysSame(sample, values)) return left('same')
  const before = contentOf(sample)
  return {
    kind: 'change',
    sample,
    content: { ...before, ...mergedSample(before, values), fieldId, importId },
  }
}

async function addAll(tx: Writer, actor: Actor, contents: readonly Content[]): Promise<void> {
  const { table } = SOIL_SAMPLES
  const records = contents.map((content) => {
    const document = documentOf(content, actor.userId)
    return {
      id: actor.newId(),
      fingerprint: fingerprint(content),
      columns: columnsOfSample(document),
    }
  })
  await createRecords(tx, actor, { table, noun: table, records })
}

/** Rows of which nothing was stored, each with its first reason. */
function returnedOf(decisions: readonly Decision[], outcomes: readonly Outcome[]): ReturnedRow[] {
  const stored = new Set(decisions.filter((_, i) => outcomes[i]?.kind !== 'return').map(({ row }) => row))
  const returned = new Map<number, ReturnedRow>()
  for (const [i, { row, sampleNo }] of decisions.entries()) {
    const outcome = outcomes[i]
    if (outcome?.kind === 'return' && !stored.has(row) && !returned.has(row))
      returned.set(row, { row, sampleNo, reason: outcome.reason })
  }
  return [...returned.values()].toSorted((a, b) => a.row - b.row)
}

/** Labels of fields that the farmer chose and of which something was stored. */
const labelsOf = (
  decisions: readonly Decision[],
  outcomes: readonly Outcome[],
): ReadonlyMap<string, string> =>
  new Map(
    decisions.flatMap((decision, i) =>
      decision.kind === 'store' && (decision.alias ?? '') !== '' && outcomes[i]?.kind !== 'return'
        ? [[decision.alias ?? '', decision.fieldId] as const]
        : [],
    ),
  )

export async function storeDecisions(
  tx: Writer,
  actor: Actor,
  { importId, decisions, remember }: Pick<SoilImport, 'decisions' | 'remember'> & { importId: string },
): Promise<SoilReceipt> {
  const before = await findReceipt(tx, actor, { of: RECEIPTS, id: importId })
  if (before) return before
  const samples = await listSamples(tx, actor, {})
  const farm: FarmNow = {
    importId,
    fields: await liveFields(tx, actor),
    samples: new Map(samples.map((sample) => [sample._id, sample])),
    known: new KnownSamples(samples),
  }
  const outcomes = decisions.map((decision): Outcome =>
    decision.kind === 'leave' ? { kind: 'return', reason: decision.reason } : outcomeOf(decision, farm),
  )
  const added = outcomes.flatMap((outcome) => (outcome.kind === 'add' ? [outcome.content] : []))
  const changed = outcomes.flatMap((outcome) => (outcome.kind === 'change' ? [outcome] : []))
  await addAll(tx, actor, added)
  for (const { sample, content } of changed)
    await changeNamed(tx, actor, {
      kind: SOIL_SAMPLES,
      id: sample._id,
      seen: undefined,
      content: documentOf(content, sample.userId),
    })
  await judgeSampled(tx, actor, [...added, ...changed.flatMap(({ sample, content }) => [sample, content])])
  await rememberTables(tx, actor, remember)
  await rememberLabels(tx, actor, labelsOf(decisions, outcomes))
  const returned = returnedOf(decisions, outcomes)
  const read = new Set(decisions.map(({ row }) => row)).size
  const receipt: SoilReceipt = {
    dryRun: false,
    importId,
    read,
    saved: read - returned.length,
    added: added.length,
    changed: changed.length,
    returned,
  }
  return keepReceipt(tx, actor, { of: RECEIPTS, id: importId, receipt })
}
