import type { Bounds } from './bounds.ts'
import type { Point } from './estonian-grid.ts'
import { isInside } from './rings.ts'

/**
 * Estonia in hundreds of metres of EPSG:3301, "east north": the land border from Narva-Jõesuu by Lake Peipus to Misso
 * and Ikla, then the sea around the islands. Land border: Natural Earth 1 : 10,000,000, countries (public domain),
 * simplified to 500 m; the corners at sea are drawn wide.
 */
const OUTLINE =
  '7289 65987, 7327 65960, 7348 65919, 7378 65892, 7378 65872, 7363 65880, 7339 65858, 7275 65841, 7331 65828, 7320 65811, 7254 65810, 7213 65773, 7218 65753, 7196 65645, 7134 65452, 7125 65434, 7005 65315, 6972 65178, 7078 64782, 7047 64696, 7044 64639, 7053 64587, 7107 64484, 7141 64443, 7146 64351, 7168 64337, 7174 64311, 7170 64256, 7239 64228, 7253 64196, 7248 64182, 7198 64152, 7094 64127, 7112 64115, 7083 64088, 7089 64023, 7081 64012, 7033 63993, 7019 63975, 7023 63896, 6991 63872, 7007 63811, 6988 63799, 6894 63827, 6847 63827, 6781 63893, 6732 63896, 6716 63909, 6705 63904, 6673 63844, 6615 63842, 6560 63806, 6553 63783, 6522 63792, 6497 63775, 6454 63826, 6373 63865, 6292 63979, 6205 64054, 6196 64090, 6204 64114, 6197 64130, 6064 64141, 6049 64154, 6026 64216, 5950 64201, 5923 64225, 5918 64249, 5907 64260, 5862 64280, 5825 64322, 5802 64334, 5782 64334, 5767 64368, 5745 64379, 5737 64350, 5760 64304, 5728 64277, 5711 64284, 5688 64359, 5673 64368, 5631 64364, 5576 64308, 5515 64291, 5483 64264, 5434 64280, 5416 64238, 5405 64230, 5315 64228, 5286 64198, 5262 64187, 5239 64139, 5207 64130, 5182 64141, 5119 64065, 4761 63954, 4404 63958, 4258 64138, 3500 64160, 3500 66600, 7427 66600, 7427 66147'
/** How far beyond the outline ground still counts, metres: the outline is good to about a kilometre. */
const TOLERANCE = 2000

const outline: readonly Point[] = OUTLINE.split(', ').map((corner): Point => {
  const [east = 0, north = 0] = corner.split(' ').map((hundreds) => Number(hundreds) * 100)
  return [east, north]
})

function distanceToSide([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy)
}

const isOnGround = (point: Point): boolean =>
  isInside(point, [outline]) ||
  outline.some((to, i) => distanceToSide(point, outline.at(i - 1) ?? to, to) <= TOLERANCE)

/** Whether a box (metres of EPSG:3301) lies in Estonia: all its corners do, give or take two kilometres at the border. */
export const isInEstonia = ({ west, south, east, north }: Bounds): boolean =>
  [west, east].every((x) => [south, north].every((y) => isOnGround([x, y])))
