import type { EventFacts } from '../facts.ts'
import type { Example } from '../rule.ts'
import { monitored, registered, registerFacts, sprayed } from '../register-sample.ts'
import { sampleFacts, sampleProduct, sampleUse, withCrop } from '../sample.ts'

const bees = [{ isDangerousToBees: true }]
const at = (growthStage: number | null, startTime: string | null): EventFacts =>
  sprayed({ growthStage, startTime })
const broken = { outcome: 'broken', eventId: 'spraying', date: '2026-05-20' } as const
const TELL =
  'Teatage pritsimisest vähemalt 48 tundi varem mesinikele, kelle mesilad on kuni 2 km kaugusel. Kontrollige etiketti.'

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
  {
    name: 'what does not endanger bees',
    facts: registerFacts([at(65, '10:00')]),
    findings: [],
  },
  {
    name: 'only some uses of the crop endanger them, and nothing tells which it was',
    facts: registerFacts([at(65, '10:00')], [...bees, {}]),
    findings: [{ outcome: 'advice' }],
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
    name: 'in another crop alone it is dangerous',
    facts: registerFacts([at(65, '10:00')], [{}, { crops: ['kartul'], isDangerousToBees: true }]),
    findings: [],
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
