import type { Warning } from '@vagu/core/warnings/schema'
import type { warningsText } from './text.ts'

/** Pages on which a record that is no job is mended. */
export type TargetPage = keyof typeof warningsText.openPage

const OF_REQUISITE: Readonly<Record<string, TargetPage>> = {
  seed: 'seeds',
  fertilizer: 'fertilizers',
  chemical: 'chemicals',
}

/** Where the record of a warning is mended; undefined for a job. */
export function targetPageOf({
  targetKind,
  requisite,
}: Pick<Warning, 'targetKind' | 'requisite'>): TargetPage | undefined {
  const pages = {
    job: undefined,
    field: 'fields',
    farm: 'fields',
    requisite: OF_REQUISITE[requisite?.type ?? ''] ?? 'supplies',
    worker: 'workers',
    stock: 'stock',
    'custom-area': 'customFieldAreas',
  } as const
  return pages[targetKind]
}
