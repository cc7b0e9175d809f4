/** Whatever happens to jobs and fields: what is asked of jobs is what their documents and fields say. */
import * as fields from '@vagu/core/fields/contract'
import { addJobs, deleteJob, restoreJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import { materialKey } from '@vagu/core/materials/schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storedFaults } from '../lift/check.ts'
import { liftJobs } from './lift.ts'
import { liftStored } from '../lift/lift.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { step } from '../testing/farm-steps.ts'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { closeFarm, openFarm, runStep } from '../testing/run-step.ts'

const RUNS = { sqlite: 20, postgres: 5 }
const seed = {
  name: 'Suvinisu',
  type: 'seed',
  subtype: 'suvinisu',
  seedCertificate: 'OTS',
  amount: 200,
  unit: 'kg/ha',
  coating: { name: fungicide.name, amount: 0.5, unit: 'l/t' },
}
/** A sowing of dressed seed. */
const sowing = (fieldId: string) => ({
  fieldId,
  jobCategory: { name: 'Külv' },
  job: { name: 'Külvamine' },
  status: 'DONE',
  date: '2026-05-04',
  endDate: '2026-05-04',
  area: 4,
  requisites: [seed],
})

/** A farmer who has sown dressed seed: the identifiers of the field and of the job. */
async function sown(farmer: Client): Promise<{ fieldId: string; id: string }> {
  await farmer.call(addMaterial, { body: fungicide })
  const fieldId = await addTestField(farmer)
  const { status, data } = await farmer.send(addJobs, addJobs.path, { body: [sowing(fieldId)] })
  expect(status).toBe(200)
  return { fieldId, id: data[0]?._id ?? '' }
}

onBothEngines('what is asked of jobs', (server) => {
  it('is what their documents say, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const farm = await openFarm(server())
        for (const each of steps) await runStep(server(), farm, each)
        expect(await storedFaults(server().db)).toEqual([])
        await closeFarm(server(), farm)
      }),
      { numRuns: RUNS[server().engine] },
    )
    expect(server().faults).toEqual([])
  }, 60_000)

  it('holds each material and dressing, with how much it was in all', async () => {
    const farmer = await server().farmer()
    await sown(farmer)
    const rows = await server()
      .db.selectFrom('job_material')
      .select(['kind', 'is_dressing', 'name_key', 'total_amount', 'total_unit', 'area', 'crop_year'])
      .where('account_id', '=', farmer.accountId)
      .orderBy('is_dressing')
      .execute()
    const common = { area: 4, crop_year: 2026 }
    expect(rows).toEqual([
      { ...common, kind: 'seed', is_dressing: 0, name_key: 'suvinisu', total_amount: 800, total_unit: 'kg' },
      {
        ...common,
        kind: 'chemical',
        is_dressing: 1,
        name_key: materialKey(fungicide.name),
        total_amount: 0.4,
        total_unit: 'l',
      },
    ])
  })

  it('follows the seasons of the field, of deleted jobs too', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const fieldId = await addTestField(farmer)
    const on = { date: '2025-08-20', endDate: '2025-08-20' }
    const body = [spraying(fieldId, worker, on), harvest(fieldId, on)]
    const { data } = await farmer.send(addJobs, addJobs.path, { body })
    await farmer.call(deleteJob, { params: { id: data[1]?._id ?? '' } })
    const years = async () => {
      const rows = await server()
        .db.selectFrom('job_event')
        .select('crop_year')
        .where('field_id', '=', fieldId)
        .execute()
      return rows.map((row) => row.crop_year)
    }
    expect(await years()).toEqual([2025, 2025])
    const seasons = { params: { year: 2026 }, body: { seasonStart: '2025-08-15' } }
    expect((await farmer.call(changeSeasons, seasons)).status).toBe(200)
    expect(await years()).toEqual([2026, 2026])
    expect(await storedFaults(server().db)).toEqual([])
    await farmer.call(fields.deleteField, { params: { id: fieldId } })
    expect(await storedFaults(server().db)).toEqual([])
    await farmer.call(fields.restoreField, { params: { id: fieldId } })
    expect(await storedFaults(server().db)).toEqual([])
  })

  it('is filled at the start for jobs of an older program, and for what it changed meanwhile', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const fieldId = await addTestField(farmer)
    const body = Array.from({ length: 4 }, () => spraying(fieldId, worker))
    const { data } = await farmer.send(addJobs, addJobs.path, { body })
    const [old, changed, deleted] = data.map(({ _id }) =>
      server().db.updateTable('job_event').where('id', '=', _id),
    )
    const unfilled = { category_key: '', job_key: '', crop_year: 0, model_of: null, document_version: 0 }
    await old?.set(unfilled).execute()
    await changed?.set({ updated_at: '2026-05-20T10:00:00.000Z', batch_id: 'x' }).execute()
    await deleted?.set({ deleted_at: '2026-05-20T10:00:00.000Z' }).execute()
    await server()
      .db.deleteFrom('job_material')
      .where('job_id', '=', data[0]?._id ?? '')
      .execute()
    expect(await storedFaults(server().db)).not.toEqual([])
    const needs = { ...server().ports, log: server().ports.log }
    await liftStored(needs)
    expect(await storedFaults(server().db)).toEqual([])
    expect(server().faults).toEqual([])
  })

  it('waits for nobody where it is filled beside those who change jobs', async () => {
    const farmer = await server().farmer()
    const [held, free] = [await sown(farmer), await sown(farmer)]
    const unfill = (id: string) =>
      server().db.updateTable('job_event').set({ model_of: null }).where('id', '=', id).execute()
    for (const { id } of [held, free]) await unfill(id)
    const needs = { ...server().ports, passesLocked: true }
    if (server().engine === 'postgres')
      await server()
        .db.transaction()
        .execute(async (tx) => {
          await tx.updateTable('job_event').set({ batch_id: 'x' }).where('id', '=', held.id).execute()
          await liftJobs(needs)
        })
    else await liftJobs(needs)
    const faults = await storedFaults(server().db)
    expect(faults.filter((fault) => fault.includes(free.id))).toEqual([])
    expect(faults.length > 0).toBe(server().engine === 'postgres')
    await liftJobs(needs)
    expect(await storedFaults(server().db)).toEqual([])
  })

  it('comes back with a job that an older program deleted, and left what was asked of it', async () => {
    const farmer = await server().farmer()
    const { id } = await sown(farmer)
    const deleted = { deleted_at: '2026-05-20T10:00:00.000Z' }
    await server().db.updateTable('job_event').set(deleted).where('id', '=', id).execute()
    expect((await farmer.call(restoreJob, { params: { id } })).status).toBe(200)
    expect(await storedFaults(server().db)).toEqual([])
  })

  it('is left, with a line in the log, where the field has no shape', async () => {
    const farmer = await server().farmer()
    const { fieldId } = await sown(farmer)
    const rowOf = server().db.selectFrom('field').where('id', '=', fieldId)
    const before = await rowOf.select(['document', 'document_version']).executeTakeFirstOrThrow()
    const field = server().db.updateTable('field').where('id', '=', fieldId)
    await field.set({ document: '{}', document_version: 0 }).execute()
    await server()
      .db.updateTable('job_event')
      .set({ model_of: null })
      .where('field_id', '=', fieldId)
      .execute()
    const said: string[] = []
    const error = (_facts: object, text: string) => void said.push(text)
    await liftStored({ ...server().ports, log: { ...server().ports.log, error } })
    expect(said).toEqual(['a field could not be lifted', 'a job could not be lifted'])
    await field.set(before).execute()
    await liftStored(server().ports)
    expect(await storedFaults(server().db)).toEqual([])
  })
})
