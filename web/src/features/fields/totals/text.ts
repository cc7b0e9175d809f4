import { countedFields } from '@vagu/core/text/counted'

/** Words about how the land of a season divides. */
export const landSharesText = {
  label: 'Kultuurid ja grupid',
  byCrop: (year: number) => `Kultuuride kaupa hooajal ${year}`,
  byGroup: 'Gruppide kaupa',
  noGroup: 'Grupita',
  byFarm: 'Ettevõtete kaupa',
  scope: 'Kelle maa',
  scopes: { ONLY_THIS_ACCOUNT_AREA: 'See ettevõte', TOTAL_AREA: 'Kõik minu ettevõtted' },
  together: (area: string) => `Kokku ${area}`,
  fields: countedFields,
} as const
