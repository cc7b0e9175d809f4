import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (date: string, endDate: string | null) =>
  sampleScheme({
    today: '2026-12-01',
    fields: [onField(sampleSchemeField('a'), [sampleJob('herding', date, { endDate })])],
  })

export const winterGrazingExamples: readonly Example[] = [
  { name: 'from May to October', facts: farm('2026-05-01', '2026-10-31'), state: 'ok' },
  { name: 'a day too early', facts: farm('2026-04-30', '2026-10-31'), state: 'attention' },
  { name: 'a day too long', facts: farm('2026-05-01', '2026-11-01'), state: 'attention' },
  { name: 'not ended yet', facts: farm('2026-05-01', null), state: 'attention' },
]
