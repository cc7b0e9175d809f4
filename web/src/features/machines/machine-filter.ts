import type { Machine } from '@vagu/core/machines/schema'
import { machinesText } from '../../entities/machines/text.ts'
import { normalizeText } from '../../ui/search-options.ts'

/** Whether a machine answers a search: by its name, kind, number or notes. */
export function isFound(
  { name, kind, number, notes }: Pick<Machine, 'name' | 'kind' | 'number' | 'notes'>,
  query: string,
): boolean {
  const needle = normalizeText(query)
  return [name, machinesText.kinds[kind], number, notes].some((text) => normalizeText(text).includes(needle))
}
