import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const lime = sampleJob('fertilising', '2026-09-10', {
  materials: [{ name: 'Klinkritolm', type: 'fertilizer', subtype: 'FERTILIZER_LIMESTONE' }],
})
type Parts = Parameters<typeof sampleSchemeField>[1]
const farm = (
  events: readonly ReturnType<typeof sampleJob>[],
  today: string,
  {
    map,
    paper = '2026-09-20',
    field = { next: 'talinisu' },
  }: { map?: string; paper?: string | null; field?: Parts } = {},
) =>
  sampleScheme({
    today,
    takes: { KSM_LIMING: ['a'] },
    done: {
      ...(map === undefined ? {} : { KSM_LIME_MAP: map }),
      ...(paper === null ? {} : { KSM_LIME_PAPER: paper }),
    },
    fields: [onField(sampleSchemeField('a', field), events), sampleSchemeField('b')],
  })
const sent = { map: '2026-12-01' }
const catchCrop = [{ crop: 'valge_sinep', use: 'CATCH_CROP' as const }]
const undersown = (crop: string) => [{ crop, use: 'UNDERSOWN' as const }]

export const ksmLimingExamples: readonly Example[] = [
  {
    name: 'limed, with a map sent by its day',
    facts: farm([lime], '2026-12-31', sent),
    state: 'ok',
    value: 10,
  },
  {
    name: 'with a map a day late',
    facts: farm([lime], '2026-12-31', { map: '2026-12-02' }),
    state: 'violation',
  },
  { name: 'nobody says when the map was sent', facts: farm([lime], '2026-12-31'), state: 'unknown' },
  {
    name: 'nobody looked at the paper of the lime',
    facts: farm([lime], '2026-12-31', { ...sent, paper: null }),
    state: 'unknown',
  },
  {
    name: 'nobody says what stands in winter',
    facts: farm([lime], '2026-12-31', { ...sent, field: {} }),
    state: 'attention',
  },
  {
    name: 'bare before a spring crop',
    facts: farm([lime], '2026-12-31', { ...sent, field: { next: 'kaer' } }),
    state: 'attention',
  },
  {
    name: 'with a catch crop before a spring crop',
    facts: farm([lime], '2026-12-31', { ...sent, field: { next: 'kaer', otherCrops: catchCrop } }),
    state: 'ok',
  },
  {
    name: 'what was undersown for the summer is no catch crop',
    facts: farm([lime], '2026-12-31', {
      ...sent,
      field: { next: 'kaer', otherCrops: undersown('suvivikk') },
    }),
    state: 'attention',
  },
  {
    name: 'clover that was undersown stands in winter',
    facts: farm([lime], '2026-12-31', {
      ...sent,
      field: { next: 'kaer', otherCrops: undersown('valge_ristik') },
    }),
    state: 'ok',
  },
  {
    name: 'permanent grass',
    facts: farm([lime], '2026-12-31', { ...sent, field: { crop: 'rohttaimed' } }),
    state: 'ok',
  },
  { name: 'still to be limed', facts: farm([], '2026-12-01'), state: 'attention', value: 0 },
  { name: 'not limed', facts: farm([], '2026-12-02'), state: 'violation' },
  { name: 'no field is named', facts: sampleScheme(), state: 'unknown' },
]
