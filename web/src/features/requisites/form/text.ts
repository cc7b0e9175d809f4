import type { RequisiteType } from '@vagu/core/requisites/schema'

/** The words of the form of a material. */
export const words = {
  name: 'Nimi',
  nameHint: {
    seed: 'Kirjutage sordi nimi',
    fertilizer: 'Kirjutage väetise nimi',
    chemical: 'Kirjutage nimest kolm tähte ja valige registrist',
    material: 'Kirjutage nimi',
  } satisfies Record<RequisiteType, string>,
  sameName: (name: string) =>
    `Teil on juba „${name}“. Salvestada võib, kuid töö juures on neid raske eristada.`,
  fertilizerNotFound: 'Ei leitud registrist!',
  isRegistered: 'See nimi on taimekaitsevahendite registris.',
  takeRegistered: 'Võta registri andmed',
  otherPage: (page: string) =>
    `Selle tüübiga vahend läheb lehele „${page}“ ja siin loetelus seda ei näidata.`,
  norm: 'Tavaline kulunorm',
  seedNorm: 'Tavaline külvisenorm',
  unit: 'Ühik',
  preferredArea: 'Eelistatud pindalatüüp',
  wholeField: 'Kogu põld',
  restrictions: 'Kasutuspiirangud',
  deletedMeanwhile: 'See vahend on vahepeal kustutatud. Teie muudatus on siin veel alles.',
  conflictTitle: 'Seda vahendit on vahepeal muudetud',
  inspection: 'Tüüpiline seire',
  coating: 'Puhis',
  nutrients: 'Toitained',
  ingredients: 'Toimeained',
} as const
