import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (area: number, crop: string, day?: string) =>
  sampleScheme({
    fields: [sampleSchemeField('a', { area, crop })],
    done: day === undefined ? {} : { KSM_DIVERSITY: day },
  })

export const ksmDiversityExamples: readonly Example[] = [
  { name: 'neither trees nor bushes', facts: farm(1, 'maasikas'), state: 'ok', says: /ei kasvatata/ },
  {
    name: 'two for 0.3 ha of currants',
    facts: farm(0.3, 'must_sostar'),
    state: 'unknown',
    says: /vaja 2 elementi\./,
  },
  {
    name: 'four for a little more',
    facts: farm(0.3001, 'ounapuu'),
    state: 'unknown',
    says: /vaja 4 elementi\./,
  },
  { name: 'in place', facts: farm(1, 'ounapuu', '2026-05-10'), state: 'ok', says: /vaja 8 elementi/ },
]
