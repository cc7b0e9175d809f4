import type { Job } from '@vagu/core/jobs/schema'
import { expect, it } from 'vitest'
import { newMaterial } from '../../materials/material-form.ts'
import { jobsText } from '../../jobs/text.ts'
import { jobOn, fieldOf } from '../../../testing/builders.ts'
import { differences } from './versions.ts'

const job = jobOn(fieldOf('Kodupõld', 10))
const orashein = { inspectionType: 'UMBROHUD', target: 'ORASHEIN', amount: 25, unit: 'tk/m2' } as const

it('tells nothing of what is the same', () => {
  expect(differences(job, { ...job, fertilization: null, growthStage: null })).toEqual([])
})
it('tells that only the monitoring differs', () => {
  expect(differences({ ...job, inspections: [orashein] }, job)).toEqual([
    { label: jobsText.blocks.inspections, mine: 'Orashein 25\u00A0tk/m²', stored: '-' },
  ])
})
it('tells how fertilizer was spread, a zero too', () => {
  const fertilization = {
    highNutrientN: true,
    nutrientN: 18.5,
    soilSampleYear: 2025,
    fertilizationBeforeSow: true,
    spreading: 'BAND',
    incorporatedWithinHours: 0,
  } as const
  const [difference] = differences({ ...job, fertilization }, { ...job, growthStage: 0 })
  expect(difference).toEqual({ label: jobsText.growthStage, mine: '-', stored: '0' })
  expect(differences({ ...job, fertilization }, job)).toEqual([
    {
      label: jobsText.fertilization,
      mine: 'Lintlaotus, mulda segatud 0\u00A0h, väetamine enne külvi, suur fosforitarve (18,5\u00A0mg/kg, Mehlich 3, 2025)',
      stored: '-',
    },
  ])
})
it('tells when and by whom a seed was dressed', () => {
  const coating = { name: 'Redigo Pro', amount: 0.6, unit: 'l/t' } as const
  const seed = { ...newMaterial('Mooni', 'seed', 'm').facts, amount: 200, unit: 'kg/ha' } as const
  const sown = (change: object) => ({ ...job, requisites: [{ ...seed, coating: { ...coating, ...change } }] })
  expect(differences(sown({ treatedOn: '2026-04-20', treatedBy: 'Jaan Tamm' }), sown({}))).toEqual([
    {
      label: jobsText.materialFacts,
      mine: 'Mooni Redigo Pro 20.04.2026 Jaan Tamm',
      stored: 'Mooni Redigo Pro',
    },
  ])
})
it('tells where a stack stands', () => {
  const heap = { manure: 'TAHESONNIK', spreadOn: null, isNoticeGiven: false } as const
  const place = { lat: 58.6, lng: 25.7 }
  expect(differences({ ...job, heap: { ...heap, place } }, { ...job, heap })).toEqual([
    { label: jobsText.heapPlace, mine: '58,60000; 25,70000', stored: '-' },
  ])
})
it('tells of every part that a job may hold', () => {
  const { facts } = newMaterial('Mooni', 'seed', 'm')
  const parts: Partial<Job> = {
    jobVariant: 'Niide koristatakse',
    requisites: [{ ...facts, amount: 1, unit: 'kg/ha', batchNo: 'A-1', harvestDelayDays: 35 }],
    customFieldArea: { id: 'x', name: '5m äärealata' },
    amount: 2.5,
    unit: 'km',
    herding: [{ animalType: 'Lammas', amount: 40, days: 2, hoursPerDay: 8 }],
    soilSampler: 'Mari',
    images: ['a', 'b'],
  }
  const found = differences({ ...job, ...parts }, job)
  expect(found.map(({ label, mine }) => [label, mine.replaceAll('\u00A0', ' ')])).toEqual([
    [jobsText.columns.what, 'Koristus, niide koristatakse, Mooni 1 kg/ha, 2,5 km'],
    [jobsText.variant, 'Niide koristatakse'],
    [jobsText.materialFacts, 'Mooni A-1 35 p'],
    [jobsText.customArea, '5m äärealata'],
    [jobsText.workAmount, '2,5 km'],
    [jobsText.herding, 'Lammas 40, 2 p, 8 h päevas'],
    [jobsText.soilSampler, 'Mari'],
    [jobsText.blocks.image, '2'],
  ])
})
