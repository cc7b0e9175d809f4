import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (area: number, crop = 'ounapuu', day?: string) =>
  sampleScheme({
    today: '2026-06-01',
    fields: [sampleSchemeField('a', { area, crop })],
    done: day === undefined ? {} : { KSM_TRAPS: day },
  })

export const ksmTrapsExamples: readonly Example[] = [
  { name: 'no fruit trees', facts: farm(1, 'must_sostar'), state: 'ok', says: /ei kasvatata/ },
  { name: 'one for 0.3 ha', facts: farm(0.3), state: 'unknown', says: /vaja 1 püünis\./ },
  { name: 'two for a little more', facts: farm(0.3001), state: 'unknown', says: /vaja 2 püünist\./ },
  { name: 'put up in time', facts: farm(1, 'ounapuu', '2026-05-01'), state: 'ok', says: /vaja 4 püünist/ },
  { name: 'put up a day late', facts: farm(1, 'ounapuu', '2026-05-02'), state: 'violation' },
]
