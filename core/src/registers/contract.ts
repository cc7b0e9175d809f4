import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Ingredient } from '../materials/schema.ts'
import { ChemicalDetails, RegisterChanges, RegisterImport, RegisterState } from './schema.ts'

const params = z.object({ name: z.string().trim().min(3, 'tooShort').max(200, 'tooLong') })

export const findChemicals = endpoint('GET', '/external-communication/agri/chemical/{name}', {
  summary: 'Names in the plant-protection register that hold the text, from 3 letters, at most 30',
  params,
  reply: z.array(z.string()),
})
export const getChemical = endpoint('GET', '/external-communication/agri/chemical/{name}/details', {
  summary:
    'What the plant-protection register says of the product with exactly this name, in its newest edition or a named one',
  params,
  query: z.object({ edition: z.string().max(60, 'tooLong').optional() }),
  reply: ChemicalDetails,
})
export const listIngredients = endpoint('GET', '/external-communication/agri/chemical-ingredients', {
  summary: 'All active substances of the plant-protection register',
  reply: z.array(Ingredient),
})
export const listRegisters = endpoint('GET', '/registers', {
  summary: 'Which registers the program has, of which day and from where',
  reply: z.array(RegisterState),
})
export const listRegisterChanges = endpoint('GET', '/registers/plant-protection/changes', {
  summary:
    'What the newest edition of the plant-protection register changed of the products that the farm uses',
  refuses: ['notFound'],
  reply: RegisterChanges,
})
/** The three files of the register, or one zip that holds them. */
const REGISTER_FILES_AT_ONCE = 3
export const importRegister = endpoint('POST', '/registers/plant-protection', {
  summary: 'Takes over the files of the plant-protection register (three CSV files, or one zip of them)',
  needs: 'admin',
  writes: ['registers'],
  upload: 'file',
  maxFiles: REGISTER_FILES_AT_ONCE,
  isLong: true,
  reply: RegisterImport,
})
