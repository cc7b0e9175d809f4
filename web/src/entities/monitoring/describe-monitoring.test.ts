import { expect, it } from 'vitest'
import { describeMonitoringEntry } from './describe-monitoring.ts'

it('shows names, not keys, and how much was found', () => {
  const found = { inspectionType: 'UMBROHUD', target: 'ORASHEIN', amount: 25, unit: 'tk/m2' } as const
  expect(describeMonitoringEntry(found)).toBe('Orashein 25\u00A0tk/m²')
  expect(describeMonitoringEntry({ ...found, threshold: 20 })).toBe(
    'Orashein 25\u00A0tk/m² (tõrjekriteerium 20\u00A0tk/m²)',
  )
  expect(describeMonitoringEntry({ ...found, target: 'Karuputke võsu', amount: 0.5 })).toBe(
    'Karuputke võsu 0,5\u00A0tk/m²',
  )
})
it('says what was looked for where nothing was found', () => {
  const nothing = { inspectionType: 'KAHJURID', target: 'EI_TUVASTATUD', amount: null, unit: null } as const
  expect(describeMonitoringEntry(nothing)).toBe('Kahjur: ei tuvastatud')
  expect(describeMonitoringEntry({ ...nothing, inspectionType: 'SUNDMUSED', target: 'HAVING' })).toBe(
    'Sündmus: Häving',
  )
})
