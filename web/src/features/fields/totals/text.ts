import { countedFields } from '@vagu/core/text/counted'

/** Words about how the land of a season divides. */
export const landSharesText = {
  label: 'Kultuurid ja grupid',
  byCrop: (year: number) => `Kultuuride kaupa hooajal ${year}`,
  byGroup: 'Gruppide kaupa',
  noGroup: 'Grupita',
  fields: countedFields,
} as const
