import type { Example } from '../../rule.ts'
import { registered, registerFacts, sprayed } from '../../lib/register/register-sample.ts'
import { sampleFacts, sampleJob, sampleProduct, sampleUse, withCrop } from '../../sample.ts'

const inRape = { field: withCrop('suviraps') }
const onlyWheat = [{}, { crops: ['suvioder'], cropNames: ['Suvioder'] }]

const onDay = (day: string) => sprayed({ date: day, endDate: day })
/** The crops of 2025 and 2026, and when the second season starts. */
const changing = (before: string, after: string, seasonStart: string | null = null) => ({
  field: {
    yearInfo: [
      { year: 2025, mainCrop: { crop: before } },
      { year: 2026, mainCrop: { crop: after }, seasonStart },
    ],
  },
})

export const useNotAuthorisedExamples: readonly Example[] = [
  {
    name: 'the crop is not among the uses',
    facts: registerFacts([sprayed()], onlyWheat, inRape),
    findings: [
      {
        outcome: 'broken',
        eventId: 'spraying',
        date: '2026-05-20',
        cause: 'nr:100|suviraps',
        message:
          'Põld „Mäepõld“, saagiaasta 2026: vahendit „Fungitsiid F“ (registri number 100) ei ole kultuuril „Suviraps“ ' +
          'lubatud kasutada. Registri järgi tohib seda avamaal kasutada: Talinisu, Suvioder. ' +
          'Valige teine vahend või kontrollige põllu kultuuri ja etiketti.',
      },
    ],
  },
  {
    name: 'the crop is one of the uses',
    facts: registerFacts([sprayed()], onlyWheat),
    findings: [],
  },
  {
    name: 'in a greenhouse alone it is no use on a field',
    facts: registerFacts([sprayed()], [{ place: 'greenhouse' }]),
    findings: [
      {
        outcome: 'broken',
        message:
          'Põld „Mäepõld“, saagiaasta 2026: vahendit „Fungitsiid F“ (registri number 100) ei ole kultuuril „Talinisu“ ' +
          'lubatud kasutada. Registris ei ole sellel vahendil avamaal ühtegi kasutusala. ' +
          'Valige teine vahend või kontrollige põllu kultuuri ja etiketti.',
      },
    ],
  },
  {
    name: 'indoors neither',
    facts: registerFacts([sprayed()], [{ place: 'indoors' }]),
    findings: [{ outcome: 'broken' }],
  },
  {
    name: 'stubble, fallow and sowing to come are on any field',
    facts: registerFacts([sprayed()], [{ crops: ['*'], cropNames: ['Kõrrepõllud'] }], inRape),
    findings: [],
  },
  {
    name: 'the register names an area that tells no crop',
    facts: registerFacts([sprayed()], [{}, { crops: [], cropNames: ['Põllumajanduslikud alad'] }], inRape),
    findings: [
      {
        outcome: 'unknown',
        missing: ['register'],
        date: null,
        message:
          'Põld „Mäepõld“, saagiaasta 2026: ei ole teada, kas vahendit „Fungitsiid F“ tohib kultuuril „Suviraps“ kasutada. ' +
          'Registris on kasutusala „Põllumajanduslikud alad“, mis ei ütle kultuuri. Kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'a name that nobody can place may be the crop, even beside one that is known',
    facts: registerFacts([sprayed()], [{ cropNames: ['Talinisu', 'Tundmatu taim'] }], inRape),
    findings: [{ outcome: 'unknown', missing: ['register'] }],
  },
  {
    name: 'a place that is known to be no field',
    facts: registerFacts([sprayed()], [{}, { crops: [], cropNames: ['Raudtee'] }], inRape),
    findings: [{ outcome: 'broken' }],
  },
  {
    name: 'an unclear use in a greenhouse does not help',
    facts: registerFacts([sprayed()], [{}, { crops: [], place: 'greenhouse' }], inRape),
    findings: [{ outcome: 'broken' }],
  },
  {
    name: 'the register has no uses of the product',
    facts: registerFacts([sprayed()], []),
    findings: [{ outcome: 'unknown', missing: ['register'] }],
  },
  {
    name: 'nobody has said what grows there: once a job',
    facts: registerFacts(
      [sprayed({ materials: [registered(), registered({ name: 'Teine', registerNumber: '200' })] })],
      [{}],
      { field: {}, others: [sampleProduct({ number: '200', name: 'Teine' })] },
    ),
    findings: [
      {
        outcome: 'unknown',
        missing: ['crop'],
        message:
          'Põld „Mäepõld“, saagiaasta 2026: põllu kultuur on märkimata, seepärast ei saa kontrollida, kas ja kuidas ' +
          'tohib kasutada: „Fungitsiid F“, „Teine“. Märkige põllule kultuur.',
      },
    ],
  },
  {
    name: "a crop in the farmer's own words cannot be compared",
    facts: registerFacts([sprayed()], [{}], { field: withCrop('muu_koogivili') }),
    findings: [{ outcome: 'unknown', missing: ['crop'] }],
  },
  {
    name: 'the crop of another year is not the crop of this one',
    facts: registerFacts([sprayed()], [{}], { field: withCrop('talinisu', 2025) }),
    findings: [{ outcome: 'unknown', missing: ['crop'] }],
  },
  {
    name: 'the first day of the season belongs to the next crop',
    facts: registerFacts([sprayed({ date: '2025-09-01', endDate: '2025-09-01' })]),
    findings: [],
  },
  {
    name: 'the last day before it to the one before, unless the next crop is there already',
    facts: registerFacts([onDay('2025-08-31')], [{}], changing('kartul', 'talinisu')),
    findings: [
      {
        outcome: 'unknown',
        missing: ['crop'],
        date: null,
        cause: 'nr:100|kartul|talinisu',
        message:
          'Põld „Mäepõld“, saagiaasta 2025: vahendit „Fungitsiid F“ (registri number 100) ei ole kultuuril „Kartul“ ' +
          'lubatud kasutada, saagiaasta 2026 kultuuril „Talinisu“ on. Kui töö tehti sellele, muutke põllu hooaja ' +
          'algust nii, et töö kuuluks saagiaastasse 2026.',
      },
    ],
  },
  {
    name: 'the first of the days on which the next crop may be there',
    facts: registerFacts([onDay('2025-08-01')], [{}], changing('kartul', 'talinisu')),
    findings: [{ outcome: 'unknown', missing: ['crop'] }],
  },
  {
    name: 'the day before them',
    facts: registerFacts([onDay('2025-07-31')], [{}], changing('kartul', 'talinisu')),
    findings: [{ outcome: 'broken', date: '2025-07-31', cause: 'nr:100|kartul' }],
  },
  {
    name: 'neither the crop of the year nor the next one is allowed',
    facts: registerFacts([onDay('2025-08-31')], [{}], changing('kartul', 'suviraps')),
    findings: [{ outcome: 'broken', date: '2025-08-31', cause: 'nr:100|kartul' }],
  },
  {
    name: 'nobody has said what comes next',
    facts: registerFacts([onDay('2025-08-31')], [{}], { field: withCrop('kartul', 2025) }),
    findings: [{ outcome: 'broken', date: '2025-08-31' }],
  },
  {
    name: 'the last of the days on which the crop before may still stand',
    facts: registerFacts([onDay('2025-10-01')], [{}], changing('talinisu', 'kartul')),
    findings: [{ outcome: 'unknown', missing: ['crop'], cause: 'nr:100|kartul|talinisu' }],
  },
  {
    name: 'the day after them',
    facts: registerFacts([onDay('2025-10-02')], [{}], changing('talinisu', 'kartul')),
    findings: [{ outcome: 'broken', date: '2025-10-02', cause: 'nr:100|kartul' }],
  },
  {
    name: 'a field whose season is told changes on that day',
    facts: registerFacts([onDay('2025-07-20')], [{}], changing('kartul', 'talinisu', '2025-08-10')),
    findings: [{ outcome: 'unknown', missing: ['crop'] }],
  },
  {
    name: 'a plan is judged by the crop of its year and has no day',
    facts: registerFacts(
      [sprayed({ status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null })],
      [{}],
      inRape,
    ),
    findings: [{ outcome: 'broken', date: null }],
  },
  {
    name: 'twice in one job is one warning',
    facts: registerFacts([sprayed({ materials: [registered(), registered()] })], [{}], inRape),
    findings: [{ outcome: 'broken' }],
  },
  {
    name: 'each product of a mixture is judged by itself',
    facts: registerFacts(
      [sprayed({ materials: [registered(), registered({ name: 'Teine', registerNumber: '200' })] })],
      [{}],
      {
        field: withCrop('suviraps'),
        others: [sampleProduct({ number: '200', uses: [sampleUse({ crops: ['suviraps'] })] })],
      },
    ),
    findings: [{ outcome: 'broken', cause: 'nr:100|suviraps' }],
  },
  {
    name: 'a number that the register does not know is not judged here',
    facts: registerFacts([sprayed({ materials: [registered({ registerNumber: '999' })] })], [{}], inRape),
    findings: [],
  },
  {
    name: 'without a number there is nothing to look up',
    facts: registerFacts([sprayed({ materials: [registered({ registerNumber: null })] })], [{}], inRape),
    findings: [],
  },
  {
    name: 'without a register nothing can be said',
    facts: sampleFacts([sprayed()], withCrop('suviraps')),
    findings: [],
  },
  {
    name: 'a chemical in a job of another kind is judged too',
    facts: registerFacts([sampleJob('sowing', '2026-05-01', { materials: [registered()] })], [{}], inRape),
    findings: [{ outcome: 'broken', eventId: 'sowing' }],
  },
  {
    name: "in a job of the category 'Muu' it is not",
    facts: registerFacts([sampleJob('herding', '2026-05-01', { materials: [registered()] })], [{}], inRape),
    findings: [],
  },
]
