import type { Example } from '../../rule.ts'
import {
  broken,
  by,
  lastSpring,
  organic,
  slurry,
  spread,
  spreadBy,
  unknown,
} from '../../lib/fertilizing/situations.ts'

/** Liquid manure: on which days, how it was spread, and the change of law in autumn 2019. */
export const liquidExamples: readonly Example[] = [
  {
    name: 'liquid manure in bands on the first banned day',
    facts: spreadBy('BAND', '2026-11-01'),
    findings: [
      {
        ...broken,
        date: '2026-11-01',
        cause: 'orgaaniline|liquid|2027-03-20',
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (01.11.2026) väetisega „Orgaaniline“ jääb keeluaega. Vedelsõnnikut, virtsa ' +
          'ja vedelat kääritusjääki ei tohi laotada 01.11.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud). ' +
          'Laotada tohib alates 21.03.2027.',
      },
    ],
  },
  { name: 'liquid manure in bands on the day before', facts: spreadBy('BAND', '2026-10-31'), findings: [] },
  { name: 'liquid manure into the soil in October', facts: spreadBy('INJECTED', '2026-10-31'), findings: [] },
  {
    name: 'liquid manure into the soil in November',
    facts: spreadBy('INJECTED', '2026-11-01'),
    findings: [{ ...broken, date: '2026-11-01' }],
  },
  { name: 'liquid manure on 20 March', facts: spreadBy('BAND', '2026-03-20'), findings: [lastSpring] },
  { name: 'broadcast liquid manure on 21 March', facts: spreadBy('BROADCAST', '2026-03-21'), findings: [] },
  {
    name: 'before autumn 2019 the ban began on 15 November',
    facts: spreadBy('BAND', '2018-11-15'),
    findings: [{ outcome: 'broken', until: '2019-03-20', nextAllowed: '2019-03-21' }],
  },
  { name: 'and the day before it was free', facts: spreadBy('BAND', '2018-11-14'), findings: [] },
  {
    name: 'in the autumn of 2017 it was free until the end of November',
    facts: spreadBy('BAND', '2017-11-30'),
    findings: [],
  },
  {
    name: 'and banned from 1 December 2017',
    facts: spreadBy('BAND', '2017-12-01'),
    findings: [{ outcome: 'broken', until: '2018-03-20' }],
  },
  {
    name: 'in autumn 2019 it began on 1 November',
    facts: spreadBy('BAND', '2019-11-01'),
    findings: [{ outcome: 'broken', until: '2020-03-20' }],
  },
  { name: 'and 31 October 2019 was free', facts: spreadBy('BAND', '2019-10-31'), findings: [] },
  {
    name: 'broadcast liquid manure on the first banned day',
    facts: spreadBy('BROADCAST', '2026-09-20'),
    findings: [
      {
        ...broken,
        date: '2026-09-20',
        cause: 'orgaaniline|liquidBroadcast|2027-03-20',
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (20.09.2026) väetisega „Orgaaniline“ jääb keeluaega. Vedelsõnnikut, virtsa ' +
          'ja vedelat kääritusjääki ei tohi laotada paisklaotusega 20.09.2026 kuni 20.03.2027 (mõlemad päevad kaasa ' +
          'arvatud). Lintlaotusega või mulda viies tohib laotada kuni 31.10.2026. Laotada tohib alates 21.03.2027.',
      },
    ],
  },
  {
    name: 'broadcast liquid manure on the day before',
    facts: spreadBy('BROADCAST', '2026-09-19'),
    findings: [],
  },
  {
    name: 'broadcast in November is under the ban of all liquid manure',
    facts: spreadBy('BROADCAST', '2026-11-01'),
    findings: [{ ...broken, cause: 'orgaaniline|liquid|2027-03-20' }],
  },
  {
    name: 'nobody said how it was spread in autumn',
    facts: spreadBy(null, '2026-09-20'),
    findings: [
      {
        ...unknown,
        missing: ['spreading'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (20.09.2026) väetisega „Orgaaniline“ võib jääda keeluaega. Vedelsõnnikut, ' +
          'virtsa ja vedelat kääritusjääki ei tohi laotada paisklaotusega 20.09.2026 kuni 20.03.2027 (mõlemad päevad ' +
          'kaasa arvatud), aga laotusviis on märkimata. Märkige, kas see oli paisklaotus, lintlaotus või muldaviimine.',
      },
    ],
  },
  { name: 'nor on the last such day', facts: spread(slurry, '2026-10-31'), findings: [unknown] },
  { name: 'the day before it does not matter', facts: spread(slurry, '2026-09-19'), findings: [] },
  {
    name: 'from 1 November it does not matter either',
    facts: spread(slurry, '2026-11-01'),
    findings: [{ ...broken, date: '2026-11-01' }],
  },
  {
    name: 'in 2018 it mattered until 14 November',
    facts: spread(slurry, '2018-11-14'),
    findings: [{ outcome: 'unknown', missing: ['spreading'] }],
  },
  {
    name: 'what is sure goes before what is not',
    facts: spreadBy(null, '2026-10-30', { endDate: '2026-11-02' }),
    findings: [{ ...broken, date: '2026-11-01' }],
  },
  ...['VIRTS', 'DIGESTAAT'].map((type) => ({
    name: `${type} counts as liquid manure`,
    facts: spread(organic(type), '2026-11-01', { fertilization: by('BAND') }),
    findings: [{ ...broken, cause: 'orgaaniline|liquid|2027-03-20' }],
  })),
]
