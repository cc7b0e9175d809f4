import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (date: string) =>
  sampleScheme({
    today: '2026-12-31',
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob('fertilising', date, {
          category: { key: 'manure-heap', name: 'Sõnniku aunastamine' },
          job: { key: 'manure-heaping', name: 'Sõnnikuauna moodustamine' },
          heap: { manure: 'TAHESONNIK', spreadOn: null, isNoticeGiven: false },
        }),
      ]),
    ],
  })

export const manureStackExamples: readonly Example[] = [
  { name: 'in November', facts: farm('2026-11-01'), state: 'violation' },
  { name: 'no heap', facts: sampleScheme(), state: 'ok' },
]
