/** Products of the plant-protection register that the words of a line may name. */
import type { JobLine } from '@vagu/core/job-line/line'
import { findChemicals } from '@vagu/core/registers/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { CACHED_MS } from '../../../entities/materials/look-up.ts'
import {
  type MaterialForm,
  newMaterial,
  registeredMaterial,
} from '../../../entities/materials/material-form.ts'
import { MIN_LETTERS, loadChemical } from '../../../entities/materials/use-chemicals.ts'
import { registerKeys } from '../../../entities/registers/keys.ts'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { newId } from '../../../lib/new-id.ts'

const MAX_WORDS = 3
const MIN_STEM = 4
/** Letters that an ending may have ("Mospilaniga"). */
const LONGEST_ENDING = 3

/** The beginning of a word that the register is asked for. */
export const stemFor = (word: string): string =>
  word.slice(0, Math.max(MIN_STEM, word.length - LONGEST_ENDING))

/** Words that were not understood and that may be products: only where the line can be about plant protection. */
export function wordsToAsk(text: string, { unknown, job }: JobLine): string[] {
  if (job && job.category !== CATEGORY.plantProtection) return []
  const all = unknown.flatMap(({ start, end }) => text.slice(start, end).match(/\p{L}+/gu) ?? [])
  return [...new Set(all.map((word) => word.toLowerCase()))]
    .filter((word) => word.length > MIN_LETTERS)
    .slice(0, MAX_WORDS)
}

const namesQuery = (stem: string) =>
  queryOptions({
    queryKey: registerKeys.chemicalNames(stem),
    queryFn: ({ signal }) => call(findChemicals, { params: { name: stem } }, { signal }),
    staleTime: CACHED_MS,
    meta: { reads: ['registers'], isQuiet: true },
  })

/** Names of the register that begin like these words; none where it does not answer. */
export async function askRegister(client: QueryClient, words: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    words.map(async (word) => {
      const stem = stemFor(word)
      const names = await client.fetchQuery(namesQuery(stem)).catch(() => [])
      return names.filter((name) => name.toLowerCase().startsWith(stem))
    }),
  )
  return [...new Set(answers.flat())]
}

/** A product ready to be taken; one that the register does not know after all stays a name. */
async function load(client: QueryClient, name: string): Promise<MaterialForm> {
  try {
    return registeredMaterial(await loadChemical(client, name), newId())
  } catch (error) {
    if (error instanceof CallError && error.code === 'notFound') return newMaterial(name, 'chemical', newId())
    throw error
  }
}

export async function loadProducts(
  client: QueryClient,
  { materials }: JobLine,
): Promise<ReadonlyMap<string, MaterialForm>> {
  const names = materials.flatMap(({ requisiteId, name }) => (requisiteId === null ? [name] : []))
  return new Map(await Promise.all(names.map(async (name) => [name, await load(client, name)] as const)))
}
