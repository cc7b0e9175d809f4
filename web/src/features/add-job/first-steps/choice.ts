/** Materials that are ticked to be added: each has the id of its record from then on, so that a repeat adds nothing twice. */
import type { Suggestion } from '@vagu/core/materials/suggestions-schema'
import { materialKey } from '@vagu/core/materials/schema'
import { z } from 'zod'

/** Ids by the keys of the suggestions. */
export const Picks = z.record(z.string(), z.string())
export type Picks = z.infer<typeof Picks>

export const keyOf = ({ material: { type, name } }: Suggestion): string => `${type}:${materialKey(name)}`

export const withPick = (picks: Picks, key: string, id: string): Picks => ({ ...picks, [key]: id })
export function withoutPick(picks: Picks, key: string): Picks {
  const { [key]: _unticked, ...others } = picks
  return others
}

const KINDS = [
  'PMA_TKV_TOIME_LIIK_HERBITSIID',
  'PMA_TKV_TOIME_LIIK_FUNGITSIID',
  'PMA_TKV_TOIME_LIIK_INSEKTITSIID',
  'PMA_TKV_TOIME_LIIK_KASVUREGULAATOR',
  'PMA_TKV_TOIME_LIIK_MUU',
  'fertilizer',
  'seed',
] as const
export type Kind = (typeof KINDS)[number]

const kindOf = ({ material: { type, subtype } }: Suggestion): Kind => {
  if (type === 'fertilizer' || type === 'seed') return type
  return KINDS.find((kind) => kind === subtype) ?? 'PMA_TKV_TOIME_LIIK_MUU'
}

export interface Group {
  readonly kind: Kind
  readonly suggestions: readonly Suggestion[]
}

/** The suggestions by what they are for; those that the farm has already are left out. */
export function groupsOf(
  suggestions: readonly Suggestion[],
  own: readonly { readonly type: string; readonly name: string }[],
): Group[] {
  const had = new Set(own.map(({ type, name }) => `${type}:${materialKey(name)}`))
  const missing = suggestions.filter((suggestion) => !had.has(keyOf(suggestion)))
  return KINDS.flatMap((kind) => {
    const ofKind = missing.filter((suggestion) => kindOf(suggestion) === kind)
    return ofKind.length > 0 ? [{ kind, suggestions: ofKind }] : []
  })
}

export const sourcesOf = (suggestions: readonly Suggestion[]): string[] => [
  ...new Set(suggestions.map(({ source }) => source)),
]

/** Adds one after the other; answers the keys of those that are added, and the names of the others. */
export async function addPicked(
  picked: readonly Suggestion[],
  add: (suggestion: Suggestion) => Promise<unknown>,
): Promise<{ added: string[]; failed: string[]; error: unknown }> {
  const added: string[] = []
  const failed: string[] = []
  let error: unknown
  for (const suggestion of picked)
    await add(suggestion).then(
      () => added.push(keyOf(suggestion)),
      (cause: unknown) => {
        error = cause
        failed.push(suggestion.material.name)
      },
    )
  return { added, failed, error }
}
