import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'
import type { OtherCrop } from '../../../fields/schema.ts'

const seed = (subtype: string | null): MaterialLike => ({ name: 'Seeme', type: 'seed', subtype })
interface Sown {
  readonly on?: string
  readonly main?: string
  readonly others?: OtherCrop[]
  readonly overrides?: Parameters<typeof sampleJob>[2]
}
/** Sown on a field of spring barley in August. */
const sown = (
  seeds: readonly (string | null)[],
  { on = '2026-08-12', main = 'suvioder', others = [], overrides = {} }: Sown = {},
) => ({
  ...sampleFacts([sampleJob('sowing', on, { materials: seeds.map(seed), ...overrides })], {
    yearInfo: [{ year: 2026, mainCrop: { crop: main }, otherCrops: others }],
  }),
  focus: new Set(['sowing']),
  workers: new Map(),
})
const hint = { outcome: 'broken', eventId: 'sowing', nextAllowed: null } as const

export const sownCropDiffersExamples: readonly Example[] = [
  {
    name: 'winter rape in August on barley',
    facts: sown(['taliraps']),
    findings: [
      {
        ...hint,
        date: '2026-08-12',
        cause: '2026|taliraps|suvioder',
        message:
          'Põld „Mäepõld“, töö „Külvamine“ (12.08.2026): külvatakse kultuuri „Taliraps“, aga saagiaastal 2026 on põllul ' +
          '„Suvioder“. Kui see on järgmise saagiaasta vili, muutke põllu 2027. aasta hooaja algust; kui vahekultuur, ' +
          'lisage see põllu kultuuride hulka.',
      },
    ],
  },
  {
    name: 'oats in spring on barley',
    facts: sown(['kaer'], { on: '2026-05-02' }),
    findings: [
      {
        ...hint,
        message:
          'Põld „Mäepõld“, töö „Külvamine“ (02.05.2026): külvatakse kultuuri „Kaer“, aga saagiaastal 2026 on põllul ' +
          '„Suvioder“. Kontrollige seemet, või parandage põllu põhikultuur või lisage see põllu kultuuride hulka.',
      },
    ],
  },
  { name: 'the main crop', facts: sown(['suvioder'], { on: '2026-05-02' }), findings: [] },
  {
    name: 'the main crop with what stands under it',
    facts: sown(['suvioder', 'valge_ristik']),
    findings: [],
  },
  { name: 'a catch crop', facts: sown(['valge_sinep']), findings: [hint] },
  {
    name: 'a catch crop that the field has',
    facts: sown(['valge_sinep', 'keerispea'], { others: [{ use: 'CATCH_CROP', crop: 'valge_sinep' }] }),
    findings: [],
  },
  {
    name: 'a mixture that the field has as its catch crop',
    facts: sown(['valge_sinep'], { others: [{ use: 'CATCH_CROP', crop: 'muu_heintaimede_segu' }] }),
    findings: [],
  },
  { name: 'a mixture', facts: sown(['liblik_korreliste_segu']), findings: [] },
  { name: 'a part of a mixture', facts: sown(['kaer'], { main: 'segavili' }), findings: [] },
  { name: 'another clover', facts: sown(['valge_ristik'], { main: 'punane_ristik' }), findings: [] },
  { name: 'rye of Sangaste', facts: sown(['rukis'], { main: 'sangaste_rukis' }), findings: [] },
  { name: 'winter wheat after fallow', facts: sown(['talinisu'], { main: 'mustkesa' }), findings: [hint] },
  { name: 'a seed that does not say its crop', facts: sown([null]), findings: [] },
  {
    name: 'a field without a crop',
    facts: { ...sown(['taliraps']), field: { ...sown([]).field, yearInfo: [] } },
    findings: [],
  },
  {
    name: 'the season of the next year begins before it',
    facts: {
      ...sown(['taliraps']),
      field: {
        ...sown([]).field,
        yearInfo: [
          { year: 2026, mainCrop: { crop: 'suvioder' } },
          { year: 2027, seasonStart: '2026-08-01', mainCrop: { crop: 'taliraps' } },
        ],
      },
    },
    findings: [],
  },
  {
    name: 'undersowing is work of its own',
    facts: sown(['valge_ristik'], { overrides: { category: { key: 'undersowing', name: 'Allakülv' } } }),
    findings: [],
  },
  {
    name: 'planned for the year',
    facts: sown(['kaer'], {
      on: '2026-01-01',
      overrides: { status: 'PLANNED', plannedYear: 2026, endDate: null },
    }),
    findings: [{ ...hint, date: null }],
  },
  { name: 'a stored sowing', facts: { ...sown(['taliraps']), focus: new Set<string>() }, findings: [] },
]
