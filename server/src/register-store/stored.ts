/** How products of the plant-protection register are stored. */
import { RegisterProduct, RegisterUse } from '@vagu/core/registers/products'
import { z } from 'zod'
import { type Lift, stored } from '../db/stored.ts'

const Uses = z.array(z.record(z.string(), z.unknown()))

/** The first editions were stored before work delays were read. */
const withWorkDelays: Lift = (product) => ({
  ...product,
  uses: Uses.parse(product['uses']).map((use) => RegisterUse.parse(use)),
})

export const storedProducts = stored('product', RegisterProduct, [withWorkDelays])
