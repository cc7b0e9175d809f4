import { ANY_CROP } from '@vagu/core/registers/crop-names'
import { RegisterUse } from '@vagu/core/registers/products'
import { expect, it } from 'vitest'
import { cropUses } from './crop-uses.ts'

const use = (crops: readonly string[], facts: object = {}): RegisterUse =>
  RegisterUse.parse({
    crops,
    cropNames: [],
    targets: [],
    place: 'field',
    doseMin: null,
    doseMax: 1,
    doseUnit: 'l/ha',
    harvestDelayDays: 56,
    timesMax: 2,
    intervalDays: null,
    stageMin: null,
    stageMax: null,
    isDangerousToBees: false,
    waterBufferM: null,
    neighbourBufferM: null,
    residentialBufferM: null,
    hasBufferTable: false,
    restriction: null,
    ...facts,
  })

it('says of crops with the same figures once what is allowed, in their order', () => {
  expect(cropUses([use(['talinisu', 'suvioder']), use(['kaer'], { harvestDelayDays: 35 })])).toEqual([
    { text: '1 l/ha, kuni 2 korda, ooteaeg 56 päeva', crops: 'suvioder, talinisu' },
    { text: '1 l/ha, kuni 2 korda, ooteaeg 35 päeva', crops: 'kaer' },
  ])
})
it('names what is allowed in every crop, and leaves out what is not done in the open', () => {
  expect(cropUses([use([ANY_CROP]), use(['tomat'], { place: 'greenhouse' })])).toEqual([
    { text: '1 l/ha, kuni 2 korda, ooteaeg 56 päeva', crops: 'kõik kultuurid' },
  ])
  expect(cropUses([])).toEqual([])
})
