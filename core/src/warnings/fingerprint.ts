import type { MaterialUse } from './facts.ts'

/** Keys of materials, in whatever order a job names them. */
export const keysOf = (materials: readonly Pick<MaterialUse, 'key'>[]): string =>
  [...new Set(materials.map(({ key }) => key))].toSorted().join('|')

/**
 * A few letters that stand for a longer text in the cause of a finding: FNV-1a of 32 bits. Two causes on one record that
 * share them by chance (one in four thousand million) would only keep a hidden warning hidden.
 */
export function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}
