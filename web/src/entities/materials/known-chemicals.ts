import type { KnownChemicals } from '@vagu/core/job-events/material-rules'
import { materialKey, type Requisite } from '@vagu/core/requisites/schema'
import type { MaterialForm } from './material-form.ts'

/** Chemicals of the farm, and names of dressings that the register or the stored record vouches for. */
export function knownChemicals(
  requisites: readonly Requisite[],
  materials: readonly MaterialForm[],
): KnownChemicals {
  const chemicals = requisites.filter(({ type }) => type === 'chemical')
  const ids = new Set(chemicals.map(({ _id }) => _id))
  const names = new Set(chemicals.map(({ name }) => materialKey(name)))
  const known = new Set(materials.map(({ knownCoating }) => knownCoating))
  return {
    has: ({ requisiteId, name }) =>
      known.has(materialKey(name)) ||
      (requisiteId === null ? names.has(materialKey(name)) : ids.has(requisiteId)),
  }
}
