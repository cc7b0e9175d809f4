import type { FieldError } from '../errors.ts'
import type { FileNote, FileProblem, RowProblem } from './schema.ts'

/** Why a whole file is refused, in words. */
const fileSentences: Readonly<Record<FileProblem, string>> = {
  emptyFile: 'Fail on tühi.',
  tooLarge: 'Fail on liiga suur. Kuni {megabytes} MB.',
  unpackedTooLarge: 'Zip-faili sisu on lahtipakituna liiga suur. Kuni {megabytes} MB.',
  tooManyRows: 'Failis on liiga palju põlde. Korraga saab tuua kuni {limit} põldu.',
  unknownFormat:
    'Seda faili ei oska Vagu lugeda. Sobivad GML, GeoJSON, KML, shape-fail kokkupakituna (.zip), GeoPackage, Exceli tabel (.xlsx) ja CSV, mille ühes veerus on kontuurid (WKT).',
  brokenArchive: 'Zip-fail on katkine või poolik. Laadige see uuesti alla ja proovige veel kord.',
  noShapefile:
    'Zip-failis ei ole põldude faili: sobivad shape-fail (.shp), KML ja GeoPackage. Teised failid pakkige enne lahti.',
  unreadable: 'Fail on vigane või poolik ja seda ei saanud lugeda ({place}).',
  noRows: 'Failis ei ole ühtegi põldu.',
  unknownCoordinates:
    'Faili koordinaatsüsteem ({system}) ei sobi. Sobivad L-EST97 (EPSG:3301) ja WGS84 (EPSG:4326).',
  severalCoordinates:
    'Failis on mitu koordinaatsüsteemi ({system}). Salvestage iga kiht eraldi failina ja tooge need ükshaaval.',
  isWebPage:
    'See on salvestatud veebileht, mitte põldude fail. Laadige põllud alla allalaadimise nupuga või lingiga (GML, GeoJSON, shape-fail või CSV).',
  isServiceError: 'See fail ei sisalda põlde, vaid kaarditeenuse veateadet. Tehke päring uuesti.',
  isSpreadsheet:
    'See on tabelarvutuse fail, mida Vagu ei loe (vana Exceli .xls või LibreOffice’i .ods). Avage see tabeliprogrammis ja salvestage Exceli töövihikuna (.xlsx).',
  isLockedWorkbook:
    'See on parooliga kaitstud Exceli fail, seda Vagu avada ei saa. Eemaldage Excelis parool ja salvestage fail uuesti.',
  unknownTable:
    'Tabelist ei leidnud Vagu veerge, mida ta tunneb. Vaja on päiserida, milles on põllu nimi või number ja pindala, näiteks „Põllu nr”, „Massiivi nr”, „Kultuur”, „Pindala (ha)”.',
  onlyLinks:
    'Selles KML-failis põlde ei ole, on ainult viide teisele failile (NetworkLink), mida Vagu ei ava. Avage fail Google Earthis, salvestage sealt põldude kiht KML- või KMZ-failina ja tooge see.',
  otherShapes:
    'Selles GeoPackage-failis põllukontuure ei ole: {text}. Sobib kiht, mille objektid on pinnad (Polygon või MultiPolygon).',
  isMapInfo:
    'See on MapInfo fail (TAB või MIF), seda Vagu ei loe. Salvestage põllud GeoJSON-failina või zip-faili pakitud shape-failina.',
  isDrawing:
    'See on joonis (DXF või DWG), milles ei ole põldude andmeid. Salvestage põllud GeoJSON-failina või zip-faili pakitud shape-failina.',
  isPdf:
    'See on PDF-fail, millest kontuure lugeda ei saa. Laadige põllud alla kui GML, GeoJSON, shape-fail või CSV.',
  isPicture:
    'See on pilt, millest kontuure lugeda ei saa. Laadige põllud alla kui GML, GeoJSON, shape-fail või CSV.',
  isDatabase:
    'See on andmebaasifail, kuid mitte põldudega GeoPackage. Salvestage põllud GeoPackage- või GeoJSON-failina.',
  isLoneShape:
    'See on ainult üks osa shape-failist. Pakkige .shp, .dbf, .shx ja .prj kokku üheks zip-failiks ja tooge see.',
  isOtherArchive: 'See on RAR-, 7z- või GZ-pakett, seda Vagu ei ava. Pakkige failid zip-failiks.',
  isOtherJson:
    'See on JSON-fail, aga mitte GeoJSON ({text}). Salvestage põllud GeoJSON-failina (FeatureCollection).',
}

