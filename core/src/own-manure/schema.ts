/** Animals of the farm in a calendar year, and manure that it bought and sold: what its own manure follows from. */
import { z } from 'zod'
import { ANIMALS, ORGANIC_FERTILIZERS } from '../nutrients/table.ts'
import { Instant, Year } from '../time/schema.ts'

/** Kinds of manure that may be bought and sold: those of which a table says what they hold. */
export const TRADED_KINDS = ORGANIC_FERTILIZERS.filter(
  ({ isManure, nutrient }) => isManure && nutrient !== null,
).map(({ key }) => key)
const ANIMAL_KEYS = ANIMALS.map(({ key }) => key)

/** Lines of one kind are one line. */
export const MAX_TRADES = 40

const onceEach = (list: readonly { readonly animal: string }[]): boolean =>
  new Set(list.map(({ animal }) => animal)).size === list.length

export const AnimalCount = z.object({
  /** Key of the kind of animal. */
  animal: z.string('required').refine((key) => ANIMAL_KEYS.includes(key), { error: 'required' }),
  /** Places that are taken all year on the mean. */
  count: z.number('required').positive('notPositive').max(1_000_000, 'tooLarge'),
  /** Per cent of the year that they stand in the house; the rest of their manure stays where they graze. */
  housedPercent: z.number('required').min(0, 'negative').max(100, 'tooLarge'),
})
export type AnimalCount = z.infer<typeof AnimalCount>

export const ManureTrade = z.object({
  /** Key of the kind of organic fertilizer. */
  organicType: z.string('required').refine((key) => TRADED_KINDS.includes(key), { error: 'required' }),
  way: z.enum(['BOUGHT', 'SOLD'], 'required'),
  /** Tonnes or cubic metres, as the kind is measured. */
  amount: z.number('required').positive('notPositive').max(10_000_000, 'tooLarge'),
})
export type ManureTrade = z.infer<typeof ManureTrade>

/** Stored sayings of a year. */
export const OwnManureDocument = z.object({
  animals: z.array(AnimalCount).max(ANIMALS.length, 'tooLarge').refine(onceEach, 'keyTaken'),
  trades: z.array(ManureTrade).max(MAX_TRADES, 'tooLarge'),
})
export type OwnManureDocument = z.infer<typeof OwnManureDocument>
export const NO_OWN_MANURE: OwnManureDocument = { animals: [], trades: [] }

/** `updatedAt` is null while nothing was stored; `lastAnimals` are those of the newest earlier year, to begin with. */
export const OwnManure = OwnManureDocument.extend({
  year: Year,
  updatedAt: Instant.nullable(),
  lastAnimals: z.array(AnimalCount),
})
export type OwnManure = z.infer<typeof OwnManure>

/** A change of all of it; `updatedAt` is the one that the client saw: 409 when another is stored. */
export const OwnManureChange = OwnManureDocument.extend({ updatedAt: Instant.nullable() })
export type OwnManureChange = z.infer<typeof OwnManureChange>
