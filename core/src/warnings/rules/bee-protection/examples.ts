import type { EventFacts, Facts } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { monitored, registered, registerFacts, sprayed } from '../../lib/register/register-sample.ts'
import { sampleFacts, sampleProduct, sampleProducts, sampleUse, withCrop } from '../../sample.ts'

const bees = [{ isDangerousToBees: true }]
const at = (growthStage: number | null, startTime: string | null): EventFacts =>
  sprayed({ growthStage, startTime })
/** A flowering crop, and a product whose only use has this text. */
const withText = (text: string, startTime: string): Facts => ({
  ...registerFacts([at(65, startTime)]),
  products: sampleProducts(
    sampleProduct({
      restrictions: [text],
      uses: [sampleUse({ restriction: 0, isDangerousToBees: /õits/i.test(text) })],
    }),
  ),
})
const broken = { outcome: 'broken', eventId: 'spraying', date: '2026-05-20' } as const
const TELL =
  'Teatage pritsimisest vähemalt 48 tundi varem mesinikele, kes on endast teada andnud ja kelle mesilad on kuni 2 km kaugusel. Kontrollige etiketti.'

export const beeProtectionExamples: readonly Example[] = [
  {
    name: 'a flowering crop by day',
    facts: registerFacts([at(65, '10:00')], bees),
    findings: [
      {
        ...broken,
        cause: 'nr:100|65|10:00',
        message:
          'Põld „Mäepõld“: „Fungitsiid F“ on mesilastele ohtlik; kultuur õitses (BBCH 65) ja töö algas kell 10:00, ' +
          `õitsvat kultuuri tohib pritsida ainult kell 22:00-05:00. Tehke töö öösel või parandage kanne. ${TELL}`,
      },
    ],
  },
  {
    name: 'a minute before the night',
    facts: registerFacts([at(65, '21:59')], bees),
    findings: [{ ...broken }],
  },
  {
    name: 'the night begins',
    facts: registerFacts([at(65, '22:00')], bees),
    findings: [{ outcome: 'advice', date: null }],
  },
  {
    name: 'the last minute of the night',
    facts: registerFacts([at(65, '04:59')], bees),
    findings: [{ outcome: 'advice' }],
  },
  {
    name: 'who starts when the night ends sprays by day',
    facts: registerFacts([at(65, '05:00')], bees),
    findings: [{ ...broken }],
  },
  {
    name: 'midnight is night',
    facts: registerFacts([at(65, '00:00')], bees),
    findings: [{ outcome: 'advice' }],
  },
  {
    name: 'the last stage before flowering',
    facts: registerFacts([at(59, '10:00')], bees),
    findings: [
      {
        outcome: 'advice',
        date: null,
        message:
          'Põld „Mäepõld“: „Fungitsiid F“ on mesilastele ohtlik; õitsvat kultuuri ja umbrohtu tohib pritsida ainult kell ' +
          `22:00-05:00, mõne etiketi järgi alati ainult siis. ${TELL}`,
      },
    ],
  },
  {
    name: 'the first stage of flowering',
    facts: registerFacts([at(60, '10:00')], bees),
    findings: [{ ...broken }],
  },
  {
    name: 'the last stage of flowering',
    facts: registerFacts([at(69, '10:00')], bees),
    findings: [{ ...broken }],
  },
  {
    name: 'flowering is over',
    facts: registerFacts([at(70, '10:00')], bees),
    findings: [{ outcome: 'advice' }],
  },
  {
    name: 'stage 0 is a stage',
    facts: registerFacts([at(0, null)], bees),
    findings: [{ outcome: 'advice' }],
  },
  {
    name: 'flowering, but at which hour?',
    facts: registerFacts([at(65, null)], bees),
    findings: [
      {
        outcome: 'unknown',
        missing: ['startTime'],
        date: null,
        message:
          'Põld „Mäepõld“: „Fungitsiid F“ on mesilastele ohtlik; õitsvat kultuuri tohib pritsida ainult kell 22:00-05:00, ' +
          `kuid puudub algusaeg. Lisage see töö andmetesse. ${TELL}`,
      },
    ],
  },
  {
    name: 'by day, but in which stage?',
    facts: registerFacts([at(null, '10:00')], bees),
    findings: [{ outcome: 'unknown', missing: ['growthStage'] }],
  },
  {
    name: 'neither stage nor hour',
    facts: registerFacts([at(null, null)], bees),
    findings: [
      {
        outcome: 'unknown',
        missing: ['growthStage', 'startTime'],
        message:
          'Põld „Mäepõld“: „Fungitsiid F“ on mesilastele ohtlik; õitsvat kultuuri tohib pritsida ainult kell 22:00-05:00, ' +
          `kuid puuduvad kasvufaas ja algusaeg. Lisage need töö andmetesse. ${TELL}`,
      },
    ],
  },
  {
    name: 'at night the stage does not matter',
    facts: registerFacts([at(null, '23:30')], bees),
    findings: [{ outcome: 'advice' }],
  },
  {
    name: 'a plan knows neither and is advised',
    facts: registerFacts(
      [sprayed({ status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null })],
      bees,
    ),
    findings: [{ outcome: 'advice', date: null }],
  },
  ...['10:00', '23:00', null].map((time): Example => ({
    name: `a flowering crop, and no word of the register that allows it, at ${time ?? 'an hour that is not told'}`,
    facts: registerFacts([at(65, time)]),
    findings: [
      {
        ...broken,
        cause: 'nr:100|65|label',
        message:
          'Põld „Mäepõld“: kultuur õitses (BBCH 65), aga registri tekst ei luba õitsvaid taimi pritsida: ' +
          `„Fungitsiid F“. Ilma märgise loata on see keelatud, ka öösel. ${TELL}`,
      },
    ],
  })),
  ...[60, 69].map((stage): Example => ({
    name: `the label is to be read at stage ${stage} too`,
    facts: registerFacts([at(stage, '23:00')]),
    findings: [broken],
  })),
  ...[59, 70].map((stage): Example => ({
    name: `the crop does not flower at stage ${stage}, a weed may`,
    facts: registerFacts([at(stage, '23:00')]),
    findings: [
      {
        outcome: 'advice',
        message:
          `Põld „Mäepõld“: kultuur ei õitse (BBCH ${stage}), aga kas umbrohi õitseb? Õitsvaid taimi tohib pritsida ainult ` +
          'vahendiga, mille märgis seda lubab; registri tekst ei luba seda: „Fungitsiid F“. Kontrollige etiketti.',
      },
    ],
  })),
  {
    name: 'nobody said in which stage the crop was: flowering crops and weeds are asked for',
    facts: registerFacts([at(null, '10:00')]),
    findings: [
      {
        outcome: 'advice',
        date: null,
        message:
          'Põld „Mäepõld“: kas kultuur või umbrohi õitseb? Õitsvaid taimi tohib pritsida ainult vahendiga, mille märgis ' +
          'seda lubab; registri tekst ei luba seda: „Fungitsiid F“. Kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'a text that allows flowering crops at night, at night',
    facts: withText('Avamaal õitsvaid kultuure on lubatud pritsida ajavahemikus 22:00-05:00', '23:00'),
    findings: [{ outcome: 'advice' }],
  },
  {
    name: 'and by day',
    facts: withText('Avamaal õitsvaid kultuure on lubatud pritsida ajavahemikus 22:00-05:00', '10:00'),
    findings: [{ ...broken, cause: 'nr:100|65|10:00' }],
  },
  {
    name: 'a text that forbids flowering plants, at night',
    facts: withText('Keelatud kasutada õitsvatel põllumajanduskultuuridel ja umbrohtudel', '23:00'),
    findings: [
      {
        ...broken,
        cause: 'nr:100|65|label',
        message:
          'Põld „Mäepõld“: kultuur õitses (BBCH 65), aga registri järgi ei tohi õitsvaid taimi pritsida: ' +
          `„Fungitsiid F“. ${TELL}`,
      },
    ],
  },
  {
    name: 'a text of other things',
    facts: withText('Mitte kasutada veekogule lähemal kui 10 m', '23:00'),
    findings: [{ ...broken, cause: 'nr:100|65|label' }],
  },
  {
    name: 'only some uses of the crop allow it at night, and nothing tells which it was: by day it was none',
    facts: registerFacts([at(65, '10:00')], [...bees, {}]),
    findings: [{ ...broken }],
  },
  {
    name: 'and at night it may have been one of them',
    facts: registerFacts([at(65, '23:00')], [...bees, {}]),
    findings: [],
  },
  {
    name: 'what monitoring found tells that it did',
    facts: registerFacts(
      [sprayed({ growthStage: 65, startTime: '10:00', inspections: monitored('HIILAMARDIKAS') })],
      [{ isDangerousToBees: true, targets: [{ name: 'Naeri-hiilamardikas', eppo: 'MELIAE' }] }, {}],
    ),
    findings: [{ ...broken }],
  },
  {
    name: 'what allows it in another crop alone does not count',
    facts: registerFacts([at(65, '23:00')], [{}, { crops: ['kartul'], isDangerousToBees: true }]),
    findings: [{ ...broken, cause: 'nr:100|65|label' }],
  },
  {
    name: 'all that endanger bees in one job are named once',
    facts: registerFacts(
      [
        sprayed({
          growthStage: 65,
          startTime: '10:00',
          materials: [registered(), registered({ name: 'Teine', registerNumber: '200' })],
        }),
      ],
      bees,
      { others: [sampleProduct({ number: '200', uses: [sampleUse({ isDangerousToBees: true })] })] },
    ),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“: „Fungitsiid F“, „Teine“ on mesilastele ohtlikud; kultuur õitses (BBCH 65) ja töö algas kell ' +
          `10:00, õitsvat kultuuri tohib pritsida ainult kell 22:00-05:00. Tehke töö öösel või parandage kanne. ${TELL}`,
      },
    ],
  },
  {
    name: 'without a crop it is silent',
    facts: registerFacts([at(65, '10:00')], bees, { field: {} }),
    findings: [],
  },
  {
    name: 'without a register too',
    facts: sampleFacts([at(65, '10:00')], withCrop('talinisu')),
    findings: [],
  },
]
