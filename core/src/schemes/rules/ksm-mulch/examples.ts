import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const otherCrops = [{ crop: 'valge_sinep', use: 'CATCH_CROP_KSM' as const }]
const mulched = (...fields: readonly string[]) =>
  sampleScheme({
    takes: { KSM_MULCH: fields, KSM_CATCH_CROP: [] },
    done: { KSM_MULCH_PHOTO: '2026-05-01' },
    fields: [sampleSchemeField('a', { otherCrops }), sampleSchemeField('b')],
  })

export const ksmMulchExamples: readonly Example[] = [
  { name: 'told', facts: sampleScheme({ done: { KSM_MULCH_PHOTO: '2026-05-01' } }), state: 'ok' },
  { name: 'not told', facts: sampleScheme(), state: 'unknown' },
  { name: 'a catch crop on another field', facts: mulched('b'), state: 'ok' },
  { name: 'a catch crop on the same field', facts: mulched('a', 'b'), state: 'violation' },
]
