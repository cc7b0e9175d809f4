import { mapDataOf } from '@vagu/core/geo/map-data'
import { expect, it } from 'vitest'
import { square } from '../testing/parcel-files.ts'
import { foundSince } from './found-since.ts'

const year = 2026
const mapData = mapDataOf([square(600_000, 6_480_000, 100)])
const draft = { name: 'Kivi', code: '', priaCode: '', externalId: '', area: 1, yearInfo: [], mapData }
const rows = [{ fieldId: null, year, draft }]
const updatedAt = '2026-05-20T09:00:00.000Z'
const field = { ...draft, _id: 'ab', active: true, ordering: 1, hasJobEventsThisYear: false, updatedAt }

it('a field that lies where a new one would is found while there is effort left to measure it', () => {
  expect(foundSince(rows, [field], { left: 10_000 })).toMatchObject([{ code: 'fieldFoundSince' }])
})

it('shapes that are slow to measure are given up, and who asked is told by the effort', () => {
  const effort = { left: 100 }
  foundSince([...rows, ...rows], [field], effort)
  expect(effort.left).toBeLessThan(0)
  const before = effort.left
  foundSince(rows, [field], effort)
  expect(before - effort.left, 'a look at the boxes alone').toBeLessThan(100)
})
