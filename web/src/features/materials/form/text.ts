import type { MaterialType } from '@vagu/core/materials/schema'

/** The words of the form of a material. */
export const formText = {
  name: 'Nimi',
  nameHint: {
    seed: 'Kirjutage sordi nimi',
    fertilizer: 'Kirjutage väetise nimi',
    chemical: 'Kirjutage nimest kolm tähte ja valige registrist',
    material: 'Kirjutage nimi',
  } satisfies Record<MaterialType, string>,
  sameName: (name: string) =>
    `Teil on juba „${name}“. Salvestada võib, kuid töö juures on neid raske eristada.`,
  fertilizerNotFound: 'Ei leitud registrist!',
  isRegistered: 'See nimi on taimekaitsevahendite registris.',
  takeRegistered: 'Võta registri andmed',
  otherPage: (page: string) =>
    `Selle tüübiga tarvik läheb lehele „${page}“ ja siin loetelus seda ei näidata.`,
  norm: 'Tavaline kulunorm',
  seedNorm: 'Tavaline külvisenorm',
  unit: 'Ühik',
  preferredArea: 'Eelistatud pindalatüüp',
  wholeField: 'Kogu põld',
  restrictions: 'Kasutuspiirangud',
  deletedMeanwhile: 'See tarvik on vahepeal kustutatud. Teie muudatus on siin veel alles.',
  conflictTitle: 'Seda tarvikut on vahepeal muudetud',
  entry: 'Tüüpiline seire',
  coating: 'Puhis',
  nutrients: 'Toitained',
  ingredients: 'Toimeained',
} as const
