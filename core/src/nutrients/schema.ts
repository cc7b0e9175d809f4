/** Shapes of the tables of nutrients. P and K are elements, never oxides. */

/** `found`: in a named Estonian or official source; `derived`: calculated or of another country; `general`: general knowledge, unverified. */
export type Trust = 'found' | 'derived' | 'general'

export const ELEMENTS = ['N', 'P', 'K'] as const
export type NutrientElement = (typeof ELEMENTS)[number]
/** Kilograms or per cent of each element. */
export type Elements = Readonly<Record<NutrientElement, number>>

/** Source of a figure, in Estonian, and how far it can be trusted. */
export interface Sourced {
  readonly source: string
  readonly trust: Trust
}

/** A figure that is not `found` is shown as advisory. */
export const isAdvisory = ({ trust }: Pick<Sourced, 'trust'>): boolean => trust !== 'found'
