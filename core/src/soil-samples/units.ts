/** Figures of laboratories that speak of oxides, or of milligrams per 100 g, in milligrams of the element per kilogram. */

/** Mass of phosphorus pentoxide that holds a mass of phosphorus of 1. */
const P2O5_OF_P = 2.29147571
const K_OF_K2O = 0.83
const KILOGRAM_OF_100_G = 10

export type Oxide = 'p2o5' | 'k2o'

export const elementOfOxide = (oxide: Oxide, amount: number): number =>
  oxide === 'p2o5' ? amount / P2O5_OF_P : amount * K_OF_K2O

export const perKilogram = (per100g: number): number => per100g * KILOGRAM_OF_100_G
