/** Plants on a field in the winter that begins in a year. */
import { cropByKey } from '../../crops/table.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import { cropIn } from './land.ts'

/** Green in winter: what was sown in autumn for the next year, and what stands for several; null while nobody says. */
export function isCovered(each: SchemeField, { year }: SchemeFacts): boolean | null {
  const [now, next] = [cropByKey(cropIn(each, year) ?? ''), cropByKey(cropIn(each, year + 1) ?? '')]
  if (next === undefined) return null
  if (next.season === 'winter') return true
  return next.season === 'perennial' && now?.season === 'perennial'
    ? true
    : next.season === 'both'
      ? null
      : false
}
