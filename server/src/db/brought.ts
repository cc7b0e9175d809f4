/**
 * People of a farm whose archive was taken in: they are kept under marks that are the id of nobody who signs in here, so
 * that an archive can name whomever it likes.
 */
import { sql } from 'kysely'

const MARK = 'archive:'

export const broughtUser = (id: string): string => `${MARK}${id}`
export const isBroughtUser = (id: string): boolean => id.startsWith(MARK)
/** The id as the archive had it. */
export const userInArchive = (id: string): string => (isBroughtUser(id) ? id.slice(MARK.length) : id)

/** Nouns of the journal that are the field book's; others are about the account and its people. */
export const BOOK_NOUNS = [
  'settings',
  'field',
  'job-event',
  'worker',
  'machine',
  'requisite',
  'soil_sample',
  'stock_entry',
  'planned-crop',
  'yield-goal',
  'crop-price',
  'scheme-year',
  'own-manure',
  'fertilization-plan',
  'requisite_plan',
  'requisite-template',
  'supply-setting',
  'supply_order',
  'custom-area',
  'ignored-warning',
  'warning-comment',
] as const
export const ofBook = sql`noun in (${sql.join(BOOK_NOUNS.map((noun) => sql.lit(noun)))})`
