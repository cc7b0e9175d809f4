import { expect, it } from 'vitest'
import { type Entity, staleAfter } from './entities.ts'

const after = (...written: Entity[]) => [...staleAfter(written)].toSorted()

it('makes stale what follows from a thing, and what follows from that', () => {
  expect(after('jobs')).toEqual([
    'costOverview',
    'fertilizationPlans',
    'harvest',
    'jobs',
    'materialUse',
    'pria',
    'requisitePlans',
    'schemes',
    'soilSamples',
    'stock',
    'suppliesPlan',
    'warnings',
  ])
  expect(after('fields')).toEqual([
    'costOverview',
    'customAreas',
    'fertilizationPlans',
    'fields',
    'harvest',
    'pria',
    'requisitePlans',
    'schemes',
    'stock',
    'subscription',
    'suppliesPlan',
    'warnings',
  ])
  expect(after('stockEntries')).toEqual(['costOverview', 'stock', 'stockEntries', 'suppliesPlan', 'warnings'])
  expect(after('supplyOrders')).toEqual(['suppliesPlan', 'supplyOrders'])
  expect(after('workers', 'materials')).toEqual([
    'costOverview',
    'materialUse',
    'materials',
    'pria',
    'requisitePlans',
    'schemes',
    'stock',
    'suppliesPlan',
    'warnings',
    'workers',
  ])
})

it('leaves alone what follows from nothing that was written', () => {
  expect(after()).toEqual([])
  expect(after('screens', 'photos')).toEqual(['photos', 'screens'])
})
