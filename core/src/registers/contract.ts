import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ChemicalDetails } from './schema.ts'

const params = z.object({ name: z.string().trim().min(3, 'tooShort').max(200, 'tooLong') })

export const findChemicals = endpoint('GET', '/external-communication/agri/chemical/{name}', {
  summary: 'Names in the plant-protection register that hold the text, from 3 letters, at most 30',
  params,
  reply: z.array(z.string()),
})
export const getChemical = endpoint('GET', '/external-communication/agri/chemical/{name}/details', {
  summary: 'What the plant-protection register says of the product with exactly this name',
  params,
  reply: ChemicalDetails,
})
