import type { Machine } from '@vagu/core/machines/schema'
import type { MachineKind } from '@vagu/core/machines/table'
import { CATEGORY } from '@vagu/core/settings/table'
import type { Option } from '../../ui/search-options.ts'
import { machinesText } from './text.ts'

/** Machines that jobs of a category are mostly done with: they head the list. */
const USUAL: Readonly<Record<string, readonly MachineKind[]>> = {
  [CATEGORY.plantProtection]: ['SPRAYER', 'HAND_SPRAYER', 'FOGGER', 'SEED_DRESSER'],
  [CATEGORY.fertilising]: ['SPREADER'],
  [CATEGORY.sowing]: ['DRILL'],
  [CATEGORY.harvest]: ['HARVESTER'],
}

type Chosen = Readonly<{ category: string; chosen: string | null }>

/** Machines for a job, those first that such jobs are mostly done with; the chosen one stays, whatever became of it. */
export function machineOptions(
  machines: readonly Machine[] | undefined,
  { category, chosen }: Chosen,
): Option[] {
  const usual = USUAL[category] ?? []
  const options = (machines ?? [])
    .toSorted((a, b) => Number(usual.includes(b.kind)) - Number(usual.includes(a.kind)))
    .map(({ _id, name, number: mark, kind }) => ({
      value: _id,
      label: mark === '' ? name : `${name} (${mark})`,
      hint: machinesText.kinds[kind],
    }))
  const isGone = machines !== undefined && chosen !== null && options.every(({ value }) => value !== chosen)
  return isGone ? [...options, { value: chosen, label: machinesText.deleted, hint: '' }] : options
}
