import { expect, test } from 'vitest'
import { type Labelled, materialLabel } from './label.ts'

const cases: [string, Labelled][] = [
  ['Propulse (taimekaitsevahend, nr 0461)', { name: 'Propulse', type: 'chemical', registerNumber: '0461' }],
  ['Propulse (taimekaitsevahend)', { name: 'Propulse', type: 'chemical', registerNumber: ' ' }],
  ['Propulse (taimekaitsevahend)', { name: 'Propulse', type: 'chemical', batchNo: 'B-1' }],
  ['Suvinisu (seeme, partii EE-1)', { name: 'Suvinisu', type: 'seed', batchNo: ' EE-1 ' }],
  ['Suvinisu (seeme)', { name: 'Suvinisu', type: 'seed', registerNumber: '0461', batchNo: null }],
  ['Karbamiid (väetis)', { name: 'Karbamiid', type: 'fertilizer' }],
  ['Kile (tarvik)', { name: 'Kile', type: 'material' }],
]
test.each(cases)('a material is called %s', (label, material) => {
  expect(materialLabel(material)).toBe(label)
})
