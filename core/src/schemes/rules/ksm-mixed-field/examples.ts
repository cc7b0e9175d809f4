import type { OtherCrop } from '../../../fields/schema.ts'
import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const CROPS = ['porgand', 'kaalikas', 'sibul', 'kartul', 'punapeet', 'redis_roigas', 'ravim_maitsetaimed']
const farm = (area: number, each: number | null, crops: readonly string[] = CROPS) => {
  const otherCrops = crops.map((crop) => ({ crop, use: 'UNDERSOWN' as const, area: each }))
  const plot = sampleSchemeField('a', { area, crop: 'peakapsas', otherCrops })
  const yearInfo = plot.field.yearInfo.map((info) => ({ ...info, mainCropArea: each }))
  return sampleScheme({
    takes: { KSM_MIXED_FIELD: ['a'] },
    fields: [{ ...plot, field: { ...plot.field, yearInfo } }],
  })
}

const mixedWith = (other: OtherCrop) => {
  const mixed = farm(0.5, 0.05)
  const fields = mixed.fields.map((each) => ({
    ...each,
    field: {
      ...each.field,
      yearInfo: each.field.yearInfo.map((info) => ({
        ...info,
        ...(info.otherCrops ? { otherCrops: [...info.otherCrops, other] } : {}),
      })),
    },
  }))
  return { ...mixed, fields }
}

export const ksmMixedFieldExamples: readonly Example[] = [
  { name: 'eight crops on 0.30 ha', facts: farm(0.3, 0.03), state: 'ok' },
  { name: 'eight crops on 1.00 ha', facts: farm(1, 0.1), state: 'ok' },
  { name: 'too small', facts: farm(0.2999, 0.03), state: 'violation' },
  { name: 'too large', facts: farm(1.0001, 0.1), state: 'violation' },
  { name: 'a crop on too much', facts: farm(0.9, 0.1001), state: 'violation' },
  { name: 'seven crops', facts: farm(0.5, 0.05, CROPS.slice(1)), state: 'attention' },
  { name: 'flowers are one of eight', facts: farm(0.5, 0.05, [...CROPS.slice(1), 'lilled']), state: 'ok' },
  {
    name: 'a cereal and strawberries are none',
    facts: farm(0.5, 0.05, [...CROPS.slice(1), 'kaer', 'maasikas']),
    state: 'attention',
  },
  { name: 'a cereal beside eight', facts: farm(0.5, 0.05, [...CROPS, 'kaer']), state: 'ok' },
  {
    name: 'potatoes twice are one crop',
    facts: farm(0.5, 0.05, [...CROPS.slice(1), 'kartul']),
    state: 'attention',
  },
  { name: 'and their areas one', facts: farm(0.9, 0.06, [...CROPS, 'kartul']), state: 'violation' },
  {
    name: 'a crop that does not count may be on more',
    facts: mixedWith({ crop: 'kaer', use: 'UNDERSOWN', area: 0.2 }),
    state: 'ok',
  },
  {
    name: 'a catch crop is none',
    facts: mixedWith({ crop: 'naeris', use: 'CATCH_CROP', area: 0.5 }),
    state: 'ok',
  },
  { name: 'nobody says how much of each', facts: farm(0.5, null), state: 'unknown' },
]
