import type { MonitoringType } from '@vagu/core/monitoring/schema'

const unit = (stored: string | null): string => (stored === 'tk/m2' ? 'tk/m²' : (stored ?? ''))

/** The words of monitoring. */
export const monitoringText = {
  title: 'Seire',
  add: 'Lisa seire',
  typicalTitle: 'Tüüpiline seire',
  addTypical: 'Lisa tüüpiline seire',
  row: (number: number) => `Seire ${number}`,
  remove: (what: string) => `Eemalda seire: ${what}`,
  type: 'Liik',
  types: {
    TAIMEHAIGUSED: 'Taimehaigus',
    KAHJURID: 'Kahjur',
    UMBROHUD: 'Umbrohi',
    SUNDMUSED: 'Sündmus',
  } satisfies Record<MonitoringType, string>,
  target: 'Leid',
  chooseTarget: 'Kirjutage nimi või valige',
  /** Per what is counted; the unit stands in the input. */
  amount: {
    TAIMEHAIGUSED: 'Lehepinnast',
    KAHJURID: 'Taime kohta',
    UMBROHUD: 'Ruutmeetril',
    SUNDMUSED: '',
  } satisfies Record<MonitoringType, string>,
  amountUnit: {
    TAIMEHAIGUSED: '%',
    KAHJURID: 'tk',
    UMBROHUD: 'tk',
    SUNDMUSED: '',
  } satisfies Record<MonitoringType, string>,
  unit,
  threshold: 'Tõrjekriteerium',
  thresholdHint: 'Soovi korral: mis kogusest tõrje on õigustatud',
  thresholdOf: (amount: string) => `tõrjekriteerium ${amount}`,
  belowThreshold: 'Leid on alla tõrjekriteeriumi: kirjutage märkusesse, miks siiski tõrjusite.',
  suggestion: (amount: string) => `Soovitus: ${amount} — kinnita`,
  suggestionHint: 'Soovitus ei ole vaatlus: kinnitage see või kirjutage, mida nägite.',
  unconfirmed: 'Kinnitage või kirjutage ise',
  nothingFound: 'Ei tuvastatud',
  nothingHint: 'Kui midagi ei leitud, valige „ei tuvastatud“.',
} as const
