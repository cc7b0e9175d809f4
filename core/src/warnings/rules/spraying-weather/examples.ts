import { CATEGORY } from '../../../settings/table.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

const materials = [{ name: 'Fungitsiid F', type: 'chemical' }]
const sprayed = (overrides: Parameters<typeof sampleJob>[2], date = '2026-06-10') =>
  sampleFacts([sampleJob('spraying', date, { materials, ...overrides })])

export const sprayingWeatherExamples: readonly Example[] = [
  {
    name: 'wind just above the limit',
    facts: sprayed({ windSpeed: 4.1 }),
    findings: [
      {
        outcome: 'broken',
        eventId: 'spraying',
        relatedId: null,
        date: '2026-06-10',
        cause: 'wind4.1',
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (10.06.2026): tuul oli 4,1 m/s, pritsida tohib kuni 4 m/s tuulega. Tuule ja ' +
          'kuumaga kandub vahend naaberalale või aurustub. Pritsige varahommikul või õhtul. Kui toote märgis lubab ' +
          'muud, kustutage hoiatus selle põhjusega.',
      },
    ],
  },
  { name: 'wind of exactly the limit', facts: sprayed({ windSpeed: 4 }), findings: [] },
  { name: 'no wind at all', facts: sprayed({ windSpeed: 0 }), findings: [] },
  {
    name: 'air just above the limit',
    facts: sprayed({ airTemperature: 25.1 }),
    findings: [{ outcome: 'broken', cause: 'air25.1' }],
  },
  { name: 'air of exactly the limit', facts: sprayed({ airTemperature: 25 }), findings: [] },
  { name: 'frost', facts: sprayed({ airTemperature: -5 }), findings: [] },
  {
    name: 'both together are one warning',
    facts: sprayed({ windSpeed: 6, airTemperature: 30 }),
    findings: [{ outcome: 'broken', cause: 'wind6|air30' }],
  },
  { name: 'weather that nobody noted', facts: sprayed({}), findings: [] },
  { name: 'a text that is no number yet', facts: sprayed({ windSpeed: Number.NaN }), findings: [] },
  {
    name: 'on the first day of the regulation',
    facts: sprayed({ windSpeed: 5 }, '2011-11-29'),
    findings: [{ outcome: 'broken', date: '2011-11-29' }],
  },
  { name: 'and the day before', facts: sprayed({ windSpeed: 5 }, '2011-11-28'), findings: [] },
  { name: 'nothing was sprayed', facts: sprayed({ windSpeed: 9, materials: [] }), findings: [] },
  {
    name: 'work of another kind may be windy',
    facts: sprayed({ windSpeed: 9, category: { key: CATEGORY.sowing, name: 'Külv' } }),
    findings: [],
  },
  {
    name: 'a draft would break it',
    facts: sprayed({ windSpeed: 5, status: 'DRAFT' }),
    findings: [{ outcome: 'broken' }],
  },
  {
    name: 'a plan has no weather',
    facts: sprayed({ windSpeed: 5, status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [],
  },
]
