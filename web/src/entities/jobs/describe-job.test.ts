import { expect, it } from 'vitest'
import { describeJob } from './describe-job.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'

const field = fieldOf('Kodupõld', 10)
const named = (name: string) => ({ job: { key: 'x', name }, jobCategory: { key: 'y', name: 'Muu' } })

it('names the way in which a job is done, and how much of it', () => {
  const mowing = jobOn(field, { ...named('Hooldusniitmine'), jobVariant: 'Niide hekseldatakse' })
  expect(describeJob(mowing)).toBe('Hooldusniitmine, niide hekseldatakse')
  const ditch = jobOn(field, { ...named('Kraavide puhastamine'), amount: 0.5, unit: 'm3/m' })
  expect(describeJob(ditch)).toBe('Kraavide puhastamine, 0,5\u00A0m³/m')
})
it('tells wind and air, below zero and zero too, and what a stack holds', () => {
  const spraying = { ...named('Pritsimine'), windSpeed: 0, airTemperature: -2.5 }
  expect(describeJob(jobOn(field, spraying))).toBe('Pritsimine, tuul 0\u00A0m/s, -2,5\u00A0°C')
  const heap = { manure: 'TAHESONNIK', spreadOn: '2026-05-02', isNoticeGiven: true } as const
  const stacking = { ...named('Sõnnikuauna moodustamine'), amount: 80, unit: 't' as const, heap }
  expect(describeJob(jobOn(field, stacking))).toBe(
    'Sõnnikuauna moodustamine, 80\u00A0t, tahesõnnik, laotatud 02.05.2026, Keskkonnaamet teavitatud',
  )
})
it('says no more than there is', () => {
  expect(describeJob(jobOn(field, named('Kündmine')))).toBe('Kündmine')
  expect(describeJob(jobOn(field, { ...named('Kündmine'), jobVariant: '', amount: null }))).toBe('Kündmine')
})
