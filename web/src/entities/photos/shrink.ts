/**
 * Bytes to send for a chosen photo: itself, or a smaller one that the browser makes. Sizes in pixels and
 * bytes.
 */
import type { ImageKind } from '@vagu/core/images/kind'
import { IMAGE_SIZES, MAX_IMAGE_BYTES } from '@vagu/core/images/schema'

export interface Size {
  readonly width: number
  readonly height: number
}
/** By the first bytes; undefined for what is no picture. */
export type Kind = ImageKind | undefined

/** Whether the server reads files of this kind. */
export const isStorable = (kind: Kind): boolean => kind !== undefined && kind !== 'heic'

/** A file this small is not worth the work, nor another loss of quality. */
const SMALL_BYTES = 200 * 1024

/** The longer side at most as long as the server keeps it; never larger than it is. */
export function targetSize({ width, height }: Size): Size {
  const scale = Math.min(1, IMAGE_SIZES.full / Math.max(width, height))
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

const isLarge = ({ width, height }: Size): boolean => Math.max(width, height) > IMAGE_SIZES.full

/** Whether a smaller photo is made at all; what the server does not read must be made anew. */
export const needsWork = (kind: Kind, bytes: number, size: Size): boolean =>
  !isStorable(kind) || bytes > SMALL_BYTES || isLarge(size)

/** Choice of which of the two is sent. */
export const takesShrunk = (kind: Kind, bytes: number, shrunkBytes: number): boolean =>
  !isStorable(kind) || shrunkBytes < bytes

export const isTooLarge = (bytes: number): boolean => bytes > MAX_IMAGE_BYTES
