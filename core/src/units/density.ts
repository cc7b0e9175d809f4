/** Density of a material, kilograms in a litre: what may be typed, and what of it that is stored can be counted with. */

/** From the lightest powders to metals; whatever lies beside is a slip. */
export const MIN_DENSITY = 0.001
export const MAX_DENSITY = 30
export const DENSITY_DECIMALS = 6

export const isUsableDensity = (density: number | null | undefined): density is number =>
  density != null && density >= MIN_DENSITY && density <= MAX_DENSITY

/** The density as it is counted with: one that cannot be right is none. */
export const usableDensity = (density: number | null | undefined): number | null =>
  isUsableDensity(density) ? density : null
