import { CATEGORY } from '../../../settings/table.ts'
import { dayText, numberText } from '../../../text/format.ts'
import type { EventFacts, Facts } from '../../facts.ts'
import type { Finding, Rule } from '../../rule.ts'
import { SPRAYING_WEATHER } from '../../lib/law/sources.ts'
import { MAX_SPRAYING_AIR, MAX_SPRAYING_WIND, weatherLimits } from './limits.ts'

/** A limit that was passed, as it is said. */
interface Passed {
  readonly key: string
  readonly text: string
}

function passedBy({ windSpeed, airTemperature, date }: EventFacts): Passed[] {
  const wind = MAX_SPRAYING_WIND.at(date)?.value
  const air = MAX_SPRAYING_AIR.at(date)?.value
  return [
    ...(wind !== undefined && windSpeed !== null && windSpeed > wind
      ? [
          {
            key: `wind${windSpeed}`,
            text: `tuul oli ${numberText(windSpeed)} m/s, pritsida tohib kuni ${numberText(wind)} m/s tuulega`,
          },
        ]
      : []),
    ...(air !== undefined && airTemperature !== null && airTemperature > air
      ? [
          {
            key: `air${airTemperature}`,
            text: `õhutemperatuur oli ${numberText(airTemperature)} °C, pritsida tohib kuni ${numberText(air)} °C juures`,
          },
        ]
      : []),
  ]
}

const isSpraying = ({ category, status, materials }: EventFacts): boolean =>
  category.key === CATEGORY.plantProtection &&
  status !== 'PLANNED' &&
  materials.some(({ type }) => type === 'chemical')

function judge({ field }: Facts, event: EventFacts): Finding[] {
  const passed = isSpraying(event) ? passedBy(event) : []
  if (passed.length === 0) return []
  return [
    {
      outcome: 'broken',
      event,
      related: null,
      material: event.materials.find(({ type }) => type === 'chemical') ?? null,
      judged: event.date,
      cause: passed.map(({ key }) => key).join('|'),
      date: event.date,
      until: null,
      nextAllowed: null,
      message: () =>
        `Põld „${field.name}“: töö „${event.job.name}“ (${dayText(event.date)}): ` +
        `${passed.map(({ text }) => text).join('; ')}. Tuule ja kuumaga kandub vahend naaberalale või aurustub. ` +
        'Pritsige varahommikul või õhtul. Kui toote märgis lubab muud, kustutage hoiatus selle põhjusega.',
    },
  ]
}

/** A spraying in stronger wind or warmer air than is allowed. */
export const sprayingWeather: Rule = {
  id: 'SPRAYING_WEATHER',
  title: 'Pritsitud tugeva tuule või kuumaga',
  level: 'WARN',
  summary:
    'Taimekaitsevahendit ei tohi pritsida, kui tuul on üle 4 m/s või õhutemperatuur üle 25 °C. Reegel vaatab ainult ' +
    'tööle märgitud tuult ja temperatuuri; kui need on märkimata, ei ütle see midagi.',
  isOfOneJob: true,
  sources: SPRAYING_WEATHER,
  limits: weatherLimits,
  quantities: [],
  check: (facts) => facts.events.flatMap((event) => judge(facts, event)),
}
