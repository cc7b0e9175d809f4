import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const catchCrop = (area: number | null = null) => [
  { crop: 'valge_sinep', use: 'CATCH_CROP_KSM' as const, area },
]
const farm = (
  sown: string | null,
  tilled: string | null = null,
  parts: { area?: number; today?: string; crop?: string | null } = {},
) =>
  sampleScheme({
    today: parts.today ?? '2026-12-01',
    done: { KSM_CATCH_CROP_PHOTO: '2026-10-01' },
    fields: [
      onField(
        sampleSchemeField('a', {
          otherCrops: catchCrop(parts.area ?? null),
          crop: parts.crop === undefined ? 'talinisu' : parts.crop,
        }),
        [
          ...(sown === null ? [] : [sampleJob('sowing', sown)]),
          ...(tilled === null ? [] : [sampleJob('cultivating', tilled)]),
        ],
      ),
    ],
  })

export const ksmCatchCropExamples: readonly Example[] = [
  {
    name: 'sown on the last day, kept to the first',
    facts: farm('2026-09-01', '2026-11-01'),
    state: 'ok',
    value: 10,
  },
  { name: 'sown a day late', facts: farm('2026-09-02'), state: 'violation', value: 0 },
  { name: 'tilled a day early', facts: farm('2026-08-20', '2026-10-31'), state: 'violation' },
  { name: 'too small', facts: farm('2026-08-20', null, { area: 0.2999 }), state: 'violation' },
  { name: 'just large enough', facts: farm('2026-08-20', null, { area: 0.3 }), state: 'ok' },
  { name: 'after a vegetable', facts: farm('2026-08-20', null, { crop: 'aedhernes' }), state: 'ok' },
  {
    name: 'after hay, which is no field crop',
    facts: farm('2026-08-20', null, { crop: 'korreliste_rohumaa' }),
    state: 'violation',
  },
  { name: 'after black fallow', facts: farm('2026-08-20', null, { crop: 'mustkesa' }), state: 'violation' },
  { name: 'nobody says after what', facts: farm('2026-08-20', null, { crop: null }), state: 'unknown' },
  { name: 'still to be sown', facts: farm(null, null, { today: '2026-09-01' }), state: 'attention' },
  { name: 'no sowing is written down', facts: farm(null), state: 'unknown' },
  { name: 'no field has one', facts: sampleScheme(), state: 'unknown' },
  {
    name: 'nobody says whether a photo was sent',
    facts: { ...farm('2026-08-20'), told: [] },
    state: 'unknown',
  },
]
