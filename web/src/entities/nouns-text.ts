import type { ArchiveNoun } from '@vagu/core/archive-intake/schema'

/** Records of the farm in words: of one that was deleted, and of all that an archive brings or the deleted ones list. */
export const nounsText = {
  fields: { one: 'Põld', many: 'Põllud' },
  jobs: { one: 'Töö', many: 'Tööd' },
  materials: { one: 'Tarvik', many: 'Tarvikud' },
  workers: { one: 'Töötaja', many: 'Töötajad' },
  machines: { one: 'Masin', many: 'Masinad' },
  workTimes: { one: 'Tööaja kanne', many: 'Tööaja kanded' },
  paidPeriods: { many: 'Makstud tööaja perioodid' },
  soilSamples: { one: 'Mullaproov', many: 'Mullaproovid' },
  customAreas: { one: 'Pindalatüüp', many: 'Pindalatüübid' },
  areasOfFields: { many: 'Pindalad põldudel' },
  plannedCrops: { many: 'Planeeritud kultuurid' },
  yieldGoals: { many: 'Saagieesmärgid' },
  cropPrices: { many: 'Kultuuride hinnad' },
  costOverviews: { many: 'Tasuvuse hinnad ja kanded' },
  schemes: { many: 'Toetuste aastad' },
  fertilizationPlans: { many: 'Väetamisplaanid' },
  ownManure: { many: 'Oma loomad ja sõnnik' },
  requisitePlans: { one: 'Kuluplaani rida', many: 'Kuluplaani read' },
  cropTemplates: { many: 'Kultuuride mallid' },
  supplySettings: { many: 'Tarvikute pakendid' },
  supplyOrders: { one: 'Tarvikute tellimus', many: 'Tarvikute tellimused' },
  stockEntries: { one: 'Laokanne', many: 'Laokanded' },
  settings: { many: 'Seaded' },
  photos: { many: 'Fotod' },
  history: { many: 'Ajaloo kirjed' },
  hiddenWarnings: { many: 'Peidetud hoiatused' },
  warningComments: { many: 'Hoiatuste märkused' },
  broughtValues: { many: 'Imporditud väärtused' },
} as const satisfies Record<ArchiveNoun, { readonly many: string; readonly one?: string }>

/** Records that have a word for one of them. */
export type RecordNoun = {
  [Noun in ArchiveNoun]: (typeof nounsText)[Noun] extends { readonly one: string } ? Noun : never
}[ArchiveNoun]
