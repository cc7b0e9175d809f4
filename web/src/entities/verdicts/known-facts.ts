import { type Products, productsFrom, type RegisterEdition } from '@vagu/core/registers/products'
import { cropYearOf, seasonOf } from '@vagu/core/time/season'
import type { RuleFactsQuestion } from '@vagu/core/warnings/contract'
import type { EventFacts, SoilFacts } from '@vagu/core/warnings/facts'
import type { NeededFacts, NeededField } from './needed-facts.ts'

/** The jobs of a field with its soil samples, and the days of which all are known: whole crop years. */
interface KnownStretch {
  readonly from: string
  readonly to: string
  readonly events: readonly EventFacts[]
  readonly samples: readonly SoilFacts[]
}

/** Facts that have been read so far, field by field; each answer adds to them. */
export interface KnownFacts {
  /** When the first of it was read, milliseconds. */
  readonly since: number
  /** Of each field the stretches that were asked for last, the newest first: who types a day anew comes by other years on the way. */
  readonly byField: ReadonlyMap<string, readonly KnownStretch[]>
  /** Register numbers that have been asked for, found or not. */
  readonly numbers: ReadonlySet<string>
  /** Names, as names are compared, that have been asked for. */
  readonly names: ReadonlySet<string>
  readonly editions: ReadonlyMap<string, RegisterEdition>
  /** The same as long as no edition is added: verdicts are kept by it. */
  readonly products: Products
}

/** An answer: `RuleFacts` of the contract, as far as it is read here. */
interface Reply {
  readonly fields: readonly {
    readonly fieldId: string
    readonly events: readonly EventFacts[]
    readonly samples: readonly SoilFacts[]
  }[]
  readonly products: readonly RegisterEdition[]
  readonly isRegisterPartial: boolean
}

export const NOTHING_KNOWN: KnownFacts = {
  since: 0,
  byField: new Map(),
  numbers: new Set(),
  names: new Set(),
  editions: new Map(),
  products: productsFrom([], true),
}

/** Most fields of one call. */
const MAX_FIELDS = 100

/** Stretches of a field that are kept. */
const MAX_STRETCHES = 3

interface Days {
  readonly from: string
  readonly to: string
}
const holds = (known: Days, { from, to }: Days): boolean => known.from <= from && known.to >= to

/** Stretch of a field in which all of the needed days are known. */
const knownOf = ({ byField }: KnownFacts, { _id }: NeededField, needed: Days): KnownStretch | undefined =>
  byField.get(_id)?.find((stretch) => holds(stretch, needed))
const unknownProducts = ({ numbers, names }: KnownFacts, needed: NeededFacts) => ({
  registerNumbers: needed.registerNumbers.filter((number) => !numbers.has(number)),
  productNames: needed.productNames.filter((name) => !names.has(name)),
})

export function hasAllProducts(known: KnownFacts, needed: NeededFacts): boolean {
  const { registerNumbers, productNames } = unknownProducts(known, needed)
  return registerNumbers.length + productNames.length === 0
}

export const hasAll = (known: KnownFacts, needed: NeededFacts): boolean =>
  hasAllProducts(known, needed) && needed.fields.every((field) => knownOf(known, field, needed) !== undefined)

/** The calls that bring what is missing; none when all is known. */
export function questionsFor(known: KnownFacts, needed: NeededFacts): RuleFactsQuestion[] {
  const products = unknownProducts(known, needed)
  const none = { registerNumbers: [], productNames: [] }
  const uncovered = needed.fields.filter((field) => knownOf(known, field, needed) === undefined)
  // A product can only be asked for together with a field.
  const missing =
    uncovered.length === 0 && !hasAllProducts(known, needed) ? needed.fields.slice(0, 1) : uncovered
  const { from, to } = needed
  return Array.from({ length: Math.ceil(missing.length / MAX_FIELDS) }, (_, portion) => ({
    fieldIds: missing.slice(portion * MAX_FIELDS, (portion + 1) * MAX_FIELDS).map(({ _id }) => _id),
    from,
    to,
    ...(portion === 0 ? products : none),
  }))
}

const editionKey = ({ since, product }: RegisterEdition): string => `${product.number}|${since}`

function withEditions({ editions, products }: KnownFacts, replies: readonly Reply[]) {
  const added = replies
    .flatMap((reply) => reply.products)
    .map((edition) => [editionKey(edition), edition] as const)
    .filter(([key]) => !editions.has(key))
  const isPartial = replies.at(-1)?.isRegisterPartial ?? products.isPartial
  if (added.length === 0 && isPartial === products.isPartial) return { editions, products }
  const all = new Map([...editions, ...added])
  return { editions: all, products: productsFrom([...all.values()], isPartial) }
}

/** Facts that are known after the answers to questions about what is needed. */
export function withReplies(known: KnownFacts, needed: NeededFacts, replies: readonly Reply[]): KnownFacts {
  const starts = new Map(needed.fields.map(({ _id, yearInfo }) => [_id, yearInfo]))
  const added = replies.flatMap(({ fields }) =>
    fields.map(({ fieldId, events, samples }): [string, readonly KnownStretch[]] => {
      const own = starts.get(fieldId)
      const from = seasonOf(cropYearOf(needed.from, own), own).start
      const to = seasonOf(cropYearOf(needed.to, own), own).end
      const read = { from, to, events, samples }
      const others = known.byField.get(fieldId)?.filter((stretch) => !holds(read, stretch)) ?? []
      return [fieldId, [read, ...others].slice(0, MAX_STRETCHES)]
    }),
  )
  const named = replies.flatMap(({ products }) => products.map(({ product }) => product.number))
  return {
    since: known.since,
    byField: new Map([...known.byField, ...added]),
    numbers: new Set([...known.numbers, ...needed.registerNumbers, ...named]),
    names: new Set([...known.names, ...needed.productNames]),
    ...withEditions(known, replies),
  }
}

const ofNeeded = <T>(
  known: KnownFacts,
  needed: NeededFacts,
  partOf: (stretch: KnownStretch) => T,
): Map<string, T> =>
  new Map(
    needed.fields.flatMap((field) => {
      const own = knownOf(known, field, needed)
      return own ? [[field._id, partOf(own)] as const] : []
    }),
  )

/** The stored jobs of the needed fields that are known. */
export const eventsOf = (known: KnownFacts, needed: NeededFacts): Map<string, readonly EventFacts[]> =>
  ofNeeded(known, needed, ({ events }) => events)

/** The soil samples of the needed fields that are known. */
export const samplesOf = (known: KnownFacts, needed: NeededFacts): Map<string, readonly SoilFacts[]> =>
  ofNeeded(known, needed, ({ samples }) => samples)
