import type { KnownChemicals } from '@vagu/core/jobs/material-rules'
import { materialKey, type Material } from '@vagu/core/materials/schema'
import type { MaterialForm } from './material-form.ts'

/** Chemicals of the farm, and names of dressings that the register or the stored record vouches for. */
export function knownChemicals(
  requisites: readonly Material[],
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
