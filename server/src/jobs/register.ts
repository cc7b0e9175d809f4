/** Facts of the plant-protection register about the materials in drafts. */
import type { JobDraft, JobMaterial } from '@vagu/core/jobs/schema'
import { type Products, productsFrom } from '@vagu/core/registers/products'
import { type MaterialUse, materialUseOf } from '@vagu/core/warnings/facts'
import type { Reader } from '../db/schema.ts'
import { newestEdition } from '../register-store/editions.ts'
import { findProducts } from '../register-store/products.ts'
import { namesIn } from '../warnings/products.ts'

type WithMaterials = Pick<JobDraft, 'requisites'>

export interface Register {
  /** The products that the drafts name. */
  readonly products: Products
  /** The draft with the edition in which its products were found; what the job had before stays. */
  readonly complete: <D extends WithMaterials>(draft: D, before?: WithMaterials) => D
}

const numberOf = ({ registerNumber }: Pick<JobMaterial, 'registerNumber'>) => registerNumber?.trim() || null

/** The edition that the job named so far for a product of this number. */
const snapshotIn = (before: WithMaterials | undefined, number: string | null) =>
  before?.requisites.find((material) => number !== null && numberOf(material) === number)?.registerSnapshot

/** Reads what the register says of all materials of a save: one query, and one for the newest edition where a material names none. */
export async function findRegister(db: Reader, drafts: readonly WithMaterials[]): Promise<Register> {
  // jobs of one save may share one list of materials
  const lists = [...new Set(drafts.map(({ requisites }) => requisites))]
  const materials = lists.flat().map(materialUseOf)
  const numbers = materials.flatMap(({ registerNumber }) => registerNumber ?? [])
  const editions = await findProducts(db, { numbers, names: namesIn(materials) })
  const known = new Set(editions.map(({ product }) => product.number))
  const isLacking = ({ registerSnapshot: edition, registerNumber: number }: MaterialUse) =>
    edition === null && number !== null && known.has(number)
  const newest = materials.some(isLacking) ? (await newestEdition(db))?.id : undefined
  const withSnapshot = (material: JobMaterial, before: WithMaterials | undefined): JobMaterial => {
    const number = numberOf(material)
    if (material.registerSnapshot != null || number === null || !known.has(number)) return material
    return { ...material, registerSnapshot: snapshotIn(before, number) ?? newest }
  }
  const completed = (list: readonly JobMaterial[], before: WithMaterials | undefined) => {
    const requisites = list.map((material) => withSnapshot(material, before))
    return requisites.every((material, place) => material === list[place]) ? undefined : requisites
  }
  const shared = new Map(lists.map((list) => [list, completed(list, undefined)]))
  return {
    products: productsFrom(editions),
    complete: (draft, before) => {
      const { requisites: list } = draft
      const requisites = before || !shared.has(list) ? completed(list, before) : shared.get(list)
      return requisites === undefined ? draft : { ...draft, requisites }
    },
  }
}
