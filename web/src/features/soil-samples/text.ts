import { counted } from '@vagu/core/text/counted'
import { formatQuantity } from '../../lib/format.ts'

const samplesText = (count: number): string => counted(count, 'proov', 'proovi')

/** Every word of the page of soil samples. */
export const soilPageText = {
  table: 'Mullaproovid põldude kaupa',
  onPaper: (year: number) => `Mullaproovid ${year}`,
  map: 'Mullaproovide klassid kaardil',
  view: 'Vaade',
  views: { table: 'Tabel', map: 'Kaart' },
  taken: 'Proovi võtmise aasta',
  allYears: 'Kõik aastad',
  takenIn: (year: number) => `Võetud ${year}`,
  noneTaken: (year: number) => `${year}. aastal ei võetud ühtegi proovi.`,
  plan: 'Võtmisplaan',
  toImport: 'Impordi fail',
  owed: (owed: number, day: string) => `Võtta ${samplesText(owed)} hiljemalt ${day}`,
  noneOwed: (year: number) => `${year}. aastal ei ole ühtegi proovi võlgu`,
  state: (needed: number, kept: number) => `Vaja ${needed}, olemas ${kept}`,
  why: 'Üks proov iga 5 ha kohta, uuendada viienda aasta 1. detsembriks (KSM); seaduse jaoks kehtib proov viis aastat päev-päevalt.',
  owedOf: (owed: number, expiring: number) =>
    expiring > 0 ? `võtta ${owed}, neist ${expiring} uuendada` : `võtta ${owed}`,
  columns: {
    field: 'Põld',
    area: 'Pindala',
    samples: 'Proove',
    date: 'Viimati',
    valid: 'Kehtib kuni',
  },
  openField: (name: string) => `Ava põllu proovid: ${name}`,
  expired: 'aegunud',
  samples: (kept: number, needed: number) => `${kept}/${needed}`,
  search: 'Otsi põldu',
  searchPlaceholder: 'Põllu nimi',
  noneFound: 'Ühtegi sellist põldu ei ole',
  noneFoundText: (query: string) => `Otsingule „${query}“ ei vasta ükski põld.`,
  figure: 'Näitaja kaardil',
  figures: { p: 'Fosfor', k: 'Kaalium', ph: 'pH' },
  legend: 'Klassid',
  noSample: 'proovi ei ole',
  classesOf: { need: 'Fosfori ja kaaliumi klassid', ph: 'pH klassid' },
  classNote: 'kaaliumi ja pH klassid on soovituslikud',
  withoutShape: (count: number) =>
    `${counted(count, 'põllul', 'põllul')} ei ole kontuuri, neid kaardil ei näe.`,
  emptyTitle: 'Siin ei ole veel ühtegi mullaproovi',
  emptyText: (owed: number) =>
    `Mullaproov ütleb, kui palju väetist põld vajab, ja tõendab toetuste ning fosforipiiri jaoks mulla seisu. Selle aasta põldudele on vaja ${samplesText(owed)}: üks iga 5 ha kohta.`,
  noFieldsTitle: 'Sellel aastal ei ole ühtegi põldu',
  noFieldsText: 'Mullaproov käib põllu juurde: lisage enne põllud.',
  toFields: 'Põldude juurde',
  deletedOnes: 'Kustutatud proovid',
  deletedOnesText: 'Kustutatud proov jääb alles ja selle saab tagasi võtta.',
} as const

/** Every word of the page of samples to take. */
export const takingText = {
  number: 'Nr',
  showOnMap: (number: number) => `kaardil, proov ${number}`,
  placeOf: (number: number, field: string) => `Proov ${number}: ${field}`,
  map: 'Võetavad proovid kaardil',
  metres: 'Eelmisest',
  metresOf: (metres: number) =>
    metres < 1000 ? formatQuantity(metres, 'm', 0) : formatQuantity(metres / 1000, 'km', 1),
  noShape: 'põllul ei ole kontuuri',
  fromHere: 'Alusta minu asukohast',
  print: 'Prindi sildid',
  list: 'Võetavad proovid käimise järjekorras',
  labels: 'Kottide sildid',
  dateLine: (year: number) => `Kuupäev ____.____.${year}`,
  order: 'Järjekord algab esimesest põllust ja läheb alati lähima järgmise koha juurde.',
  orderFromHere: 'Järjekord algab sealt, kus te praegu olete.',
  refused: 'Brauser ei luba asukohta kasutada. Järjekord algab esimesest põllust.',
  unavailable: 'Asukohta ei saanud kätte. Järjekord algab esimesest põllust.',
  nothing: 'Võtta ei ole midagi',
} as const
