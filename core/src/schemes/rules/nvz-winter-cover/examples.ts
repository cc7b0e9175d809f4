import { sampleJob } from '../../../warnings/sample.ts'
import type { SchemeField } from '../../facts.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const AFTER = '2026-11-10'
type Parts = NonNullable<Parameters<typeof sampleSchemeField>[1]>
const inZone = (id: string, parts: Parts): SchemeField =>
  sampleSchemeField(id, { nitrateZone: true, ...parts })
const tilled = (field: SchemeField, date = '2026-09-20'): SchemeField =>
  onField(field, [sampleJob('cultivating', date)])
const wheat = (area: number) => inZone('wheat', { area, crop: 'kaer', next: 'talinisu' })
const stubble = (area: number) => inZone('stubble', { area, crop: 'talinisu', next: 'kaer' })
const farm = (green: number, bare: number, today = '2026-11-01') =>
  sampleScheme({ today, fields: [wheat(green), tilled(stubble(bare))] })
const fields = (own: readonly SchemeField[], today = AFTER) => sampleScheme({ today, fields: own })
/** The same field beside ploughed land, of which it is 30 per cent. */
const beside = (own: SchemeField, today = AFTER) => fields([{ ...own, area: 3 }, tilled(stubble(7))], today)
const clover = (next = 'kaer') => inZone('clover', { crop: 'punane_ristik', next })
const barley = (next?: string) =>
  inZone('barley', {
    crop: 'suvioder',
    otherCrops: [{ crop: 'punane_ristik', use: 'UNDERSOWN' }],
    ...(next === undefined ? {} : { next }),
  })

export const nvzWinterCoverExamples: readonly Example[] = [
  { name: 'exactly 30 %', facts: farm(3, 7), state: 'ok', value: 30 },
  { name: 'a little less', facts: farm(2.9, 7.1), state: 'violation', value: 29 },
  { name: 'a third of it is stubble', facts: fields([wheat(25), stubble(75)]), state: 'ok', value: 35 },
  {
    name: 'of more stubble a third counts',
    facts: fields([wheat(19.9), stubble(80.1)]),
    state: 'violation',
    value: 29.9,
    says: /10 ha kõrretüüd/,
  },
  {
    name: 'before winter it may still be worked in',
    facts: fields([wheat(25), stubble(75)], '2026-10-31'),
    state: 'attention',
    value: 35,
    says: /jäävad talveks harimata/,
  },
  {
    name: 'clover under barley that is next',
    facts: beside(barley('punane_ristik')),
    state: 'ok',
    value: 30,
  },
  { name: 'clover under barley before oats', facts: beside(barley('kaer')), state: 'ok', value: 30 },
  {
    name: 'what was sown under it was worked in',
    facts: beside(tilled(barley('kaer'))),
    state: 'violation',
    value: 0,
  },
  { name: 'clover that stands before oats', facts: beside(clover()), state: 'ok', value: 30 },
  {
    name: 'of which it is not said yet what comes next',
    facts: beside(inZone('c', { crop: 'punane_ristik' })),
    state: 'ok',
  },
  {
    name: 'clover that may still be ploughed',
    facts: beside(clover(), '2026-10-31'),
    state: 'attention',
    value: 0,
  },
  { name: 'clover that was worked in', facts: beside(tilled(clover())), state: 'violation', value: 0 },
  {
    name: 'work of spring made the bed of it',
    facts: beside(tilled(clover(), '2026-05-02')),
    state: 'ok',
    value: 30,
  },
  {
    name: 'grass was sown in autumn',
    facts: beside(
      onField(inZone('g', { crop: 'suvioder', next: 'korreliste_rohumaa' }), [
        sampleJob('cultivating', '2026-08-10'),
        sampleJob('sowing', '2026-08-12'),
      ]),
    ),
    state: 'ok',
    value: 30,
  },
  {
    name: 'grass is next, and nobody says when it is sown',
    facts: beside(inZone('g', { crop: 'suvioder', next: 'korreliste_rohumaa' })),
    state: 'unknown',
  },
  {
    name: 'something was sown after the tillage',
    facts: beside(
      onField(inZone('c', { crop: 'suvioder', next: 'kaer' }), [
        sampleJob('cultivating', '2026-08-10'),
        sampleJob('sowing', '2026-08-12'),
      ]),
    ),
    state: 'unknown',
  },
  {
    name: 'rape left its stubble',
    facts: beside(inZone('r', { crop: 'suviraps', next: 'kaer' })),
    state: 'unknown',
  },
  {
    name: 'potatoes leave none',
    facts: beside(inZone('p', { crop: 'kartul', next: 'kaer' })),
    state: 'violation',
    value: 0,
  },
  { name: 'autumn is still to come', facts: farm(2.9, 7.1, '2026-10-31'), state: 'attention' },
  {
    name: 'no land in the area',
    facts: sampleScheme({ fields: [sampleSchemeField('a', { nitrateZone: false })] }),
    state: 'ok',
  },
  { name: 'nobody says whether it is', facts: sampleScheme(), state: 'unknown' },
  {
    name: 'nobody says what comes next',
    facts: sampleScheme({ fields: [sampleSchemeField('a', { nitrateZone: true })] }),
    state: 'unknown',
  },
]
