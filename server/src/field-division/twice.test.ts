/** A field that is divided more than once in a year, and the ways back. */
import * as contract from '@vagu/core/field-division/contract'
import { getField, listFields } from '@vagu/core/fields/contract'
import { areaOfYear, livesIn } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { gridRings, hectaresOfRings, mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { addJob, listFieldJobs } from '@vagu/core/jobs/contract'
import { sumAreas } from '@vagu/core/units/rounding'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const [X, Y] = [617_000, 6_495_000]
/** 400 m by 250 m: 10 ha. */
const shape = mapDataOf([rectangle([X, Y], 400, 250)])
const YEAR = 2026
const upright = (x: number) => [toLatLng([X + x, Y - 10]), toLatLng([X + x, Y + 260])]
const level = (y: number, to: number) => [toLatLng([X - 10, Y + y]), toLatLng([X + to, Y + y])]

onBothEngines('a field that is divided twice in a year', (server) => {
  let second = 0
  const later = () => server().setNow(`2026-05-20T09:00:${String(++second).padStart(2, '0')}.000Z`)
  const split = async (
    farmer: Client,
    id: string,
    { line, names }: { line: ReturnType<typeof upright>; names: readonly [string, string] },
  ) => {
    later()
    const parts = names.map((name) => ({ name })) as never
    const { data } = await farmer.call(contract.splitField, {
      params: { id },
      body: { year: YEAR, line, parts },
    })
    return data.after as [Field, Field]
  }
  const merge = async (farmer: Client, fields: readonly Field[]) => {
    later()
    const body = { year: YEAR, name: 'Kokku', fieldIds: fields.map(({ _id }) => _id) }
    const [joined] = (await farmer.call(contract.mergeFields, { body })).data.after
    if (!joined) throw new Error('nothing was joined')
    return joined
  }
  const undo = (farmer: Client, id: string) => {
    later()
    return farmer.call(contract.undoDivision, { params: { id } })
  }
  const listed = async (farmer: Client, year: number) =>
    (await farmer.call(listFields, { query: {} })).data
      .filter((field) => livesIn(field, year))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((field) => [field.name, areaOfYear(field, year)])
  const jobsOn = async (farmer: Client, fieldId: string) =>
    (await farmer.call(listFieldJobs, { params: { fieldId, year: String(YEAR) } })).data.jobEvents
  /** A field of 10 ha with a harvest of the year, halved, and its western half halved again. */
  async function halvedTwice(farmer: Client) {
    later()
    const whole = await addTestField(farmer, { name: 'Terve', area: 10, mapData: shape })
    const body = harvest(whole, { area: 10, date: '2026-08-10', endDate: '2026-08-10', yield: 40 })
    const { data: job } = await farmer.call(addJob, { body })
    const [west, east] = await split(farmer, whole, { line: upright(200), names: ['Lääs', 'Ida'] })
    const [south, north] = await split(farmer, west._id, { line: level(100, 210), names: ['Edel', 'Loe'] })
    return { whole, job, west, east, south, north }
  }

  it('has its land, its hectares and its jobs once in each year', async () => {
    const farmer = await server().farmer()
    const { east, south, north, west } = await halvedTwice(farmer)
    expect(await listed(farmer, 2025)).toEqual([['Terve', 10]])
    const now = await listed(farmer, YEAR)
    expect(now.map(([name]) => name)).toEqual(['Edel', 'Ida', 'Loe'])
    expect(sumAreas(now.map(([, area]) => Number(area)))).toBe(10)
    const jobs = await Promise.all([east, south, north].map(({ _id }) => jobsOn(farmer, _id)))
    expect(jobs.map((of) => of.length)).toEqual([1, 1, 1])
    expect(sumAreas(jobs.flat().map(({ area }) => area))).toBe(10)
    expect(sumAreas(jobs.flat().map(({ yield: tonnes }) => tonnes ?? 0))).toBe(40)
    expect(await jobsOn(farmer, west._id)).toEqual([])
  })
  it('goes back step by step, the last division first', async () => {
    const farmer = await server().farmer()
    const { whole, job, west } = await halvedTwice(farmer)
    const tooEarly = await undo(farmer, whole)
    expect([tooEarly.status, tooEarly.error?.fields?.[0]?.code]).toEqual([422, 'divisionChangedSince'])
    expect((await undo(farmer, west._id)).status).toBe(200)
    expect(await listed(farmer, YEAR)).toEqual([
      ['Ida', 5],
      ['Lääs', 5],
    ])
    expect((await jobsOn(farmer, west._id)).map(({ area }) => area)).toEqual([5])
    expect((await undo(farmer, whole)).status).toBe(200)
    expect(await listed(farmer, YEAR)).toEqual([['Terve', 10]])
    expect((await jobsOn(farmer, whole)).map(({ _id, area }) => [_id, area])).toEqual([[job._id, 10]])
  })
  it('is one again when its parts are joined in the same year', async () => {
    const farmer = await server().farmer()
    const { east, south, north } = await halvedTwice(farmer)
    const joined = await merge(farmer, [east, south, north])
    expect(await listed(farmer, YEAR)).toEqual([['Kokku', 10]])
    expect(await listed(farmer, 2025)).toEqual([['Terve', 10]])
    const { data } = await farmer.call(getField, { params: { id: joined._id } })
    expect(data.mapData && hectaresOfRings(gridRings(data.mapData))).toBeCloseTo(10, 2)
    const jobs = await jobsOn(farmer, joined._id)
    expect(sumAreas(jobs.map(({ area }) => area))).toBe(10)
    expect(sumAreas(jobs.map(({ yield: tonnes }) => tonnes ?? 0))).toBe(40)
  })
  it('goes back from the joining, then from both divisions', async () => {
    const farmer = await server().farmer()
    const { whole, job, west, east, south, north } = await halvedTwice(farmer)
    await merge(farmer, [east, south, north])
    expect((await undo(farmer, south._id)).status).toBe(200)
    expect((await listed(farmer, YEAR)).map(([name]) => name)).toEqual(['Edel', 'Ida', 'Loe'])
    expect((await undo(farmer, west._id)).status).toBe(200)
    expect((await undo(farmer, whole)).status).toBe(200)
    expect(await listed(farmer, YEAR)).toEqual([['Terve', 10]])
    expect((await jobsOn(farmer, whole)).map(({ _id, area, yield: t }) => [_id, area, t])).toEqual([
      [job._id, 10, 40],
    ])
  })
})
