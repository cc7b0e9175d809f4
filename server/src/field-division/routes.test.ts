import { addCustomArea } from '@vagu/core/custom-areas/contract'
import * as contract from '@vagu/core/field-division/contract'
import type { FieldSplit } from '@vagu/core/field-division/schema'
import { changeField, getField, listFields } from '@vagu/core/fields/contract'
import { areaOfYear, livesIn } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { listDeletedFields } from '@vagu/core/history/contract'
import { addJob, changeJob, listFieldJobs } from '@vagu/core/jobs/contract'
import type { Job } from '@vagu/core/jobs/schema'
import { changeFieldGroups, getSettings } from '@vagu/core/settings/contract'
import { getStatus } from '@vagu/core/status/contract'
import { sumAreas } from '@vagu/core/units/rounding'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const [X, Y] = [617_000, 6_495_000]
/** 400 m from west to east, 250 m from south to north: 10 ha. */
const shape = mapDataOf([rectangle([X, Y], 400, 250)])
/** From south to north, 300 m from the western edge: what lies left of it has 7.5 ha. */
const line = [toLatLng([X + 300, Y - 10]), toLatLng([X + 300, Y + 260])]
const missing = [toLatLng([X - 300, Y - 10]), toLatLng([X - 300, Y + 260])]
const YEAR = 2026
const [NOBODY, NEW, OTHER] = [
  '01890a5d-ac96-774b-bcce-b302099a8057',
  '01890a5d-ac96-774b-bcce-b302099a8058',
  '01890a5d-ac96-774b-bcce-b302099a8059',
] as const

const split = (change: Partial<FieldSplit> = {}) =>
  ({ year: YEAR, line, parts: [{ name: 'Lääs' }, { name: 'Ida' }], ...change }) as never
const addWhole = (farmer: Client, body: object = {}) =>
  addTestField(farmer, { name: 'Kivi', area: 9.6, mapData: shape, ...body })
const splitIn = (farmer: Client, id: string, change: Partial<FieldSplit> = {}) =>
  farmer.call(contract.splitField, { params: { id }, body: split(change) })
const jobsOn = async (farmer: Client, fieldId: string, year = YEAR): Promise<Job[]> =>
  (await farmer.call(listFieldJobs, { params: { fieldId, year: String(year) } })).data.jobEvents
const addHarvest = async (farmer: Client, fieldId: string, change: object = {}) =>
  (await farmer.call(addJob, { body: harvest(fieldId, { area: 9.6, ...change }) })).data
const errorsOf = (reply: { error?: { fields?: { path: string; code: string }[] } | undefined }) =>
  reply.error?.fields?.map(({ path, code }) => [path, code])

