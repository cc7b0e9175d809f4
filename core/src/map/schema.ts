import { z } from 'zod'

/** Ground of the map; null in both for the outline that Vagu brings. */
export const MapGround = z.object({
  /** Address of a MapLibre style. */
  styleUrl: z.string().nullable(),
  /** Template of the Land Board's tiles, as in `tiles.ts`. */
  tilesUrl: z.string().nullable(),
})
export type MapGround = z.infer<typeof MapGround>
