import { sampleOf } from '@vagu/core/soil-samples/sample'
import { uuid7 } from '@vagu/core/ids/uuid7'
import type { Job } from '@vagu/core/jobs/schema'
import { Material } from '@vagu/core/materials/schema'
import { StockEntry } from '@vagu/core/stock/schema'
import { expect, it } from 'vitest'
import { aWorker, fieldOf, jobOn } from '../../testing/builders.ts'
import { countsOf, type DemoFarm, hasOwn, partOf, usualCarry } from './demo-farm.ts'
import {
  entryDraftOf,
  fieldDraftOf,
  groupsOf,
  jobDraftOf,
  jobParts,
  materialDraftOf,
  newIds,
  sampleDraftOf,
} from './plan.ts'

const STARTED = Date.parse('2026-05-20T09:00:00.000Z')
let count = 0
const idAt = (ms: number): string =>
  uuid7(
    ms,
    Uint8Array.from({ length: 10 }, () => (count += 1) % 256),
  )
const seeded = (): string => idAt(STARTED - 10)
const own = (): string => idAt(STARTED + 10)

const aField = (_id: string, name: string) => ({ ...fieldOf(name, 5), _id })
const aMaterial = (_id: string, name: string) =>
  Material.parse({
    _id,
    name,
    type: 'chemical',
    amount: null,
    unit: null,
    updatedAt: '2026-05-20T09:00:00.000Z',
  })

const [home, other] = [aField(seeded(), 'Kodupõld'), aField(seeded(), 'Mäepõld')]
const mine = aField(own(), 'Minu põld')
const worker = aWorker({ _id: seeded() })
const used = aMaterial(seeded(), 'Prosaro')
const unused = aMaterial(seeded(), 'Moddus')
const sample = jobOn(other, { _id: seeded(), fieldId: other._id })
const job = (change: Partial<Job> = {}): Job =>
  jobOn(home, {
    _id: own(),
    fieldId: home._id,
    worker: worker._id,
    requisites: [{ ...used, requisiteId: used._id }],
    ...change,
  })
const anEntry = (_id: string, requisiteId: string, images: string[] = []) =>
  StockEntry.parse({
    _id,
    requisiteId,
    unit: 'l',
    type: 'INCREASE',
    date: '2026-05-01',
    amount: 5,
    images,
    name: 'Moddus',
    userId: 'mari',
    updatedAt: '2026-05-20T09:00:00.000Z',
  })
const farmOf = (change: Partial<DemoFarm> = {}): DemoFarm => ({
  startedAt: STARTED,
  fields: [home, other, mine],
  materials: [used, unused],
  workers: [worker],
  jobs: [sample, job()],
  samples: [sampleOf({ _id: seeded(), fieldId: other._id })],
  stock: [anEntry(seeded(), used._id)],
  plans: [],
  years: [],
  groups: [{ fieldGroupName: 'Kõik', linkedFieldIds: [home._id, other._id] }],
  jobCategories: null,
  photos: {},
  ...change,
})

it('takes what was entered, and of the sample what that stands on', () => {
  const part = partOf(farmOf(), 'own')
  expect(part.fields.map(({ name }) => name)).toEqual(['Kodupõld', 'Minu põld'])
  expect(part.materials.map(({ name }) => name)).toEqual(['Prosaro'])
  expect(countsOf(part)).toEqual({
    fields: 2,
    materials: 1,
    workers: 1,
    jobs: 1,
    samples: 0,
    stock: 0,
    plans: 0,
    entries: 0,
    photos: 0,
  })
  expect(countsOf(partOf(farmOf(), 'all')).jobs).toBe(2)
  expect(Object.values(countsOf(partOf(farmOf(), 'none')))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
})
it('takes an entry of the stock that was entered, with its material and photo', () => {
  const [photo, sent] = [own(), own()]
  const mineOf = anEntry(own(), unused._id, [photo])
  const farm = partOf(farmOf({ jobs: [], stock: [mineOf], photos: { [photo]: new Blob(['x']) } }), 'own')
  expect([farm.materials.map(({ name }) => name), Object.keys(farm.photos)]).toEqual([['Moddus'], [photo]])
  const ids = newIds(farm, own)
  expect(entryDraftOf(ids, { [photo]: sent }, mineOf)).toMatchObject({
    _id: ids[mineOf._id],
    requisiteId: ids[unused._id],
    images: [sent],
  })
})
it('takes a sample that was entered, with its field', () => {
  const own1 = sampleOf({ _id: own(), fieldId: other._id })
  const farm = partOf(farmOf({ jobs: [], samples: [own1] }), 'own')
  expect(farm.fields.map(({ name }) => name)).toEqual(['Mäepõld', 'Minu põld'])
  const ids = newIds(farm, own)
  expect(sampleDraftOf(ids, own1)).toMatchObject({ _id: ids[own1._id], fieldId: ids[other._id] })
})
it('suggests what was entered, and nothing where nothing was', () => {
  expect(usualCarry(farmOf())).toBe('own')
  const untouched = farmOf({ fields: [home, other], jobs: [sample] })
  expect([hasOwn(untouched), usualCarry(untouched)]).toEqual([false, 'none'])
})
it('names every record anew, and what stays behind by nothing', () => {
  const farm = partOf(farmOf({ jobs: [job({ worker: seeded(), batchId: own() })] }), 'own')
  const ids = newIds(farm, own)
  const old = [farm.fields, farm.materials, farm.workers, farm.jobs].flat().map(({ _id }) => _id)
  expect(Object.values(ids).filter((id) => old.includes(id))).toEqual([])
  const [taken] = farm.jobs
  if (!taken) throw new Error('no job')
  const draft = jobDraftOf(ids, {}, taken)
  expect(draft).toMatchObject({ _id: ids[taken._id], fieldId: ids[home._id], worker: null })
  expect(draft.requisites[0]?.requisiteId).toBe(ids[used._id])
  expect(fieldDraftOf(ids, home)._id).toBe(ids[home._id])
  const dressed = { ...unused, coating: { name: 'Redigo', requisiteId: seeded(), amount: 1, unit: 'l/t' } }
  expect(materialDraftOf(ids, dressed).coating?.requisiteId).toBeNull()
  expect(groupsOf(ids, farm)).toEqual([{ fieldGroupName: 'Kõik', linkedFieldIds: [ids[home._id]] }])
})
it('sends jobs in parts, the oldest first, and none without its field', () => {
  const jobs = Array.from({ length: 205 }, () => job())
  const parts = jobParts(farmOf({ jobs: [...jobs.toReversed(), job({ fieldId: seeded() })] }))
  expect(parts.map((part) => part.length)).toEqual([100, 100, 5])
  expect(parts.flat().map(({ _id }) => _id)).toEqual(jobs.map(({ _id }) => _id).toSorted())
})
