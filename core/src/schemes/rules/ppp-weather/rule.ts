import { sprayingWeather as sprayingWeatherRule } from '../../../warnings/rules/spraying-weather/rule.ts'
import { SPRAYING_WEATHER } from '../../../warnings/lib/law/sources.ts'
import { SPRAYINGS, judged } from '../../lib/judged.ts'

/** Tuul ja õhutemperatuur pritsides, as the warnings judge it. */
export const pppWeather = judged({
  key: 'ppp-weather',
  part: 'HPK',
  title: 'Tuul ja õhutemperatuur pritsides',
  summary: 'Ei pritsita, kui tuul on üle 4 m/s või õhk üle 25 °C; arvud on ameti selgitustest.',
  sources: SPRAYING_WEATHER,
  rules: [sprayingWeatherRule],
  work: SPRAYINGS,
})