onBothEngines('fields split and joined', (server) => {
  const inputOfMerge = async (owner: Client) => {
    const fieldIds = [
      await addWhole(owner),
      await addWhole(owner, { mapData: mapDataOf([rectangle([X + 400, Y], 100, 250)]) }),
    ]
    return { body: { year: YEAR, name: 'Kokku', fieldIds } }
  }
  askFourQuestions(server, {
    endpoint: contract.splitField,
    input: async (owner) => ({ params: { id: await addWhole(owner) }, body: split() }),
    namesRecord: true,
    wrong: { body: { year: YEAR, line: [], parts: [{ name: 'a' }, { name: 'b' }] }, path: 'line' },
  })
  askFourQuestions(server, {
    endpoint: contract.mergeFields,
    input: inputOfMerge,
    namesRecord: true,
    wrong: { body: { year: YEAR, name: 'Kokku', fieldIds: [NOBODY] }, path: 'fieldIds' },
  })
  askFourQuestions(server, {
    endpoint: contract.undoDivision,
    input: async (owner) => {
      const id = await addWhole(owner)
      await splitIn(owner, id)
      return { params: { id } }
    },
    namesRecord: true,
  })

  describe('a split', () => {
    it('makes two fields of one from the year on, and leaves it its older years', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer, {
        yearInfo: [{ year: 2025, mainCrop: { crop: 'talinisu' }, area: 9.5 }],
      })
      const { data } = await splitIn(farmer, id)
      const [whole] = data.before as [Field]
      const [west, east] = data.after as [Field, Field]
      expect([whole.lastYear, whole.active, livesIn(whole, 2025), livesIn(whole, YEAR)]).toEqual([
        2025,
        true,
        true,
        false,
      ])
      expect([whole.mapData, areaOfYear(whole, 2025)]).toEqual([shape, 9.5])
      expect([west.name, west.area, west.firstYear, east.name, east.area]).toEqual([
        'Lääs',
        7.125,
        YEAR,
        'Ida',
        2.375,
      ])
      expect(west.yearInfo.find(({ year }) => year === 2025)?.mainCrop?.crop).toBe('talinisu')
      expect(west.origin).toMatchObject({ kind: 'SPLIT', fieldIds: [id] })
      expect(sumAreas([west.area, east.area])).toBe(9.5)
    })
    it('shares the jobs of the year, and leaves those before', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      const worker = await addTestWorker(farmer)
      const both = await addHarvest(farmer, id, { date: '2026-08-10', endDate: '2026-08-10', yield: 40 })
      const one = (await farmer.call(addJob, { body: spraying(id, worker, { area: 9.6 }) })).data
      await addHarvest(farmer, id, { date: '2025-08-10', endDate: '2025-08-10' })
      const { data } = await splitIn(farmer, id, { jobs: [{ jobId: one._id, place: 'SECOND' }] })
      const [west, east] = data.after as [Field, Field]
      const [inWest, inEast] = [await jobsOn(farmer, west._id), await jobsOn(farmer, east._id)]
      expect(inWest.map(({ _id, area, yield: tonnes }) => [_id, area, tonnes])).toEqual([[both._id, 7.2, 30]])
      expect(
        inEast
          .toSorted((a, b) => a.date.localeCompare(b.date))
          .map(({ area, yield: tonnes, date }) => [date, area, tonnes]),
      ).toEqual([
        ['2026-05-18', 2.4, undefined],
        ['2026-08-10', 2.4, 10],
      ])
      expect(inEast.find(({ _id }) => _id === one._id)?.requisites[0]?.amount).toBe(1.2)
      expect([await jobsOn(farmer, id), (await jobsOn(farmer, id, 2025)).length]).toEqual([[], 1])
    })
    it('takes the warnings along', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      const worker = await addTestWorker(farmer)
      await farmer.call(addJob, { body: spraying(id, worker, { area: 9.6 }) })
      await addHarvest(farmer, id)
      const warned = async () =>
        (await farmer.call(getStatus, {})).data.warnings
          .filter(({ type }) => type.key === 'HARVEST_DELAY_IGNORED')
          .map(({ fieldId }) => fieldId)
      expect(await warned()).toEqual([id])
      const { data } = await splitIn(farmer, id)
      expect(new Set(await warned())).toEqual(new Set(data.after.map(({ _id }) => _id)))
    })
    it('makes nothing twice when it is sent again, and refuses an id of another field', async () => {
      const farmer = await server().farmer()
      const [id, other] = [await addWhole(farmer), await addWhole(farmer)]
      const parts = [
        { _id: NEW, name: 'Lääs' },
        { _id: OTHER, name: 'Ida' },
      ] as never
      const first = await splitIn(farmer, id, { parts })
      const again = await splitIn(farmer, id, { parts })
      expect([again.status, again.data]).toEqual([200, first.data])
      expect((await farmer.call(listFields, { query: {} })).data).toHaveLength(4)
      const taken = await splitIn(farmer, other, { parts })
      expect([taken.status, taken.error?.code]).toEqual([409, 'idTaken'])
    })
    it.each([
      [{ line: missing }, [['line', 'lineMissesField']]],
      [
        { line: [...line, toLatLng([X + 100, Y + 100]), toLatLng([X + 500, Y + 120])] },
        [['line', 'lineCrossesItself']],
      ],
      [{ jobs: [{ jobId: NOBODY, place: 'FIRST' as const }] }, [['jobs.0.jobId', 'unknownJobOfSplit']]],
    ])('refuses %j', async (change, errors) => {
      const farmer = await server().farmer()
      const reply = await splitIn(farmer, await addWhole(farmer), change)
      expect([reply.status, errorsOf(reply)]).toEqual([422, errors])
      expect((await farmer.call(listFields, { query: {} })).data).toHaveLength(1)
    })
    it('refuses a field without a shape, and a year in which it is none', async () => {
      const farmer = await server().farmer()
      expect(errorsOf(await splitIn(farmer, await addTestField(farmer)))).toEqual([
        ['line', 'fieldWithoutShape'],
      ])
      const id = await addWhole(farmer)
      await splitIn(farmer, id)
      expect(errorsOf(await splitIn(farmer, id))).toEqual([['year', 'fieldEnded']])
      expect(errorsOf(await splitIn(farmer, await addWhole(farmer, { firstYear: 2027 })))).toEqual([
        ['year', 'fieldNotYet'],
      ])
    })
    it('refuses with the stored field when it was changed since', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      const { data: seen } = await farmer.call(getField, { params: { id } })
      await farmer.call(changeField, { params: { id }, body: { name: 'Mets', area: 9 } })
      const reply = await splitIn(farmer, id, { updatedAt: seen.updatedAt })
      expect([reply.status, reply.error?.code, reply.error?.stored]).toMatchObject([
        409,
        'conflict',
        { name: 'Mets' },
      ])
    })
    it('can be split again in the same year', async () => {
      const farmer = await server().farmer()
      const { data } = await splitIn(farmer, await addWhole(farmer))
      const [west] = data.after as [Field]
      const across = [toLatLng([X - 10, Y + 100]), toLatLng([X + 310, Y + 100])]
      const again = await splitIn(farmer, west._id, {
        line: across,
        parts: [{ name: 'Põhi' }, { name: 'Lõuna' }] as never,
      })
      const [gone] = again.data.before as [Field]
      expect([livesIn(gone, 2025), livesIn(gone, YEAR)]).toEqual([false, false])
      const { data: fields } = await farmer.call(listFields, { query: {} })
      const now = fields.filter((field) => livesIn(field, YEAR))
      expect(sumAreas(now.map(({ area }) => area))).toBe(9.6)
    })
    it('puts the parts into the group of the field, and finds their areas of a kind that is calculated', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      const group = { fieldGroupName: 'Kodu', linkedFieldIds: [id, await addTestField(farmer)] }
      await farmer.call(changeFieldGroups, { body: { fieldGroups: [group] } })
      const kind = {
        areaName: '10% vähendus',
        calculationStrategy: 'PERCENT' as const,
        calculationValue: 10,
        year: YEAR,
      }
      await farmer.call(addCustomArea, { body: kind })
      const { data } = await splitIn(farmer, id)
      const parts = data.after.map(({ _id }) => _id)
      const { data: settings } = await farmer.call(getSettings, {})
      expect(settings.fieldGroups[0]?.linkedFieldIds).toEqual([...group.linkedFieldIds, ...parts])
      const areas = parts.map((part) =>
        settings.customAreas[0]?.fields.find(({ fieldId }) => fieldId === part),
      )
      expect(areas.map((own) => own?.yearlyAreas.map(({ area, status }) => [area, status]))).toEqual([
        [[6.48, null]],
        [[2.16, null]],
      ])
    })
  })

  describe('a joining', () => {
    const beside = mapDataOf([rectangle([X + 401, Y], 99, 250)])
    const merge = (farmer: Client, fieldIds: string[], change: object = {}) =>
      farmer.call(contract.mergeFields, { body: { year: YEAR, name: 'Kokku', fieldIds, ...change } })

    it('makes one field of neighbours from the year on, with their jobs', async () => {
      const farmer = await server().farmer()
      const [a, b] = [await addWhole(farmer), await addWhole(farmer, { area: 2.4, mapData: beside })]
      await addHarvest(farmer, a, { date: '2025-08-10', endDate: '2025-08-10' })
      const job = await addHarvest(farmer, b, { area: 2.4 })
      const { data } = await merge(farmer, [a, b])
      const [joined] = data.after as [Field]
      expect([joined.area, joined.firstYear, joined.mapData?.geometry.rings.length]).toEqual([12, YEAR, 1])
      expect(data.before.map(({ lastYear }) => lastYear)).toEqual([2025, 2025])
      expect((await jobsOn(farmer, joined._id)).map(({ _id, area }) => [_id, area])).toEqual([[job._id, 2.4]])
      expect((await jobsOn(farmer, a, 2025)).length).toBe(1)
    })
    it('refuses fields that do not touch, and one without a shape', async () => {
      const farmer = await server().farmer()
      const a = await addWhole(farmer)
      const far = await addWhole(farmer, { mapData: mapDataOf([rectangle([X + 900, Y], 100, 100)]) })
      expect(errorsOf(await merge(farmer, [a, far]))).toEqual([['fieldIds', 'fieldsDoNotTouch']])
      expect(errorsOf(await merge(farmer, [a, await addTestField(farmer)]))).toEqual([
        ['fieldIds', 'fieldWithoutShape'],
      ])
    })
    it('makes nothing twice when it is sent again', async () => {
      const farmer = await server().farmer()
      const ids = [await addWhole(farmer), await addWhole(farmer, { mapData: beside })]
      const _id = NEW
      const first = await merge(farmer, ids, { _id })
      const again = await merge(farmer, ids, { _id })
      expect(again.data.after).toEqual(first.data.after)
      expect((await farmer.call(listFields, { query: {} })).data).toHaveLength(3)
    })
  })

  describe('the way back', () => {
    let second = 0
    const later = () => server().setNow(`2026-05-20T09:00:${String(++second).padStart(2, '0')}.000Z`)
    const undo = (farmer: Client, id: string) => farmer.call(contract.undoDivision, { params: { id } })

    it('from a split leaves everything as it was', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer, { yearInfo: [{ year: YEAR, area: 9.6, mainCrop: { crop: 'kaer' } }] })
      await addHarvest(farmer, id)
      const { data: before } = await farmer.call(getField, { params: { id } })
      const jobsBefore = await jobsOn(farmer, id)
      later()
      await splitIn(farmer, id)
      later()
      const { data } = await undo(farmer, id)
      const { updatedAt: _seen, ...fieldBefore } = before
      expect(data.after).toMatchObject([fieldBefore])
      expect(data.after[0]?.lastYear ?? null).toBeNull()
      const jobs = await jobsOn(farmer, id)
      expect(jobs.map(({ updatedAt: _now, ...job }) => job)).toEqual(
        jobsBefore.map(({ updatedAt: _then, ...job }) => job),
      )
      expect((await farmer.call(listFields, { query: {} })).data.map(({ _id }) => _id)).toEqual([id])
      expect((await farmer.call(listDeletedFields, { query: {} })).data).toEqual([])
    })
    it('from a joining brings the fields back with their jobs', async () => {
      const farmer = await server().farmer()
      const beside = mapDataOf([rectangle([X + 401, Y], 99, 250)])
      const [a, b] = [await addWhole(farmer), await addWhole(farmer, { area: 2.4, mapData: beside })]
      const job = await addHarvest(farmer, b, { area: 2.4 })
      later()
      await farmer.call(contract.mergeFields, { body: { year: YEAR, name: 'Kokku', fieldIds: [a, b] } })
      later()
      const { data } = await undo(farmer, b)
      expect(data.after.map(({ _id }) => _id).toSorted()).toEqual([a, b].toSorted())
      expect((await jobsOn(farmer, b)).map(({ _id }) => _id)).toEqual([job._id])
    })
    it('is closed once a job or a part was changed since', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      const job = await addHarvest(farmer, id)
      const { data } = await splitIn(farmer, id)
      const [west] = data.after as [Field]
      later()
      const body = harvest(west._id, { area: 7, notes: 'kuiv' }) as never
      await farmer.call(changeJob, { params: { id: job._id }, body })
      const reply = await undo(farmer, id)
      expect([reply.status, errorsOf(reply)]).toEqual([422, [['id', 'divisionChangedSince']]])
    })
    it('is closed once a job of both parts was moved to another field', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      const job = await addHarvest(farmer, id)
      await splitIn(farmer, id)
      const other = await addTestField(farmer)
      later()
      const body = harvest(other, { area: 7 }) as never
      await farmer.call(changeJob, { params: { id: job._id }, body })
      const reply = await undo(farmer, id)
      expect([reply.status, errorsOf(reply)]).toEqual([422, [['id', 'divisionChangedSince']]])
    })
    it('knows what was last of two changes in one moment', async () => {
      const farmer = await server().farmer()
      const id = await addWhole(farmer)
      for (const name of ['Mets', 'Nurm'])
        await farmer.call(changeField, { params: { id }, body: { name, area: 9.6 } })
      await splitIn(farmer, id)
      const [field] = (await undo(farmer, id)).data.after as [Field]
      expect([field.name, livesIn(field, YEAR)]).toEqual(['Nurm', true])
    })
    it('is none for a field that nobody split', async () => {
      const farmer = await server().farmer()
      expect((await undo(farmer, await addWhole(farmer))).status).toBe(404)
    })
  })
})
