import type { Worker } from '@vagu/core/workers/schema'
import { normalizeText } from '../../ui/search-options.ts'

/** Whether a worker answers a search: by his name or notes. */
export function isFound({ name, notes }: Pick<Worker, 'name' | 'notes'>, query: string): boolean {
  const needle = normalizeText(query)
  return [name, notes].some((text) => normalizeText(text).includes(needle))
}
