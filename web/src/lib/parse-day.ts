import { isDay } from '@vagu/core/time/day'
import { dayInSeason, dayOf, type SelectedSeason } from '@vagu/core/time/season-day'
import type { Typed } from './parse-decimal.ts'

export type { SelectedSeason }
type Parts = readonly [date: string, month: string, year: string | undefined]

/** `155` is 15.5; where that is no day, the month has two digits (`512` is 5.12). */
function partsOfDigits(digits: string): readonly Parts[] {
  const cut = (at: number, to: number): Parts => [
    digits.slice(0, at),
    digits.slice(at, to),
    digits.slice(to) || undefined,
  ]
  if (digits.length === 3) return [cut(2, 3), cut(1, 3)]
  return [4, 6, 8].includes(digits.length) ? [cut(2, 4)] : []
}

function partsOf(text: string): readonly Parts[] {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return [[iso[3] ?? '', iso[2] ?? '', iso[1]]]
  if (/^\d+$/.test(text)) return partsOfDigits(text)
  const match = /^(\d{1,2})\s*[.,/\- ]\s*(\d{1,2})(?:\s*[.,/\- ]\s*(\d{4}|\d{2})?)?\.?$/.exec(text)
  return match ? [[match[1] ?? '', match[2] ?? '', match[3]]] : []
}

function resolve([date, month, written]: Parts, season: SelectedSeason): string | undefined {
  if (written === undefined) return dayInSeason({ date, month }, season)
  const day = dayOf(Number(written.length === 2 ? `20${written}` : written), { date, month })
  return isDay(day) ? day : undefined
}

/** Reads `15.5`, `155`, `15.05.26`, `7.5.2026`, `07052026`; a day that does not exist is refused. */
export function parseDay(text: string, season: SelectedSeason): Typed<string> {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: true, value: null }
  for (const parts of partsOf(trimmed)) {
    const day = resolve(parts, season)
    if (day) return { ok: true, value: day }
  }
  return { ok: false }
}
