/** Varieties that are or were grown in Estonia, a beginning until the official list of varieties is read in. `crop` is a key of the crop table. */
export interface Variety {
  readonly name: string
  readonly crop: string
  /** Estonian. */
  readonly source: string
  readonly isAdvisory: boolean
}

const TASKUD = 'Kollasedtaskud.ee'
const POSTIMEES = 'Postimees 6914972'
const PRIA = 'PRIA kultuurinimed (EuroCrops)'
const GENERAL = 'Üldteadmine, kontrollimata'

// prettier-ignore
const rows: readonly (readonly [name: string, crop: string, source: string])[] = [
  ['Maali', 'suvioder', TASKUD],
  ['Anni', 'suvioder', TASKUD],
  ['Kalle', 'kaer', TASKUD],
  ['Vambo', 'rukis', POSTIMEES],
  ['Mooni', 'suvinisu', POSTIMEES],
  ['Ruja', 'talinisu', POSTIMEES],
  ['Jõgeva', 'polduba', PRIA],
  ['Mehis', 'poldhernes', PRIA],
  ['Ando', 'kartul', PRIA],
  ['Sangaste', 'sangaste_rukis', PRIA],
  ['Jõgeva 4', 'valge_ristik', PRIA],
  ['Finola', 'kanep', PRIA],
  ['Henola', 'kanep', PRIA],
  ['USO 31', 'kanep', PRIA],
  ['Tiborszallasi', 'kanep', PRIA],
  ['Estica', 'kanep', PRIA],
  ['Futura 75', 'kanep', PRIA],
  ['Santhica 27', 'kanep', PRIA],
  ['Skagen', 'talinisu', GENERAL],
  ['Ada', 'talinisu', GENERAL],
  ['Fredis', 'talinisu', GENERAL],
  ['Ramiro', 'talinisu', GENERAL],
  ['Kallas', 'talinisu', GENERAL],
  ['Hiie', 'suvinisu', GENERAL],
  ['Manu', 'suvinisu', GENERAL],
  ['Voore', 'suvinisu', GENERAL],
  ['Elvi', 'rukis', GENERAL],
  ['Sangaste', 'rukis', GENERAL],
  ['KWS Serafino', 'rukis', GENERAL],
  ['Matros', 'talioder', GENERAL],
  ['Evergreen', 'suvioder', GENERAL],
  ['Propino', 'suvioder', GENERAL],
  ['Tuuli', 'suvioder', GENERAL],
  ['Eugen', 'kaer', GENERAL],
  ['Symphony', 'kaer', GENERAL],
  ['Visby', 'taliraps', GENERAL],
  ['Majong', 'suviraps', GENERAL],
  ['Legato', 'talirups', GENERAL],
  ['Kirke', 'poldhernes', GENERAL],
  ['Ingrid', 'poldhernes', GENERAL],
  ['Kontu', 'polduba', GENERAL],
  ['Fuego', 'polduba', GENERAL],
  ['Maret', 'kartul', GENERAL],
  ['Teele', 'kartul', GENERAL],
  ['Reet', 'kartul', GENERAL],
  ['Gala', 'kartul', GENERAL],
  ['Jõgeva 433', 'punane_ristik', GENERAL],
  ['Varte', 'punane_ristik', GENERAL],
  ['Karlu', 'lutsern', GENERAL],
  ['Tika (põldtimut)', 'korreliste_rohumaa', GENERAL],
]

export const VARIETIES: readonly Variety[] = rows.map(([name, crop, source]) => ({
  name,
  crop,
  source,
  isAdvisory: source === GENERAL,
}))
