import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (windSpeed: number) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob('spraying', '2026-05-02', {
          windSpeed,
          airTemperature: 15,
          materials: [{ name: 'Vahend', type: 'chemical' }],
        }),
      ]),
    ],
  })

export const pppWeatherExamples: readonly Example[] = [
  { name: 'exactly 4 m/s', facts: farm(4), state: 'ok' },
  { name: 'more', facts: farm(4.1), state: 'attention' },
]
