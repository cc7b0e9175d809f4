import { AppError } from '@vagu/core/errors'
import { FERTILIZERS } from '@vagu/core/nutrients/table'
import { detailsOf } from '@vagu/core/registers/details'
import { productsFrom } from '@vagu/core/registers/products'
import { isRefinable, refinementOf } from '@vagu/core/materials/refine'
import type { Refinement } from '@vagu/core/materials/refine-schema'
import { materialKey, type Material } from '@vagu/core/materials/schema'
import { REQUISITES } from './stored.ts'
import { listNamed } from '../db/named.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { newestEdition, refOf } from '../register-store/editions.ts'
import { existingProducts } from '../register-store/products.ts'

async function readRequested(
  db: Reader,
  actor: Actor,
  ids: readonly string[] | undefined,
): Promise<Material[]> {
  const all = await listNamed(db, actor, REQUISITES)
  if (ids === undefined) return all
  const byId = new Map(all.map((requisite) => [requisite._id, requisite]))
  return [...new Set(ids)].map((id) => {
    const requisite = byId.get(id)
    if (requisite === undefined) throw new AppError('notFound')
    return requisite
  })
}

const numberOf = ({ registerNumber }: Material): string | null => registerNumber?.trim() || null

/** Chemicals by the newest edition of the register: by number, else by name. */
async function chemicalsOf(db: Reader, requisites: readonly Material[]) {
  const edition = await newestEdition(db)
  if (edition === undefined) return () => undefined
  const chemicals = requisites.filter(({ type }) => type === 'chemical')
  const found = await existingProducts(db, {
    numbers: chemicals.flatMap((chemical) => numberOf(chemical) ?? []),
    names: chemicals.flatMap((chemical) => (numberOf(chemical) === null ? chemical.name : [])),
  })
  const products = productsFrom(found.map((product) => ({ since: edition.id, until: null, product })))
  return (chemical: Material) => {
    const registerNumber = numberOf(chemical)
    const product =
      registerNumber === null ? products.byName(chemical.name) : products.now({ registerNumber })
    return product && detailsOf(product, refOf(edition))
  }
}

const tableByName = new Map(FERTILIZERS.map((row) => [materialKey(row.name), row]))

/** All asked materials that a register may know, by name; nothing is stored. */
export async function refineMaterials(
  db: Reader,
  actor: Actor,
  { _ids }: { _ids?: string[] | undefined },
): Promise<Refinement[]> {
  const requested = (await readRequested(db, actor, _ids)).filter(isRefinable)
  const registers = {
    chemical: await chemicalsOf(db, requested),
    fertilizer: ({ name }: Material) => tableByName.get(materialKey(name)),
  }
  return requested.map((requisite) => refinementOf(requisite, registers))
}
