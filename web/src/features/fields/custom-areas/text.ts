import { counted } from '@vagu/core/text/counted'
import type { AreaStatus, CalculationStrategy } from '@vagu/core/custom-areas/schema'
import { cropYearText } from '../../../lib/format.ts'

const STATUSES: Readonly<Record<AreaStatus, string>> = {
  MISSING: 'Kontrollige ja kinnitage pindala!',
  AREA_CHANGED:
    'Põllu tegelik pindala on oluliselt muutunud. Kontrollige ja kinnitage selle pindalatüübi pindala!',
  POLYGON_MISSING:
    'Põllul puudub geomeetriline kontuur. Pindala ei saanud arvutada ja palun lisage see käsitsi!',
  POLYGON_AREA_MISMATCH:
    'Põllu pindala ja kontuuri pindala erinevad olulisel määral. Pindala ei saanud arvutada ja palun lisage see käsitsi!',
}
const STRATEGIES: Readonly<Record<CalculationStrategy, string>> = {
  INITIAL: 'Kogu põllu pindala',
  EDGE_BUFFER: 'Põld ilma ääreribata',
  EDGE_BUFFER_ONLY: 'Ainult ääreriba',
  PERCENT: 'Muutus protsentides',
}
const STRATEGY_HINTS: Readonly<Record<CalculationStrategy, string>> = {
  INITIAL: 'Alguses on igal põllul tema kogu pindala, seejärel saate pindalasid muuta.',
  EDGE_BUFFER:
    'Põllu kontuurist jäetakse välja antud laiusega riba piki äärt, ka ümber põllu sees olevate aukude.',
  EDGE_BUFFER_ONLY: 'Pindala on antud laiusega riba piki põllu äärt, ka ümber põllu sees olevate aukude.',
  PERCENT: 'Põllu pindala väheneb antud protsendi võrra. Negatiivne arv suurendab.',
}
const problemsText = (count: number): string =>
  counted(count, 'pindala vajab kontrollimist', 'pindala vajavad kontrollimist')

/** Every word of the kinds of area. */
export const customAreasText = {
  tutorial: 'Pindalatüübid: juhend',
  title: 'Pindalatüübid',
  problems: problemsText,
  year: 'Saagiaasta',
  yearOption: (year: number, problems: number) =>
    `${cropYearText(year)}${problems === 0 ? '' : ` (kontrollida: ${problems})`}`,
  explanation:
    'Pindalatüüp annab põllule teise pindala, näiteks ilma ääreribata. Pindalatüüpide muutmine ei muuda olemasolevaid töökandeid: siinsed väärtused määravad ainult uue lisatava töökande pindala.',
  add: 'Lisa pindalatüüp',
  deletedKinds: 'Kustutatud pindalatüübid',
  deletedKindsText: 'Kustutatud pindalatüüp jääb koos pindaladega alles ja selle saab tagasi võtta.',
  madeFor: (year: number) => `saagiaasta ${year - 1}/${year}`,
  tableLabel: (year: number) => `Põldude pindalad saagiaastal ${year}`,
  field: 'Põld',
  actualArea: 'Tegelik pindala',
  showOnMap: (name: string) => `Näita põldu „${name}“ kaardil`,
  editKind: (name: string) => `Muuda pindalatüüpi „${name}“`,
  deleteKind: (name: string) => `Kustuta pindalatüüp „${name}“`,
  areaOf: (field: string, kind: string) => `${field}, ${kind}`,
  undoOf: (place: string) => `Taasta: ${place}`,
  confirmOf: (place: string) => `Kinnita: ${place}`,
  unchanged: 'sama',
  noFields: 'Lisage kõigepealt põllud',
  noFieldsText: 'Pindalatüüpe saab lisada siis, kui põlluraamatus on vähemalt üks põld.',
  toFields: 'Ava põlluraamat',
  noKinds: 'Ühtegi pindalatüüpi ei ole veel',
  noKindsText: 'Lisage näiteks tüüp „5m äärealata“: programm arvutab kontuuri järgi iga põllu pindala.',
  close: 'Sulge',
  discardAndClose: 'Tühista ja sulge',
  saveAndClose: 'Salvesta ja sulge',
  unsavedTitle: 'Salvestamata muudatused',
  unsaved: 'Teil on salvestamata muudatusi. Kas salvestada need?',
  saveAll: 'Salvesta kõik',
  goOn: 'Jätka muutmist',
  discarded: 'Muudatustest loobutud!',
  areaSaved: 'Pindala salvestatud!',
  areasSaved: 'Pindalad salvestatud!',
  statuses: STATUSES,

  addTitle: 'Lisa uus pindalatüüp',
  editTitle: 'Muuda pindalatüüpi',
  strategy: 'Kuidas pindala arvutatakse',
  strategies: STRATEGIES,
  strategyHints: STRATEGY_HINTS,
  edgeWidth: 'Ääreala laius meetrites',
  decrease: 'Vähendamise protsent',
  increase: 'Suurendamise protsent',
  name: 'Nimi',
  bufferName: (value: string) => `${value}m äärealata`,
  stripName: (value: string) => `${value}m äärering`,
  increaseName: (value: string) => `${value}% suurendus`,
  decreaseName: (value: string) => `${value}% vähendus`,
  save: 'Salvesta',
  saveAndRecalculate: 'Salvesta ja arvuta uuesti',
  recalculateHint: (year: number) =>
    `„Salvesta“ jätab põldude pindalad, nagu need on. Uuesti arvutamine kirjutab üle selle tüübi kõigi põldude pindalad saagiaastal ${year}, ka käsitsi muudetud.`,
  added: 'Pindalatüüp lisatud!',
  addFailed: 'Lisamine ebaõnnestus!',
  changed: 'Pindalatüüp uuendatud!',
  recalculated: 'Pindalatüüp uuendatud ja uuesti arvutatud!',
  conflictTitle: 'Keegi on seda pindalatüüpi vahepeal muutnud',
  deletedMeanwhile: 'See pindalatüüp on vahepeal kustutatud. Teie muudatus on siin veel alles.',
  value: 'Väärtus',
  deleteTitle: (name: string) => `Kas kustutada pindalatüüp „${name}“?`,
  deleteText:
    'Koos tüübiga kustutatakse selle pindalad kõigil põldudel ja aastatel. Olemasolevad töökanded ei muutu, kuid uut tööd kirja pannes seda tüüpi enam valida ei saa. Tüübi saab koos pindaladega tagasi võtta kohe pärast kustutamist või hiljem kustutatud pindalatüüpide alt.',
  deleted: () => 'Edukalt kustutatud!',
  restored: (name: string) => `Pindalatüüp „${name}“ on tagasi`,
} as const
