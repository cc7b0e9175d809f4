import { numberText } from '@vagu/core/text/format'

/** A figure with its unit; a date of the year (MM-DD) as it is written in Estonian. */
export function limitText(value: number | string, unit: string): string {
  if (typeof value === 'number') return `${numberText(value)} ${unit}`.trim()
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(value) ?? []
  return month && day ? `${day}.${month}.` : `${value} ${unit}`.trim()
}
