/** Rules for a material in a job. In the category 'Muu' none of them applies. */
import type { FieldError } from '../errors.ts'
import { checkKind, type KnownChemicals, required } from '../materials/rules.ts'
import type { JobMaterial } from './schema.ts'

export type { KnownChemicals }

/** The wrong places in one material, by paths within it (`amount`, `coating.name`). */
export const checkMaterial = (material: JobMaterial, chemicals: KnownChemicals): FieldError[] => [
  ...required('amount', material.amount),
  ...(material.amount === null ? [] : required('unit', material.unit)),
  ...checkKind(material, chemicals),
]
