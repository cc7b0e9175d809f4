import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (testedOn: string | null, kind: 'SPRAYER' | 'HAND_SPRAYER' | 'SPREADER' = 'SPRAYER') =>
  sampleScheme({
    machines: [{ _id: 'amazone', name: 'Amazone', kind, testedOn, testDueOn: null }],
    fields: [onField(sampleSchemeField('a'), [sampleJob('spraying', '2026-05-02')])],
  })

/** A sprayer whose test holds until 20 May 2026, retested or not, and a spraying that names it. */
const sprayedOn = (date: string, machine = 'amazone') =>
  sampleScheme({
    today: '2026-12-01',
    machines: [
      { _id: 'amazone', name: 'Amazone', kind: 'SPRAYER', testedOn: '2023-05-20', testDueOn: null },
      { _id: 'new', name: 'Hardi', kind: 'SPRAYER', testedOn: '2026-01-10', testDueOn: null },
    ],
    fields: [onField(sampleSchemeField('a'), [sampleJob('spraying', date, { machine })])],
  })

export const sprayerTestExamples: readonly Example[] = [
  { name: 'its last day', facts: { ...farm('2023-05-20') }, state: 'attention' },
  { name: 'a day over', facts: farm('2023-05-19'), state: 'violation' },
  { name: 'tested a year ago', facts: farm('2025-05-20'), state: 'ok' },
  { name: 'nobody says when', facts: farm(null), state: 'unknown' },
  { name: 'carried on the back', facts: farm(null, 'HAND_SPRAYER'), state: 'ok' },
  { name: 'sprayed, and no sprayer is known', facts: farm(null, 'SPREADER'), state: 'unknown' },
  {
    name: 'sprayed with one whose test had ended',
    facts: sprayedOn('2026-05-21'),
    state: 'violation',
    says: /1 pritsimine/,
  },
  {
    name: 'sprayed with another one',
    facts: sprayedOn('2026-05-21', 'new'),
    state: 'violation',
    says: /1 seadet 2-st/,
  },
  {
    name: 'sprayed before the only test that is written down',
    facts: sprayedOn('2026-01-09', 'new'),
    state: 'violation',
    says: /1 pritsimine on tehtud enne kirjas olevat kontrolli/,
  },
  {
    name: 'of a device that is in order, sprayed before its test',
    facts: {
      ...farm('2026-05-03'),
      fields: [
        onField(sampleSchemeField('a'), [sampleJob('spraying', '2026-05-02', { machine: 'amazone' })]),
      ],
    },
    state: 'unknown',
    says: /varasem kehtis, ei ole teada/,
  },
  { name: 'neither sprayer nor spraying', facts: sampleScheme(), state: 'ok' },
]
