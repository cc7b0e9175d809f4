import type { FieldError } from '../errors.ts'
import type { FileProblem, RowProblem } from './schema.ts'

/** Why a whole file is refused, in words. */
const fileSentences: Readonly<Record<FileProblem, string>> = {
  emptyFile: 'Fail on tühi.',
  tooLarge: 'Fail on liiga suur. Kuni {megabytes} MB.',
  unpackedTooLarge: 'Zip-faili sisu on lahtipakituna liiga suur. Kuni {megabytes} MB.',
  tooManyRows: 'Failis on liiga palju põlde. Korraga saab tuua kuni {limit} põldu.',
  unknownFormat:
    'Seda faili ei oska Vagu lugeda. Sobivad GML, GeoJSON, shape-fail kokkupakituna (.zip) ja CSV, mille ühes veerus on kontuurid (WKT).',
  brokenArchive: 'Zip-fail on katkine või poolik. Laadige see uuesti alla ja proovige veel kord.',
  noShapefile: 'Zip-failis ei ole põllukontuuridega shape-faili (.shp).',
  unreadable: 'Fail on vigane või poolik ja seda ei saanud lugeda ({place}).',
  noRows: 'Failis ei ole ühtegi põldu.',
  unknownCoordinates:
    'Faili koordinaatsüsteem ({system}) ei sobi. Sobivad L-EST97 (EPSG:3301) ja WGS84 (EPSG:4326).',
}

/** What is wrong with one row, in words. */
const rowSentences: Readonly<Record<RowProblem['code'], string>> = {
  noShape: 'Rida {row}: põllul ei ole kontuuri.',
  crossesItself: 'Rida {row}: kontuur lõikab iseennast kohas {lat}, {lng}.',
  shapeTooSmall: 'Rida {row}: kontuuril peab olema vähemalt kolm eri punkti ja mõõdetav pindala.',
  tooManyPoints: 'Rida {row}: kontuuris on liiga palju punkte ({points}, lubatud {limit}).',
  tooComplex:
    'Rida {row}: jäi kontrollimata, sest faili kontuurid on kokku liiga keerulised. Tooge põllud väiksemate failidena.',
  outsideEstonia: 'Rida {row}: kontuur jääb Eestist välja.',
  duplicateInFile: 'Rida {row}: sama põllu ID ({id}) on juba real {other}.',
  areaDiffers: 'Rida {row}: failis on pindala {stated} ha, kontuuri järgi {measured} ha.',
  unknownCrop: 'Rida {row}: kultuuri „{crop}” Vagu ei tunne, valige see ise.',
  wrongArea: 'Rida {row}: pindala „{value}” ei ole korrektne, kasutatud on kontuuri pindala.',
  wrongValue: 'Rida {row}: {column} „{value}” ei ole korrektne ja jäeti välja.',
}

type Facts = Readonly<Record<string, string | number>>
const filled = (sentence: string, facts: Facts): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))

/** Why a file is refused, as a wrong place of the upload. */
export const fileError = (code: FileProblem, facts: Facts = {}): FieldError => ({
  path: 'file',
  code,
  message: filled(fileSentences[code], facts),
})

/** A problem of a row; `facts.row` is the row's number. Numbers of hectares and degrees are written with a comma. */
export const rowProblem = (code: RowProblem['code'], facts: Facts): RowProblem => ({
  code,
  detail: filled(rowSentences[code], facts),
})

/** Decimal numbers as Estonians write them. */
export const withComma = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('.', ',')

/** Columns of a file as a message names them. */
export const COLUMN_NAMES = {
  name: 'nimi',
  code: 'massiivi nr',
  priaCode: 'põllu nr',
  externalId: 'põllu ID',
  year: 'aasta',
} as const

/** What a field is called that comes without a name: by its number, else by counting. */
export const numberedFieldName = (number: string | number): string => `Põld ${number}`

/** Places in broken files, for `unreadable`. */
export const PLACES = {
  json: 'JSON ei ole terviklik',
  xml: 'GML ei ole terviklik',
  entities: 'GML kirjeldab omi märgendeid, seda me ei loe',
  csv: 'CSV jutumärgid ei klapi',
  shp: '.shp ei ole terviklik',
  dbf: '.dbf ei ole terviklik',
  count: '.shp ja .dbf ridade arv erineb',
} as const
