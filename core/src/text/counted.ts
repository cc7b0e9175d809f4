/** Nouns after a count, in Estonian: one in the nominative, any other number before the partitive ("1 põld", "12 põldu"). */
import { numberText } from './format.ts'

export const nounAfter = (count: number, one: string, many: string): string => (count === 1 ? one : many)
export const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${nounAfter(count, one, many)}`

export const countedJobs = (count: number): string => counted(count, 'töö', 'tööd')
export const countedFields = (count: number): string => counted(count, 'põld', 'põldu')
export const countedDays = (count: number): string => counted(count, 'päev', 'päeva')
export const countedWarnings = (count: number): string => counted(count, 'hoiatus', 'hoiatust')
