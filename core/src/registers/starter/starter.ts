/**
 * The starter register of plant-protection products: common ones, so that the work can begin before the official files
 * are imported. Facts of the plant-protection register of the Estonian Agriculture and Food Board (open data, CC BY-SA
 * 3.0 EE) as of STARTER_EDITION; which products stand here is our choice. Texts of restrictions and pests are left out;
 * distances and bees are read from the texts, work delays from the file of uses of 9 May 2026, so they are advisory: the label decides. The files hold no growth stages.
 */
import type { RegisterProduct } from '../products.ts'
import { FUNGICIDE_ROWS } from './fungicides.ts'
import { GROWTH_REGULATOR_ROWS } from './growth-regulators.ts'
import { HERBICIDE_ROWS } from './herbicides.ts'
import { INSECTICIDE_ROWS } from './insecticides.ts'
import { MOLLUSCICIDE_ROWS } from './molluscicides.ts'
import { productFrom } from './row.ts'

/** The day of the register that the rows are taken from; it names the edition. */
export const STARTER_EDITION = '2026-05-24'

export const STARTER_PRODUCTS: readonly RegisterProduct[] = [
  ...HERBICIDE_ROWS,
  ...FUNGICIDE_ROWS,
  ...INSECTICIDE_ROWS,
  ...GROWTH_REGULATOR_ROWS,
  ...MOLLUSCICIDE_ROWS,
].map(productFrom)
