import * as contract from '@vagu/core/field-division/contract'
import type { FieldSplit } from '@vagu/core/field-division/schema'
import type { Field } from '@vagu/core/fields/schema'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { addJob, listFieldJobs } from '@vagu/core/jobs/contract'
import {
  addSoilSample,
  changeSoilSample,
  deleteSoilSample,
  listSoilSamples,
} from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const [X, Y] = [617_000, 6_495_000]
const shape = mapDataOf([rectangle([X, Y], 400, 250)])
const line = [toLatLng([X + 300, Y - 10]), toLatLng([X + 300, Y + 260])]
const [inWest, inEast] = [toLatLng([X + 100, Y + 100]), toLatLng([X + 350, Y + 100])]
const YEAR = 2026

const addWhole = (farmer: Client, body: object = {}) =>
  addTestField(farmer, { name: 'Kivi', area: 10, mapData: shape, ...body })
const splitIn = async (farmer: Client, id: string, change: Partial<FieldSplit> = {}) => {
  const body = { year: YEAR, line, parts: [{ name: 'Lääs' }, { name: 'Ida' }], ...change } as never
  const { data } = await farmer.call(contract.splitField, { params: { id }, body })
  return data.after as [Field, Field]
}
const addSample = async (farmer: Client, fieldId: string, change: object = {}) =>
  (await farmer.call(addSoilSample, { body: { fieldId, date: '2024-10-01', p: 46, ...change } })).data
/** The phosphorus of each sample of a field, by which the tests know them. */
const figuresOf = async (farmer: Client, fieldId: string) =>
  (await farmer.call(listSoilSamples, { query: { fieldId } })).data
    .map(({ p }) => p ?? 0)
    .toSorted((a, b) => a - b)
const undo = (farmer: Client, id: string) => farmer.call(contract.undoDivision, { params: { id } })

