import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { sprayingWeather as sprayingWeatherRule } from '../../../warnings/rules/spraying-weather/rule.ts'
import { SPRAYING_WEATHER } from '../../../warnings/lib/law/sources.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [sprayingWeatherRule]

/** Tuul ja õhutemperatuur pritsides, as the warnings judge it. */
export const pppWeather: Requirement = {
  key: 'ppp-weather',
  part: 'HPK',
  title: 'Tuul ja õhutemperatuur pritsides',
  summary: 'Ei pritsita, kui tuul on üle 4 m/s või õhk üle 25 °C; arvud on ameti selgitustest.',
  sources: SPRAYING_WEATHER,
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ category }) => category.key === CATEGORY.plantProtection,
      jobs: (count) => counted(count, 'pritsimine', 'pritsimist'),
    }),
}