/** Sentences for the problems of a row. {where} names the row as the file does. */
const rowSentences: Readonly<Record<RowProblem['code'], string>> = {
  noShape: '{where}: kontuuri ei ole.',
  curvedShape:
    '{where}: kontuuris on kaari, mida Vagu ei loe. Salvestage põllud nii, et kontuurid koosnevad sirgetest lõikudest.',
  shapeCut:
    '{where}: kontuur on poolik, sest Exceli lahtrisse see tervenisti ei mahtunud (kuni 32 767 märki). Tooge see põld GeoJSON- või GeoPackage-failist.',
  crossesItself: '{where}: kontuur lõikab iseennast kohas {lat}, {lng}.',
  holeOutside:
    '{where}: auk kohas {lat}, {lng} jääb kontuurist välja, selle järgi oleks auk maa. Parandage põld failis või joonistage see kaardil.',
  shapeTooSmall: '{where}: kontuuril peab olema vähemalt kolm eri punkti ja mõõdetav pindala.',
  tooManyPoints: '{where}: kontuuris on liiga palju punkte ({points}, lubatud {limit}).',
  tooComplex:
    '{where}: jäi kontrollimata, sest faili kontuurid on kokku liiga keerulised. Tooge põllud väiksemate failidena.',
  outsideEstonia: '{where}: kontuur jääb Eestist välja.',
  areaTooLarge: '{where}: kontuuri pindala on {area} ha. Ühe põllu pindala on kuni {limit} ha.',
  duplicateInFile: '{where}: sama põllu ID ({id}) on samal aastal juba real {other}.',
  numbersRepeat: '{where}: sama massiivi ja põllu nr on samal aastal ka real {other}.',
  overlapsInFile: '{where}: kontuur kattub faili rea {other} kontuuriga {area} ha ulatuses.',
  partRepeats: '{where}: sama osa on kontuuris mitu korda, arvestatud on seda üks kord.',
  areaDiffers: '{where}: failis on pindala {stated} ha, kontuuri järgi {measured} ha.',
  areaConverted: '{where}: pindala „{value}” on failis {unit}, hektarites {area} ha.',
  areaOfShape:
    '{where}: failis on pindala „{value}”, kontuuri järgi {measured} ha. Kasutatud on kontuuri pindala.',
  unknownCrop: '{where}: kultuuri „{crop}” Vagu ei tunne, valige see ise.',
  wrongArea: '{where}: pindala „{value}” ei ole korrektne, kasutatud on kontuuri pindala.',
  wrongValue: '{where}: {column} „{value}” ei ole korrektne ja jäeti välja.',
  noLabel: '{where}: real ei ole nime ega numbrit, mille järgi põldu ära tunda.',
  noArea: '{where}: pindala puudub või ei ole korrektne.',
  sumRow: '{where}: see on kokkuvõtte rida, mitte põld.',
}

/** Sentences about a whole file. */
const noteSentences: Readonly<Record<FileNote['code'], string>> = {
  part: 'Fail on osa suuremast: see ütleb ise, et kõik põllud ei ole selles ({here} on). Tooge ka ülejäänud.',
  partOf: 'Fail on osa suuremast: selles on {here} põldu, kokku on neid {total}. Tooge ka ülejäänud.',
  brokenLetters:
    'Failis on rikutud tähti, esimesed real {line}. Nende asemel on märk „\uFFFD”: kontrollige nimesid.',
  linksLeftOut:
    'Failis on ka viiteid teistele failidele (NetworkLink, {count}). Neid Vagu ei ava: kui seal on põlde, tooge need eraldi.',
  layersLeftOut: 'Loetud on kiht „{name}”, milles on põlde kõige rohkem. Lugemata jäid kihid {others}.',
  sheetsLeftOut: 'Loetud on leht „{name}”. Lugemata jäid lehed {others}.',
  openElsewhere:
    'Fail on salvestatud siis, kui see oli mõnes programmis lahti, viimased muudatused võivad puududa. Sulgege programm ja tooge fail uuesti.',
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

/** Where a row stands, as the file has it: its name, else its numbers at PRIA, else its number in the file. */
export function whereOf(row: {
  row: number
  name: string
  code: string
  priaCode: string
  externalId: string
}): string {
  if (row.name !== '') return `„${row.name}”`
  if (row.priaCode !== '')
    return row.code === '' ? `Põld nr ${row.priaCode}` : `Massiiv ${row.code}, põld nr ${row.priaCode}`
  if (row.externalId !== '') return `Põllu ID ${row.externalId}`
  return row.code === '' ? `Rida ${row.row}` : `Massiiv ${row.code}`
}

/** A problem of a row; `facts.where` names it. Numbers of hectares and degrees are written with a comma. */
export const rowProblem = (code: RowProblem['code'], facts: Facts): RowProblem => ({
  code,
  detail: filled(rowSentences[code], facts),
})

export const fileNote = (code: FileNote['code'], facts: Facts): FileNote => ({
  code,
  detail: filled(noteSentences[code], facts),
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

/** Name of a field that comes without one: its number, else a running number. */
export const numberedFieldName = (number: string | number): string => `Põld ${number}`

/** Units of an area that stood in the wrong column. */
export const AREA_UNITS = { squareMetres: 'ruutmeetrites', hectares: 'hektarites' } as const

/** Places in broken files, for `unreadable`. */
export const PLACES = {
  json: 'JSON ei ole terviklik',
  xml: 'GML ei ole terviklik',
  kml: 'KML ei ole terviklik',
  workbook: 'Exceli fail ei ole terviklik',
  geopackage: 'GeoPackage ei ole terviklik',
  entities: 'XML kirjeldab omi märgendeid, seda Vagu ei loe',
  csv: 'CSV jutumärgid ei klapi',
  columns: 'tabelis on liiga palju veerge',
  shp: '.shp ei ole terviklik',
  dbf: '.dbf ei ole terviklik',
  count: '.shp ja .dbf ridade arv erineb',
} as const
