/**
 * Counts of photos that saving must know, by the form's batch. Small, because it is loaded with the form; the
 * block tells.
 */
export interface PhotoCounts {
  readonly underWay: number
  /** Did not arrive, and may be tried again. */
  readonly failed: number
}

const NONE: PhotoCounts = { underWay: 0, failed: 0 }
const byForm = new Map<string, PhotoCounts>()
const listeners = new Set<() => void>()

export const photosOf = (batchId: string): PhotoCounts => byForm.get(batchId) ?? NONE

export function tellPhotos(batchId: string, counts: PhotoCounts): void {
  const before = photosOf(batchId)
  if (before.underWay === counts.underWay && before.failed === counts.failed) return
  if (counts.underWay + counts.failed === 0) byForm.delete(batchId)
  else byForm.set(batchId, counts)
  for (const listener of listeners) listener()
}
export function onPhotos(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
