import type { FieldFacts } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm } from '../../sample.ts'

const field = (_id: string, name: string, overrides: Partial<FieldFacts> = {}): FieldFacts => ({
  _id,
  name,
  area: 5,
  yearInfo: [],
  ...overrides,
})
/** 1 October 2026 lies in the crop year 2027. */
const farmOf = (...fields: readonly FieldFacts[]) => sampleFarm({ today: '2026-10-01', fields })
const broken = { outcome: 'broken', date: null } as const

export const duplicateFieldNameExamples: readonly Example[] = [
  {
    name: 'two fields of one name, each with its warning',
    farm: farmOf(field('a', 'Mäepõld'), field('b', 'mäepõld ', { area: 2.5 }), field('c', 'Orupõld')),
    findings: [
      {
        ...broken,
        targetId: 'a',
        message:
          'Põld „Mäepõld“ (5 ha): sama nimi on saagiaastal 2027 ka põllul „mäepõld “ (2,5 ha), nii et töid sisestades ' +
          'on neid kerge segi ajada. Andke igale põllule oma nimi.',
      },
      { ...broken, targetId: 'b' },
    ],
  },
  { name: 'names that differ', farm: farmOf(field('a', 'Mäepõld 1'), field('b', 'Mäepõld 2')), findings: [] },
  {
    name: 'inner runs of spaces count as one',
    farm: farmOf(field('a', 'Suur  põld'), field('b', 'Suur põld')),
    findings: [{ targetId: 'a' }, { targetId: 'b' }],
  },
  {
    name: 'a space more is another name',
    farm: farmOf(field('a', 'Mäepõld'), field('b', 'Mäe põld')),
    findings: [],
  },
  {
    name: 'three of one name: the others are named',
    farm: farmOf(field('a', 'Väli'), field('b', 'väli', { area: 1 }), field('c', 'VÄLI', { area: 2 })),
    findings: [
      {
        targetId: 'a',
        message:
          'Põld „Väli“ (5 ha): sama nimi on saagiaastal 2027 ka põldudel „väli“ (1 ha) ja „VÄLI“ (2 ha), nii et töid ' +
          'sisestades on neid kerge segi ajada. Andke igale põllule oma nimi.',
      },
      { targetId: 'b' },
      { targetId: 'c' },
    ],
  },
  {
    name: 'of many only five are named',
    farm: farmOf(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((_id) => field(_id, 'Väli'))),
    findings: [
      {
        message:
          'Põld „Väli“ (5 ha): sama nimi on saagiaastal 2027 ka põldudel „Väli“ (5 ha), „Väli“ (5 ha), „Väli“ (5 ha), ' +
          '„Väli“ (5 ha), „Väli“ (5 ha) ja veel 2 põldu, nii et töid sisestades on neid kerge segi ajada. Andke igale ' +
          'põllule oma nimi.',
      },
      ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((targetId) => ({ targetId })),
    ],
  },
  {
    name: "the year's own name makes two fields the same",
    farm: farmOf(
      field('a', 'Mäepõld'),
      field('b', 'Orupõld', { yearInfo: [{ year: 2027, name: 'Mäepõld' }] }),
    ),
    findings: [{ targetId: 'a' }, { targetId: 'b' }],
  },
  {
    name: "the year's own name tells them apart",
    farm: farmOf(field('a', 'Väli'), field('b', 'Väli', { yearInfo: [{ year: 2027, name: 'Väli 2' }] })),
    findings: [],
  },
  {
    name: 'a name of another year is past',
    farm: farmOf(
      field('a', 'Mäepõld'),
      field('b', 'Orupõld', { yearInfo: [{ year: 2026, name: 'Mäepõld' }] }),
    ),
    findings: [],
  },
  {
    name: 'on the last day of a crop year its names count',
    farm: {
      ...farmOf(
        field('a', 'Mäepõld'),
        field('b', 'Orupõld', { yearInfo: [{ year: 2026, name: 'Mäepõld' }] }),
      ),
      today: '2026-08-31',
    },
    findings: [{ targetId: 'a' }, { targetId: 'b' }],
  },
]
