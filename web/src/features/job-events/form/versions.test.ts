import { expect, it } from 'vitest'
import { words } from '../text.ts'
import { eventOn, fieldOf } from './sample.ts'
import { differences } from './versions.ts'

const event = eventOn(fieldOf('Kodupõld', 10))
const orashein = { inspectionType: 'UMBROHUD', target: 'ORASHEIN', amount: 25, unit: 'tk/m2' } as const

it('tells nothing of what is the same', () => {
  expect(differences(event, { ...event, fertilization: null, growthStage: null })).toEqual([])
})
it('tells that only the monitoring differs', () => {
  expect(differences({ ...event, inspections: [orashein] }, event)).toEqual([
    { label: words.blocks.inspections, mine: 'Orashein 25\u00A0tk/m²', stored: '-' },
  ])
})
it('tells how fertiliser was spread, a zero too', () => {
  const fertilization = {
    highNutrientN: true,
    nutrientN: 18.5,
    soilSampleYear: 2025,
    fertilizationBeforeSow: true,
    spreading: 'BAND',
    incorporatedWithinHours: 0,
  } as const
  const [difference] = differences({ ...event, fertilization }, { ...event, growthStage: 0 })
  expect(difference).toEqual({ label: words.growthStage, mine: '-', stored: '0' })
  expect(differences({ ...event, fertilization }, event)).toEqual([
    {
      label: words.fertilization,
      mine: 'Lintlaotus, mulda segatud 0\u00A0h, väetamine enne külvi, suur fosforitarve (18,5\u00A0mg/kg, 2025)',
      stored: '-',
    },
  ])
})
