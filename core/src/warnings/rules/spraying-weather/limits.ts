import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

const SOURCE =
  '29.11.2011 määrus nr 90 § 4, järelevalveasutuse tekstide järgi (2017-2020); määruse enda sõnastus on lugemata'
const since = (value: number) => dated([{ since: '2011-11-29', value }])

/** m/s and °C; as much is still free. */
export const MAX_SPRAYING_WIND = since(4)
export const MAX_SPRAYING_AIR = since(25)

export const weatherLimits: readonly Limit[] = [
  {
    what: 'Tuule kiirus pritsimisel, suurim lubatud',
    unit: 'm/s',
    values: MAX_SPRAYING_WIND,
    source: SOURCE,
  },
  {
    what: 'Õhutemperatuur pritsimisel, kõrgeim lubatud',
    unit: '°C',
    values: MAX_SPRAYING_AIR,
    source: SOURCE,
  },
]
