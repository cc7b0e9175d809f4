import type { FieldFacts } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm } from '../../sample.ts'

/** 1 October 2026 lies in the crop year 2027. */
const farmOf = (name: string, yearInfo: FieldFacts['yearInfo'] = []) =>
  sampleFarm({ today: '2026-10-01', fields: [{ _id: 'a', name, area: 5, yearInfo }] })
const broken = { outcome: 'broken', targetId: 'a', date: null } as const

export const numericFieldNameExamples: readonly Example[] = [
  {
    name: 'digits only',
    farm: farmOf('12'),
    findings: [
      {
        ...broken,
        cause: '12',
        message:
          'Põllu nimi „12“ on ainult number, mida on kerge massiivi või põllu numbriga segi ajada. Andke põllule ' +
          'nimi, mille järgi selle ära tunnete.',
      },
    ],
  },
  { name: 'zero', farm: farmOf('0'), findings: [broken] },
  { name: 'digits with spaces around them', farm: farmOf(' 12 '), findings: [broken] },
  { name: 'a letter makes it a name', farm: farmOf('12a'), findings: [] },
  { name: 'a number with a sign in it is a name', farm: farmOf('12-1'), findings: [] },
  {
    name: "the year's own name counts",
    farm: farmOf('Mäepõld', [{ year: 2027, name: '7' }]),
    findings: [broken],
  },
  {
    name: 'that of another year does not',
    farm: farmOf('Mäepõld', [{ year: 2026, name: '7' }]),
    findings: [],
  },
]
