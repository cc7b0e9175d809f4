import type { Example } from '../../rule.ts'
import { monitored, registered, registerFacts, sprayed } from '../../lib/register/register-sample.ts'
import { sampleFacts, sampleJob, sampleProduct, sampleUse, withCrop } from '../../sample.ts'

const advice = { outcome: 'advice', date: null, until: null, nextAllowed: null } as const
const TAIL = 'Vahemaad on soovituslikud, osa neist on loetud registri tekstist: kontrollige etiketti.'
const copy = (safetyWaterArea: number | null) => sprayed({ materials: [registered({ safetyWaterArea })] })
const mixture = sprayed({
  materials: [registered(), registered({ name: 'Teine', registerNumber: '200' })],
})

export const bufferAdviceExamples: readonly Example[] = [
  {
    name: 'metres to water, neighbours and houses',
    facts: registerFacts([sprayed()], [{ waterBufferM: 10, neighbourBufferM: 5, residentialBufferM: 3 }]),
    findings: [
      {
        ...advice,
        eventId: 'spraying',
        cause: '10|5|3|false',
        message:
          'Põld „Mäepõld“: jätke pritsimata veekoguni vähemalt 10 m („Fungitsiid F“), naabermaani vähemalt 5 m ' +
          `(„Fungitsiid F“), elamuteni ja avalike kohtadeni vähemalt 3 m („Fungitsiid F“). ${TAIL}`,
      },
    ],
  },
  { name: 'no distance is asked for', facts: registerFacts([sprayed()]), findings: [] },
  {
    name: 'a distance of nothing is none',
    facts: registerFacts([sprayed()], [{ waterBufferM: 0 }]),
    findings: [],
  },
  {
    name: 'the label has a table',
    facts: registerFacts([sprayed()], [{ hasBufferTable: true }]),
    findings: [
      {
        ...advice,
        message: `Põld „Mäepõld“: kulunormist ja otsikutest sõltuvad vahemaad on etiketi tabelis („Fungitsiid F“). ${TAIL}`,
      },
    ],
  },
  {
    name: 'metres beside a table',
    facts: registerFacts([sprayed()], [{ hasBufferTable: true, neighbourBufferM: 5 }]),
    findings: [
      {
        ...advice,
        cause: '0|5|0|true',
        message:
          'Põld „Mäepõld“: jätke pritsimata naabermaani vähemalt 5 m („Fungitsiid F“); kulunormist ja otsikutest ' +
          `sõltuvad vahemaad on etiketi tabelis („Fungitsiid F“). ${TAIL}`,
      },
    ],
  },
  {
    name: 'the greatest of a mixture counts',
    facts: registerFacts([mixture], [{ waterBufferM: 10 }], {
      others: [sampleProduct({ number: '200', uses: [sampleUse({ waterBufferM: 20.5 })] })],
    }),
    findings: [
      {
        ...advice,
        message: `Põld „Mäepõld“: jätke pritsimata veekoguni vähemalt 20,5 m („Teine“). ${TAIL}`,
      },
    ],
  },
  {
    name: 'two that ask for the same are both named',
    facts: registerFacts([mixture], [{ waterBufferM: 10 }], {
      others: [sampleProduct({ number: '200', uses: [sampleUse({ waterBufferM: 10 })] })],
    }),
    findings: [
      {
        message: `Põld „Mäepõld“: jätke pritsimata veekoguni vähemalt 10 m („Fungitsiid F“, „Teine“). ${TAIL}`,
      },
    ],
  },
  {
    name: 'of several uses the greatest distance, and a word on it',
    facts: registerFacts([sprayed()], [{ waterBufferM: 10 }, { waterBufferM: 30 }]),
    findings: [
      {
        cause: '30|0|0|false',
        message:
          `Põld „Mäepõld“: jätke pritsimata veekoguni vähemalt 30 m („Fungitsiid F“). ${TAIL} ` +
          'Seires ei ole märgitud, mille vastu töö tehti.',
      },
    ],
  },
  {
    name: 'what monitoring found tells which use it is',
    facts: registerFacts(
      [sprayed({ inspections: monitored('PUCCST') })],
      [{ waterBufferM: 10, targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] }, { waterBufferM: 30 }],
    ),
    findings: [{ cause: '10|0|0|false' }],
  },
  {
    name: 'the uses of another crop do not count',
    facts: registerFacts([sprayed()], [{}, { crops: ['kartul'], waterBufferM: 30 }]),
    findings: [],
  },
  {
    name: "the copy that is the product's greatest gives way to the use in this crop",
    facts: registerFacts([copy(30)], [{ waterBufferM: 10 }, { crops: ['kartul'], waterBufferM: 30 }]),
    findings: [{ cause: '10|0|0|false' }],
  },
  {
    name: "the farmer's own figure in the copy stays",
    facts: registerFacts([copy(15)], [{ waterBufferM: 10 }, { crops: ['kartul'], waterBufferM: 30 }]),
    findings: [{ cause: '15|0|0|false' }],
  },
  {
    name: 'the copy alone is enough, without a register',
    facts: sampleFacts([copy(10)]),
    findings: [
      {
        ...advice,
        message: `Põld „Mäepõld“: jätke pritsimata veekoguni vähemalt 10 m („Fungitsiid F“). ${TAIL}`,
      },
    ],
  },
  {
    name: 'without a crop the copy alone counts',
    facts: registerFacts([copy(20)], [{ waterBufferM: 10 }], { field: {} }),
    findings: [{ cause: '20|0|0|false' }],
  },
  {
    name: 'without a copy and without a register',
    facts: sampleFacts([copy(null)], withCrop('talinisu')),
    findings: [],
  },
  {
    name: "a job of the category 'Muu' is not asked",
    facts: sampleFacts([
      sampleJob('herding', '2026-05-01', { materials: [registered({ safetyWaterArea: 10 })] }),
    ]),
    findings: [],
  },
]
