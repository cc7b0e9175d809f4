import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const CROPS = ['porgand', 'kaalikas', 'sibul', 'kartul', 'punapeet', 'redis', 'till']
const farm = (area: number, each: number | null, count = 7) => {
  const otherCrops = CROPS.slice(0, count).map((crop) => ({ crop, use: 'UNDERSOWN' as const, area: each }))
  const plot = sampleSchemeField('a', { area, crop: 'peakapsas', otherCrops })
  const yearInfo = plot.field.yearInfo.map((info) => ({ ...info, mainCropArea: each }))
  return sampleScheme({
    takes: { KSM_MIXED_FIELD: ['a'] },
    fields: [{ ...plot, field: { ...plot.field, yearInfo } }],
  })
}

export const ksmMixedFieldExamples: readonly Example[] = [
  { name: 'eight crops on 0.30 ha', facts: farm(0.3, 0.03), state: 'ok' },
  { name: 'eight crops on 1.00 ha', facts: farm(1, 0.1), state: 'ok' },
  { name: 'too small', facts: farm(0.2999, 0.03), state: 'violation' },
  { name: 'too large', facts: farm(1.0001, 0.1), state: 'violation' },
  { name: 'a crop on too much', facts: farm(0.9, 0.1001), state: 'violation' },
  { name: 'seven crops', facts: farm(0.5, 0.05, 6), state: 'attention' },
  { name: 'nobody says how much of each', facts: farm(0.5, null), state: 'unknown' },
]
