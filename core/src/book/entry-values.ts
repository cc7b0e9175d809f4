/** Values before and after a change, as the register of entries tells them: those that are short and name no person. */
import { z } from 'zod'
import { dayText } from '../text/format.ts'
import { isDay } from '../time/day.ts'
import { figureText } from './cell-text.ts'

/** Members whose values are figures, days or short texts. Notes and photos are told by their name alone. */
const PLAIN: ReadonlySet<string> = new Set([
  'area',
  'date',
  'endDate',
  'startTime',
  'growthStage',
  'windSpeed',
  'airTemperature',
  'amount',
  'unit',
  'yield',
  'yieldUnit',
  'yieldType',
  'moisturePct',
  'jobVariant',
  'name',
  'code',
  'priaCode',
])
const NOTHING = '–'
/** Letters of one value, at most. */
const LONGEST = 80

const Plain = z.union([z.string(), z.number()])
const Used = z
  .object({ name: z.string(), amount: z.number().nullish(), unit: z.string().nullish() })
  .transform(({ name, amount, unit }) =>
    [name, amount == null ? '' : figureText(amount), amount == null ? '' : (unit ?? '')]
      .filter((part) => part !== '')
      .join(' '),
  )
const Named = z.object({ name: z.string() })

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text

function valueText(member: string, value: unknown): string | undefined {
  if (value == null || value === '') return NOTHING
  if (member === 'requisites') {
    const used = z.array(Used).safeParse(value).data
    return used === undefined ? undefined : shortened(used.join(', ')) || NOTHING
  }
  if (member === 'job' || member === 'jobCategory' || member === 'customFieldArea')
    return Named.safeParse(value).data?.name
  const plain = PLAIN.has(member) ? Plain.safeParse(value).data : undefined
  if (typeof plain === 'number') return figureText(plain)
  if (plain === undefined) return undefined
  return isDay(plain) ? dayText(plain) : shortened(plain)
}

/** Both values in words; undefined where one of them is not told. */
export function valuesOf(
  member: string,
  before: unknown,
  after: unknown,
): readonly [before: string, after: string] | undefined {
  const [was, is] = [valueText(member, before), valueText(member, after)]
  return was === undefined || is === undefined || was === is ? undefined : [was, is]
}
