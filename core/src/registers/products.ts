/** The plant-protection register in the editions that jobs were entered with. */
import { z } from 'zod'
import { Ingredient, materialKey } from '../materials/schema.ts'
import { Day } from '../time/schema.ts'

/** One authorised use of a product. What was parsed from the register's text is advisory: the label decides. */
export const RegisterUse = z.object({
  /** Keys of our crops, and the crops as the register names them. */
  crops: z.array(z.string()),
  cropNames: z.array(z.string()),
  /** Pests with their EPPO codes; empty where the register names none. */
  targets: z.array(z.object({ name: z.string(), eppo: z.string().nullable() })),
  place: z.enum(['field', 'greenhouse', 'indoors']),
  doseMin: z.number().nullable(),
  doseMax: z.number().nullable(),
  doseUnit: z.string().nullable(),
  harvestDelayDays: z.number().nullable(),
  /** Days in which nobody may work there after a treatment. Editions stored before it was read lack it. */
  workDelayDays: z.number().nullable().default(null),
  /** Most treatments in a season. */
  timesMax: z.number().nullable(),
  /** Least days between two treatments. */
  intervalDays: z.number().nullable(),
  /** Growth stages (BBCH) between which it may be used, and whether the hour or the bees restrict it; parsed. */
  stageMin: z.number().nullable(),
  stageMax: z.number().nullable(),
  isDangerousToBees: z.boolean(),
  /** Metres, parsed; `hasBufferTable`: the label has a table of them. */
  waterBufferM: z.number().nullable(),
  neighbourBufferM: z.number().nullable(),
  residentialBufferM: z.number().nullable(),
  hasBufferTable: z.boolean(),
  /** Place in the product's `restrictions`; null for none. */
  restriction: z.number().nullable(),
})
export type RegisterUse = z.infer<typeof RegisterUse>

export const RegisterProduct = z.object({
  /** Number of the authorisation. */
  number: z.string(),
  name: z.string(),
  /** Kinds as the register names them, and the code of the first that a material can have. */
  kinds: z.array(z.string()),
  chemicalSubtype: z.string().nullable(),
  ingredients: z.array(Ingredient),
  formulation: z.string().nullable(),
  holder: z.string().nullable(),
  registeredOn: Day.nullable(),
  /** Last day of the authorisation, and of using up what was bought; null where the register does not say. */
  validUntil: Day.nullable(),
  useUpUntil: Day.nullable(),
  needsCertificate: z.boolean(),
  /** The register's texts, each once. */
  restrictions: z.array(z.string()),
  uses: z.array(RegisterUse),
})
export type RegisterProduct = z.infer<typeof RegisterProduct>

/** A product in the editions from `since` on, until before `until`; null: it stands in the newest one so. */
export const RegisterEdition = z.object({
  since: z.string(),
  until: z.string().nullable(),
  product: RegisterProduct,
})
export type RegisterEdition = z.infer<typeof RegisterEdition>

interface Numbered {
  readonly registerNumber: string | null
  readonly registerSnapshot?: string | null
}

export interface Products {
  /** The product as the material's edition of the register had it; of the newest one when it names none. */
  readonly of: (material: Numbered) => RegisterProduct | undefined
  /** The product as it stands in the newest edition; undefined when it is no longer there. */
  readonly now: (material: Numbered) => RegisterProduct | undefined
  /**
   * The product that bears this name, or else bore it, without regard to case and spaces, as it last stood; of several,
   * the one that may be used longest.
   */
  readonly byName: (name: string) => RegisterProduct | undefined
  /** A choice, as the register that comes with the program: what it lacks may be authorised all the same. */
  readonly isPartial: boolean
}

const editionAt = (editions: readonly RegisterEdition[], snapshot: string | null | undefined) =>
  snapshot == null || editions.length < 2
    ? editions.at(-1)
    : (editions.findLast(({ since }) => since <= snapshot) ?? editions[0])

const NO_EDITIONS: readonly RegisterEdition[] = []

/** The last day that the register names; what has none comes last. */
const lastDayOf = ({ validUntil, useUpUntil }: RegisterProduct): string => useUpUntil ?? validUntil ?? '9999'

type ByName = Map<string, RegisterProduct>

function keepLongest(found: ByName, name: string, product: RegisterProduct): void {
  const key = materialKey(name)
  const other = found.get(key)
  if (!other || lastDayOf(other) < lastDayOf(product)) found.set(key, product)
}

/** Products as they last stood, by every name that they ever bore; who bears a name goes before who bore it. */
function lastByName(byNumber: ReadonlyMap<string, readonly RegisterEdition[]>): ByName {
  const current: ByName = new Map()
  const former: ByName = new Map()
  for (const editions of byNumber.values()) {
    const last = editions.at(-1)?.product
    if (!last) continue
    keepLongest(current, last.name, last)
    for (const { product } of editions) keepLongest(former, product.name, last)
  }
  return new Map([...former, ...current])
}

/** Looks products up by number and edition; names of editions sort as they followed one another. */
export function productsFrom(list: readonly RegisterEdition[], isPartial = false): Products {
  const byNumber = Map.groupBy(
    list.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0)),
    ({ product }) => product.number,
  )
  const editionsOf = ({ registerNumber }: Numbered) =>
    registerNumber === null ? NO_EDITIONS : (byNumber.get(registerNumber) ?? NO_EDITIONS)
  const byName = lastByName(byNumber)
  return {
    isPartial,
    byName: (name) => byName.get(materialKey(name)),
    of: (material) => editionAt(editionsOf(material), material.registerSnapshot)?.product,
    now: (material) => editionsOf(material).find(({ until }) => until === null)?.product,
  }
}
