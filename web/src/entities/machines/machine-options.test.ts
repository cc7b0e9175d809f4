import type { Machine } from '@vagu/core/machines/schema'
import type { MachineKind } from '@vagu/core/machines/table'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { machineOptions } from './machine-options.ts'
import { machinesText } from './text.ts'

const machine = (name: string, kind: MachineKind, number = ''): Machine => ({
  _id: name,
  name,
  kind,
  number,
  boughtOn: null,
  testedOn: null,
  testDueOn: null,
  earlierTests: [],
  notes: '',
  updatedAt: '2026-05-04T10:00:00.000Z',
})
const machines = [
  machine('Claas', 'HARVESTER'),
  machine('Hardi', 'SPRAYER', '12 AB'),
  machine('MTZ', 'TRACTOR'),
]
const labelsFor = (category: string, chosen: string | null = null) =>
  machineOptions(machines, { category, chosen }).map(({ label }) => label)

it('puts those first that such jobs are mostly done with', () => {
  expect(labelsFor(CATEGORY.plantProtection)).toEqual(['Hardi (12 AB)', 'Claas', 'MTZ'])
  expect(labelsFor(CATEGORY.tillage)).toEqual(['Claas', 'Hardi (12 AB)', 'MTZ'])
})
it('keeps a chosen one that is gone, and invents none while the list is loaded', () => {
  expect(labelsFor(CATEGORY.tillage, 'gone')).toEqual(['Claas', 'Hardi (12 AB)', 'MTZ', machinesText.deleted])
  expect(machineOptions(undefined, { category: '', chosen: 'gone' })).toEqual([])
})
