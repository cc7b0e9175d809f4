import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (crop: string | null, before: readonly string[], next?: string) =>
  sampleScheme({
    takes: { KSM_GREEN_MANURE: ['a'], KSM_CATCH_CROP: [] },
    fields: [sampleSchemeField('a', { crop, before, ...(next === undefined ? {} : { next }) })],
  })
const otherCrops = [{ crop: 'valge_sinep', use: 'CATCH_CROP_KSM' as const }]
const twice = sampleScheme({
  takes: { KSM_GREEN_MANURE: ['a'], KSM_CATCH_CROP: [] },
  fields: [sampleSchemeField('a', { crop: 'peakapsas', before: ['lutsern'], otherCrops })],
})

export const ksmGreenManureExamples: readonly Example[] = [
  { name: 'a vegetable after clover', facts: farm('peakapsas', ['punane_ristik']), state: 'ok', value: 10 },
  { name: 'a vegetable after a cereal', facts: farm('peakapsas', ['kaer']), state: 'violation' },
  { name: 'after peas, which are no forage', facts: farm('peakapsas', ['poldhernes']), state: 'violation' },
  { name: 'after grass', facts: farm('peakapsas', ['korreliste_rohumaa']), state: 'violation' },
  { name: 'carrots after grass', facts: farm('porgand', ['korreliste_rohumaa']), state: 'ok' },
  { name: 'carrots after a mixture', facts: farm('porgand', ['muu_heintaimede_segu']), state: 'ok' },
  { name: 'carrots after a cereal', facts: farm('porgand', ['kaer']), state: 'violation' },
  {
    name: 'after a mixture of which nobody says how much is legumes',
    facts: farm('sibul', ['liblik_korreliste_segu']),
    state: 'attention',
  },
  {
    name: 'clover of this year, carrots of the next',
    facts: farm('punane_ristik', ['kaer'], 'porgand'),
    state: 'violation',
  },
  {
    name: 'strawberries are no vegetable',
    facts: farm('maasikas', ['punane_ristik']),
    state: 'violation',
  },
  { name: 'nor are herbs', facts: farm('ravim_maitsetaimed', ['punane_ristik']), state: 'violation' },
  { name: 'nobody says what grew before', facts: farm('peakapsas', []), state: 'unknown' },
  { name: 'nobody says what grows', facts: farm(null, ['punane_ristik']), state: 'unknown' },
  { name: 'a catch crop is paid for on the same field', facts: twice, state: 'violation' },
  {
    name: 'a catch crop that is not asked for',
    facts: { ...twice, parts: twice.parts.filter(({ key }) => key !== 'KSM_CATCH_CROP') },
    state: 'ok',
  },
]
