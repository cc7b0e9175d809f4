import { expect, it } from 'vitest'
import {
  hasYear,
  isPublic,
  pathInOtherFarm,
  pathInYear,
  pathTo,
  ROUTE_KEYS,
  ROUTES,
  YEARLESS,
} from './paths.ts'

it('names every address once', () => {
  expect(new Set(Object.values(ROUTES)).size).toBe(ROUTE_KEYS.length)
})
it('fills the parameters in', () => {
  expect(pathTo('addJob')).toBe('/lisa')
  expect(pathTo('field', { year: 2026, id: 'a/b' })).toBe('/pollud/2026/a%2Fb')
  expect(pathInYear('fields', 2027)).toBe('/pollud/2027')
  expect(pathInYear('warnings', 2027)).toBe('/hoiatused')
})
it('knows an address without its year, unless more than the year is missing', () => {
  const known = new Map(YEARLESS)
  expect(known.get('fields')).toBe('/pollud')
  expect(known.get('fieldImport')).toBe('/pollud/import')
  expect(known.has('field')).toBe(false)
  expect(known.has('warnings')).toBe(false)
})
it('knows what is public and what has a year', () => {
  expect(isPublic('login')).toBe(true)
  expect(isPublic('addJob')).toBe(false)
  expect(ROUTE_KEYS.filter(hasYear)).toContain('workTime')
})
it('opens a page in another farm without the year of this one, and the list in place of a record', () => {
  expect(pathInOtherFarm('jobs', '/tood/2019')).toBe('/tood')
  expect(pathInOtherFarm('customFieldAreas', '/pollud/2019/customFieldAreas')).toBe(
    '/pollud/customFieldAreas',
  )
  expect(pathInOtherFarm('field', '/pollud/2019/abc')).toBe('/pollud')
  expect(pathInOtherFarm('warnings', '/hoiatused')).toBe('/hoiatused')
  expect(pathInOtherFarm(undefined, '/')).toBe('/')
})
