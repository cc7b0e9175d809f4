import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/soil-samples/contract'
import { SoilSample, type SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import type { Actor } from '../db/actor.ts'
import { addNamed, changeNamed, deleteNamed, restoreNamed } from '../db/named.ts'
import { requireRow } from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import { Unchanged } from '../db/unchanged.ts'
import { requireFields } from '../fields/store.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import { versionsHandler } from '../history/named-handlers.ts'
import { restoreNamedVersion } from '../history/named-versions.ts'
import { read, type Route, unmanaged, write } from '../http/call.ts'
import { JsonText } from '../http/json-text.ts'
import { fieldNames } from './field-names.ts'
import { importSamples } from './import/import-samples.ts'
import { judgeSampled } from './judge.ts'
import { readOverview, samplesText } from './store.ts'
import { documentOf, SOIL_SAMPLES } from './stored.ts'

const kind = SOIL_SAMPLES
/** Answers that hold while nothing is stored. */
const [samples, overviews] = [new Unchanged<JsonText>(), new Unchanged<JsonText>()]

/** Changes a sample; who took it stays. */
async function change(
  tx: Writer,
  actor: Actor,
  work: { id: string; content: Omit<SoilSampleDraft, '_id'>; seen: string | undefined },
): Promise<SoilSample> {
  const { id, content, seen } = work
  const row = await requireRow(tx, kind.table, { accountId: actor.accountId, id })
  await requireFields(tx, actor, [content.fieldId])
  const before = kind.stored.read(row)
  const after = await changeNamed(tx, actor, { kind, id, seen, content: documentOf(content, before.userId) })
  await judgeSampled(tx, actor, [before, after])
  return after
}

async function add(tx: Writer, actor: Actor, draft: SoilSampleDraft): Promise<SoilSample> {
  const { _id: _own, ...content } = draft
  await requireFields(tx, actor, [content.fieldId])
  const sample = await addNamed(tx, actor, { kind, draft, content: documentOf(content, actor.userId) })
  await judgeSampled(tx, actor, [sample])
  return sample
}

async function remove(tx: Writer, actor: Actor, id: string): Promise<undefined> {
  const row = await requireRow(tx, kind.table, { accountId: actor.accountId, id })
  await deleteNamed(tx, actor, { ...kind, id })
  await judgeSampled(tx, actor, [kind.stored.read(row)])
  return undefined
}

async function restore(tx: Writer, actor: Actor, id: string): Promise<SoilSample> {
  const sample = await restoreNamed(tx, actor, { kind, id })
  await judgeSampled(tx, actor, [sample])
  return sample
}

export const soilSampleRoutes: readonly Route[] = [
  read(contract.listSoilSamples, ({ db, actor, query, ports: { engine } }) =>
    samples.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: JSON.stringify(query),
      answer: () => samplesText(db, actor, query),
    }),
  ),
  read(contract.getSamplingOverview, ({ db, actor, query: { year }, ports: { engine } }) =>
    overviews.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: String(year),
      answer: async () => new JsonText(JSON.stringify(await readOverview(db, actor, year))),
    }),
  ),
  write(contract.addSoilSample, ({ tx, actor, body }) => add(tx, actor, body)),
  write(contract.changeSoilSample, ({ tx, actor, params, body }) => {
    const { updatedAt: seen, ...content } = body
    return change(tx, actor, { id: params.id, content, seen })
  }),
  write(contract.deleteSoilSample, ({ tx, actor, params }) => remove(tx, actor, params.id)),
  write(contract.restoreSoilSample, ({ tx, actor, params }) => restore(tx, actor, params.id)),
  unmanaged(contract.importSoilSamples, importSamples),
  read(contract.listDeletedSoilSamples, async ({ db, actor, query }) => {
    const names = await fieldNames(db, actor)
    return listDeletedNamed(db, actor, {
      kind,
      after: query,
      factsOf: ({ fieldId, date }) => ({ fieldName: names.get(fieldId) ?? '', date }),
    })
  }),
  read(contract.listSoilSampleVersions, versionsHandler(kind, versionOf(SoilSample))),
  write(contract.restoreSoilSampleVersion, ({ tx, actor, params: by }) =>
    restoreNamedVersion(tx, actor, {
      kind,
      by,
      change: (later, content) => change(tx, later, { id: by.id, content, seen: undefined }),
    }),
  ),
]
