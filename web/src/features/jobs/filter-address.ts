/** The filter as it stands in the address, so that a link keeps it. */
import { isDay } from '@vagu/core/time/day'
import { type Facet, FACETS, type JobsFilter, NO_FILTER } from './filter-jobs.ts'
import { params } from './text.ts'

export type Search = Readonly<Record<string, string | undefined>>

const YES = '1'
const encoded = (value: string): string => value.replaceAll(/[%,]/g, (sign) => encodeURIComponent(sign))

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
const valuesOf = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').filter(Boolean).map(decoded)),
]
const dayOf = (text: string | undefined): string | null => (text !== undefined && isDay(text) ? text : null)

/** Filter of an address; unknown parameters are ignored. */
export function filterOf(search: Search): JobsFilter {
  const pairs = FACETS.map((facet) => [facet, valuesOf(search[params[facet]])] as const)
  return {
    text: search[params.text] ?? '',
    chosen: { ...NO_FILTER.chosen, ...(Object.fromEntries(pairs) as Record<Facet, string[]>) },
    from: dayOf(search[params.from]),
    to: dayOf(search[params.to]),
    hasWarnings: search[params.hasWarnings] === YES,
  }
}

/** The part of an address that asks for a filter; what does not narrow is left out. */
export function searchOf({ text, chosen, from, to, hasWarnings }: JobsFilter): Record<string, string> {
  const all: [string, string][] = [
    [params.text, text],
    ...FACETS.map((facet): [string, string] => [params[facet], chosen[facet].map(encoded).join(',')]),
    [params.from, from ?? ''],
    [params.to, to ?? ''],
    [params.hasWarnings, hasWarnings ? YES : ''],
  ]
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}
