import { type Products, productsFrom } from '@vagu/core/registers/products'
import { materialKey } from '@vagu/core/materials/schema'
import type { EventFacts } from '@vagu/core/warnings/facts'
import type { ProductBrief, ProductList, FarmMaterialFacts } from '@vagu/core/warnings/farm'
import type { Reader, Tables } from '../db/schema.ts'
import { type Edition, newestEdition } from '../register-store/editions.ts'
import { briefs, findProducts } from '../register-store/products.ts'

export const numbersIn = (events: Iterable<EventFacts>): Set<string> => {
  const numbers = new Set<string>()
  for (const { materials } of events)
    for (const { registerNumber } of materials) if (registerNumber !== null) numbers.add(registerNumber)
  return numbers
}

type Named = Pick<FarmMaterialFacts, 'name' | 'type' | 'registerNumber' | 'coating'>

/** Names by which materials mean products: of chemicals without a number, and of what seeds are dressed with. */
export function namesIn(materials: Iterable<Named>): Set<string> {
  const names = new Set<string>()
  for (const { name, type, registerNumber, coating } of materials) {
    if (type === 'chemical' && registerNumber === null) names.add(name)
    if (coating) names.add(coating.name)
  }
  return names
}

/** Products that come with the program are a choice: one that is not among them may be registered all the same. */
export const isPartial = ({ origin }: Pick<Edition, 'origin'>): boolean => origin === 'starter'

/** The register's products that jobs name, in every edition. */
export async function productsOf(db: Reader, events: readonly EventFacts[]): Promise<Products | undefined> {
  const newest = await newestEdition(db)
  if (newest === undefined) return undefined
  const names = namesIn(events.flatMap(({ materials }) => materials))
  return productsFrom(await findProducts(db, { numbers: numbersIn(events), names }), isPartial(newest))
}

/** Of several products of a name, the one that may be used longest. */
const lastDay = ({ validUntil, useUpUntil }: ProductBrief) => useUpUntil ?? validUntil ?? '9999'

/** The register as far as the farm's materials name its products; undefined where there is no register. */
export async function productListOf(
  db: Reader,
  requisites: readonly Named[],
): Promise<ProductList | undefined> {
  const newest = await newestEdition(db)
  if (newest === undefined) return undefined
  const numbers = requisites.flatMap(({ registerNumber }) => registerNumber ?? [])
  const found = await briefs(db, { numbers, names: namesIn(requisites) })
  const byNumber = new Map(found.map((brief) => [brief.number, brief]))
  const shortestFirst = found.toSorted((a, b) => (lastDay(a) < lastDay(b) ? -1 : 1))
  const byName = new Map(shortestFirst.map((brief) => [materialKey(brief.name), brief]))
  return {
    isPartial: isPartial(newest),
    find: ({ registerNumber, name }) =>
      registerNumber === null ? byName.get(materialKey(name)) : byNumber.get(registerNumber),
  }
}

/** The newest edition of the register; null where there is none. */
export const newestEditionId = async (db: Reader): Promise<string | null> =>
  (await newestEdition(db))?.id ?? null

/** Products by number, and by every name that they ever bore, as names are compared. */
export interface ChangedProducts {
  readonly numbers: ReadonlySet<string>
  readonly nameKeys: ReadonlySet<string>
}

/** Products that are not in the newest edition as they were in this one; all of them where it is none. */
export async function changedProducts(db: Reader, since: string | null): Promise<ChangedProducts> {
  const rows = await db
    .selectFrom('register_product')
    .select(['number', 'name_key'])
    .distinct()
    .where('number', 'in', (changed) =>
      changed
        .selectFrom('register_product')
        .select('number')
        .where((row) => row.or([row('since', '>', since ?? ''), row('until', '>', since ?? '')])),
    )
    .execute()
  return {
    numbers: new Set(rows.map(({ number }) => number)),
    nameKeys: new Set(rows.map(({ name_key: key }) => key)),
  }
}

/** Naming of a job's material: a chemical without a number, and what a seed is dressed with, go by their names. */
type Naming = Pick<Tables['job_material'], 'kind' | 'is_dressing' | 'register_number' | 'name_key'>

/** Whether a material of a job means one of these products, by its number or by its name. */
export function meansOneOf({ numbers, nameKeys }: ChangedProducts, material: Naming): boolean {
  const { kind, is_dressing: isDressing, register_number: number, name_key: key } = material
  if (number !== null) return numbers.has(number)
  return (isDressing === 1 || kind === 'chemical') && nameKeys.has(key)
}
