import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'
import {
  broken,
  by,
  nameless,
  organic,
  solid,
  spread,
  unknown,
  unspecified,
} from '../../lib/fertilizing/situations.ts'

/** Other organic fertilizers, and those of which it is not known what they are. */
export const organicExamples: readonly Example[] = [
  {
    name: 'solid manure on the first banned day',
    facts: spread(solid, '2026-12-01'),
    findings: [
      {
        ...broken,
        date: '2026-12-01',
        cause: 'orgaaniline|organic|2027-03-20',
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (01.12.2026) väetisega „Orgaaniline“ jääb keeluaega. Orgaanilist väetist ei ' +
          'tohi laotada 01.12.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud). Laotada tohib alates 21.03.2027.',
      },
    ],
  },
  { name: 'solid manure on the day before', facts: spread(solid, '2026-11-30'), findings: [] },
  {
    name: 'solid manure may be broadcast in autumn',
    facts: spread(solid, '2026-10-20', { fertilization: by('BROADCAST') }),
    findings: [],
  },
  ...['POOLVEDELSONNIK', 'SUGAVALLAPANUSONNIK', 'LINNUSONNIK', 'KOMPOST', 'SILOMAHL', 'MUU_ORGAANILINE'].map(
    (type) => ({
      name: `${type} is other organic fertilizer: its ban begins on 1 December`,
      facts: sampleFacts(
        ['2026-11-30', '2026-12-01'].map((date) =>
          sampleJob('fertilising', date, { _id: date, materials: [organic(type)] }),
        ),
      ),
      findings: [{ ...broken, eventId: '2026-12-01' }],
    }),
  ),
  {
    name: 'an organic fertilizer is banned whatever its nitrogen is',
    facts: spread({ ...solid, nutrient: null }, '2026-12-01'),
    findings: [broken],
  },
  {
    name: 'an unknown organic type on the first day on which every one of them is banned',
    facts: spread(nameless, '2026-12-01'),
    findings: [{ ...broken, cause: 'orgaaniline|organic|2027-03-20' }],
  },
  {
    name: 'and before, when it may be liquid manure that was broadcast',
    facts: spread(nameless, '2026-09-20'),
    findings: [{ ...unknown, missing: ['nutrient'] }],
  },
  { name: 'and before that', facts: spread(nameless, '2026-09-19'), findings: [] },
  {
    name: 'of an unknown type that was not broadcast, the ban of liquid manure may hold',
    facts: spread(nameless, '2026-11-01', { fertilization: by('BAND') }),
    findings: [
      {
        ...unknown,
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (01.11.2026) väetisega „Orgaaniline“ võib jääda keeluaega. Vedelsõnnikut, ' +
          'virtsa ja vedelat kääritusjääki ei tohi laotada 01.11.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud), ' +
          'aga orgaanilise väetise liik on märkimata ja vedelsõnniku keeluaeg algab varem. Märkige liik.',
      },
    ],
  },
  {
    name: 'but not in October',
    facts: spread(nameless, '2026-10-31', { fertilization: by('BAND') }),
    findings: [],
  },
  {
    name: 'a key of another list is an unknown type',
    facts: spread(organic('LÄGA'), '2026-10-15'),
    findings: [unknown],
  },
  {
    name: 'neither mineral nor organic, with nitrogen, when all of them are banned',
    facts: spread(unspecified, '2026-12-01'),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (01.12.2026) väetisega „Midagi“ jääb keeluaega. Lämmastikku sisaldavat ' +
          'väetist ei tohi laotada 01.12.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud). Laotada tohib alates ' +
          '21.03.2027.',
      },
    ],
  },
  {
    name: 'neither mineral nor organic, before that',
    facts: spread(unspecified, '2026-10-15', { fertilization: by('BAND') }),
    findings: [{ ...unknown, cause: 'midagi|mineral|2027-03-20', missing: ['nutrient'] }],
  },
  {
    name: 'neither mineral nor organic, and free if it is not liquid manure',
    facts: spread(unspecified, '2026-10-14', { fertilization: by('BAND') }),
    findings: [],
  },
  {
    name: 'neither, and without nitrogen: only as an organic fertilizer it would be banned',
    facts: sampleFacts(
      ['2026-10-31', '2026-11-01'].map((date) =>
        sampleJob('fertilising', date, {
          _id: date,
          materials: [{ ...unspecified, nutrient: { N: 0 } }],
          fertilization: by('BAND'),
        }),
      ),
    ),
    findings: [{ ...unknown, eventId: '2026-11-01', missing: ['nutrient'] }],
  },
  {
    name: 'neither, and its nitrogen unknown: it may be free all winter',
    facts: spread({ ...unspecified, nutrient: null }, '2027-01-10'),
    findings: [{ ...unknown, missing: ['nutrient'] }],
  },
]
