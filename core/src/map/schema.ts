import { z } from 'zod'

/** Ground of the map: address of a MapLibre style; null for the ground that Vagu brings. */
export const MapGround = z.object({ styleUrl: z.string().nullable() })
export type MapGround = z.infer<typeof MapGround>