onBothEngines('soil samples of fields that are split and joined', (server) => {
  it('stand with the part that holds their place, with both where none is known, and stay with the old field', async () => {
    const farmer = await server().farmer()
    const id = await addWhole(farmer)
    await addSample(farmer, id, { p: 11, location: inWest })
    await addSample(farmer, id, { p: 22, location: inEast, areaHa: 2 })
    await addSample(farmer, id, { p: 33, areaHa: 5 })
    await addSample(farmer, id, { p: 44, date: '2020-10-01' })
    const [west, east] = await splitIn(farmer, id)
    expect(await figuresOf(farmer, west._id)).toEqual([11, 33])
    expect(await figuresOf(farmer, east._id)).toEqual([22, 33])
    expect(await figuresOf(farmer, id)).toEqual([11, 22, 33, 44])
    const { data } = await farmer.call(listSoilSamples, { query: { fieldId: east._id } })
    expect(new Map(data.map(({ p, areaHa }) => [p, areaHa]))).toEqual(
      new Map([
        [22, 2],
        [33, null],
      ]),
    )
  })

  it('come to the field that theirs were joined to, and go with it', async () => {
    const farmer = await server().farmer()
    const beside = mapDataOf([rectangle([X + 401, Y], 99, 250)])
    const [a, b] = [await addWhole(farmer), await addWhole(farmer, { area: 2.4, mapData: beside })]
    await addSample(farmer, a, { p: 11, location: inWest, areaHa: 5 })
    await addSample(farmer, b, { p: 22 })
    const body = { year: YEAR, name: 'Kokku', fieldIds: [a, b] }
    const [joined] = (await farmer.call(contract.mergeFields, { body })).data.after as [Field]
    expect(await figuresOf(farmer, joined._id)).toEqual([11, 22])
    await undo(farmer, a)
    expect([await figuresOf(farmer, a), await figuresOf(farmer, b)]).toEqual([[11], [22]])
    expect(await figuresOf(farmer, joined._id)).toEqual([])
  })

  it('go with the job that brought them, or to the part of their place, and come back', async () => {
    const farmer = await server().farmer()
    const [id, worker] = [await addWhole(farmer), await addTestWorker(farmer)]
    const { yield: _none, yieldUnit: _unit, yieldType: _type, ...job } = harvest(id)
    const sampling = {
      ...job,
      worker,
      jobCategory: { name: 'Muu' },
      job: { name: 'Mullaproovi võtmine' },
      soilSampler: 'Mari',
      soilSamples: 2,
    }
    const added = await farmer.call(addJob, { body: sampling })
    expect(added.error).toBeUndefined()
    const [first, second] = (await farmer.call(listSoilSamples, { query: { fieldId: id } })).data
    if (!first || !second) throw new Error('the job brought no samples')
    for (const [{ _id, ...sample }, p, location] of [
      [first, 11, inEast],
      [second, 22, null],
    ] as const) {
      const body = { ...sample, p, location }
      await farmer.call(changeSoilSample, { params: { id: _id }, body })
    }
    const jobs = [{ jobId: added.data._id, place: 'FIRST' as const }]
    const [west, east] = await splitIn(farmer, id, { jobs })
    expect([await figuresOf(farmer, west._id), await figuresOf(farmer, east._id)]).toEqual([[22], [11]])
    expect(await figuresOf(farmer, id)).toEqual([])
    expect((await undo(farmer, id)).error).toBeUndefined()
    expect(await figuresOf(farmer, id)).toEqual([11, 22])
  })

  it('of a sampling of both parts are shared: empty ones by count, filled ones stand on both with their job', async () => {
    const farmer = await server().farmer()
    const [id, worker] = [await addWhole(farmer), await addTestWorker(farmer)]
    const { yield: _none, yieldUnit: _unit, yieldType: _type, ...job } = harvest(id)
    const body = {
      ...job,
      worker,
      jobCategory: { name: 'Muu' },
      job: { name: 'Mullaproovi võtmine' },
      soilSampler: 'Mari',
      soilSamples: 6,
    }
    const { data: sampling } = await farmer.call(addJob, { body })
    const listOn = async (fieldId: string) =>
      (await farmer.call(listSoilSamples, { query: { fieldId } })).data
    const [filled] = await listOn(id)
    if (!filled) throw new Error('the job brought no samples')
    const { _id, ...sample } = filled
    await farmer.call(changeSoilSample, { params: { id: _id }, body: { ...sample, p: 11 } })
    const parts = await splitIn(farmer, id)
    const jobsOf = async (fieldId: string) =>
      (await farmer.call(listFieldJobs, { params: { fieldId, year: String(YEAR) } })).data.jobEvents
    for (const part of parts) {
      const [own] = await jobsOf(part._id)
      const samples = await listOn(part._id)
      expect(new Set(samples.map(({ jobId }) => jobId))).toEqual(new Set([own?._id]))
      expect(samples.filter(({ p }) => p === 11)).toHaveLength(1)
    }
    const counts = (await Promise.all(parts.map((part) => jobsOf(part._id)))).flat()
    expect(counts.reduce((sum, { soilSamples }) => sum + (soilSamples ?? 0), 0)).toBe(6)
    const empty = (await Promise.all(parts.map((part) => listOn(part._id)))).flat()
    expect(empty.filter(({ p }) => p == null)).toHaveLength(5)
    expect((await undo(farmer, id)).error).toBeUndefined()
    expect((await listOn(id)).map(({ jobId }) => jobId)).toEqual(
      Array.from({ length: 6 }, () => sampling._id),
    )
  })

  it('are not copied while nothing is known of them', async () => {
    const farmer = await server().farmer()
    const id = await addWhole(farmer)
    const { data: job } = await farmer.call(addJob, { body: harvest(id) })
    await addSample(farmer, id, { p: null, jobId: job._id, date: harvest(id).date })
    const [west, east] = await splitIn(farmer, id)
    expect([await figuresOf(farmer, west._id), await figuresOf(farmer, east._id)]).toEqual([[0], []])
  })

  it('close the way back once one of them was deleted or has left', async () => {
    for (const leave of [
      (farmer: Client, { _id }: { _id: string }) => farmer.call(deleteSoilSample, { params: { id: _id } }),
      async (farmer: Client, { _id, ...sample }: { _id: string }) => {
        const body = { ...sample, fieldId: await addTestField(farmer) } as never
        return farmer.call(changeSoilSample, { params: { id: _id }, body })
      },
    ]) {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      await addSample(farmer, id, { location: inWest })
      const [west] = await splitIn(farmer, id)
      const [sample] = (await farmer.call(listSoilSamples, { query: { fieldId: west._id } })).data
      if (!sample) throw new Error('no sample stands on the part')
      server().setNow('2026-05-20T10:00:00.000Z')
      await leave(farmer, sample)
      const reply = await undo(farmer, id)
      server().setNow('2026-05-20T09:00:00.000Z')
      expect([reply.status, reply.error?.fields?.[0]?.code]).toEqual([422, 'divisionChangedSince'])
    }
  })

  it('of a job on both parts stand on both', async () => {
    const farmer = await server().farmer()
    const id = await addWhole(farmer)
    const { data: job } = await farmer.call(addJob, { body: harvest(id) })
    await addSample(farmer, id, { p: 11, jobId: job._id })
    const parts = await splitIn(farmer, id)
    for (const { _id } of parts) expect(await figuresOf(farmer, _id)).toEqual([11])
    expect(await figuresOf(farmer, id)).toEqual([])
    await undo(farmer, id)
    expect(await figuresOf(farmer, id)).toEqual([11])
  })

  it('close the way back once one of them was changed since', async () => {
    const farmer = await server().farmer()
    const id = await addWhole(farmer)
    await addSample(farmer, id, { location: inWest })
    const [west] = await splitIn(farmer, id)
    server().setNow('2026-05-20T10:00:00.000Z')
    await addSample(farmer, west._id, { p: 50 })
    const reply = await undo(farmer, id)
    server().setNow('2026-05-20T09:00:00.000Z')
    expect([reply.status, reply.error?.fields?.[0]?.code]).toEqual([422, 'divisionChangedSince'])
  })
})
