/** Meanings of a laboratory's headers, in Estonian and English. */
import { plainLetters } from '../../text/format.ts'
import type { Figure, Lab, PhMethod, SoilMethod } from '../schema.ts'
import type { ColumnUnit, Meaning } from './schema.ts'
import { unitsOf } from './units.ts'

/** Words of each figure; a header that holds no others, beside words that say nothing, is its column. */
const FIGURE_WORDS: Readonly<Record<string, Figure>> = {
  ph: 'ph',
  happesus: 'ph',
  p: 'p',
  pm3: 'p',
  pal: 'p',
  pdl: 'p',
  fosfor: 'p',
  phosphorus: 'p',
  p2o5: 'p',
  k: 'k',
  km3: 'k',
  kal: 'k',
  kdl: 'k',
  kaalium: 'k',
  potassium: 'k',
  k2o: 'k',
  ca: 'ca',
  kaltsium: 'ca',
  calcium: 'ca',
  mg: 'mg',
  magneesium: 'mg',
  magnesium: 'mg',
  s: 's',
  vaavel: 's',
  sulphur: 's',
  sulfur: 's',
  b: 'b',
  boor: 'b',
  boron: 'b',
  cu: 'cu',
  vask: 'cu',
  copper: 'cu',
  mn: 'mn',
  mangaan: 'mn',
  manganese: 'mn',
  zn: 'zn',
  tsink: 'zn',
  zinc: 'zn',
  c: 'c',
  corg: 'c',
  toc: 'c',
  susinik: 'c',
  carbon: 'c',
  huumus: 'c',
  huumuse: 'c',
  huumusesisaldus: 'c',
  humus: 'c',
  om: 'c',
}
/** Headers of several words. */
const PHRASES: readonly (readonly [words: RegExp, word: string])[] = [
  [/^(?:c_org|org_c|orgaanilise_susiniku?|orgaaniline_susinik|organic_carbon)(?=_|$)/, 'corg'],
  [/^(?:org_?aine|orgaanilise_aine|orgaaniline_aine|organic_matter)(?=_|$)/, 'huumus'],
]
/** Words beside a figure that do not change what it is. */
const SILENT = new Set(
  (
    'liikuv liikuva omastatav omastatava taimedele taimede poolt kergesti sisaldus sisaldused mullas mulla muld proovis ' +
    'available plant content in soil of element el mehlich mehlich3 m3 iii 3 al dl kcl cacl2 h2o vesi vees 1m 1 m n ia kuiv ka'
  ).split(' '),
)
const OTHERS: readonly (readonly [names: RegExp, meaning: Meaning])[] = [
  [/^(?:meetod|meetodi_nimetus|method|(?:p_(?:ja_k_)?)?(?:maaramise_)?meetod)$/, 'methodP'],
  [
    /^(?:(?:(?:tellija|kliendi|teie)_)?(?:mulla)?proovi?_?(?:nr|number|no|kood|id|tahis|nimi|nimetus|marking|margistus)(?:_(?:tellija|kliendi))?|(?:tellija|kliendi)_(?:nr|number|kood|tahis|tahistus|margistus)|proov|koti_?nr|koti_number|sample(?:_?(?:no|nr|id|number|name))?|(?:customer|client)_(?:sample_)?(?:no|id|ref\w*)|analuusi_nr|lab(?:ori)?_(?:proovi_?)?(?:nr|number|kood)|labornr)$/,
    'sampleNo',
  ],
  [/^(?:(?:pollu)?massiivi?(?:_?(?:nr|number|no|kood|id))?|block(?:_(?:no|id))?)$/, 'parcelCode'],
  [/^pollu_?(?:nr|number|no)$|^field_(?:no|number)$/, 'parcelNumber'],
  [
    /^(?:pold|pollu_?(?:nimi|nimetus|tahis|kood|id)|pollu_(?:nimi|nr|number)(?:_(?:ja|voi))?_(?:nimi|nr|number)|field(?:_(?:name|id))?|kontuur|proovi_?(?:votu|votmise)_?koht|asukoha_nimi|tukk|maatukk)$/,
    'field',
  ],
  [
    /^(?:(?:proovi_?)?(?:votu|votmise)_?(?:kuupaev|aeg|kp|kpv|paev)|proov(?:id)?_voetud|voetud|kuupaev|kpv|date|sampl(?:e|ing)_date|proovi_?votu_kuupaev|proovi_kuupaev)$/,
    'date',
  ],
  [/^(?:labor|laboratoorium|lab|laboratory)$/, 'lab'],
  [/^(?:katse)?protokolli?(?:_?(?:nr|number|no))?$|^report(?:_(?:no|number))?$/, 'protocolNo'],
  [/^(?:mulla_?)?(?:loimis|loimise_(?:ruhm|klass|nimetus)|texture|soil_texture)$/, 'texture'],
  [/^(?:(?:proovi_?(?:votu_?|votmise_)?)?sugavus|horisont|kiht|depth)(?:_cm)?$/, 'depth'],
  [/^(?:pindala|pollu_pindala|esindatav_pindala|pind|area)(?:_ha)?$|^ha$/, 'areaHa'],
  [/^(?:gps|koordinaa(?:t|did)|coordinates?|gps_koordinaadid)$/, 'place'],
  [/^(?:(?:l_?est(?:97)?_)?x(?:_?koord\w*)?|lat(?:itude)?|laius(?:kraad)?|pohi|pohjalaius|northing)$/, 'x'],
  [
    /^(?:(?:l_?est(?:97)?_)?y(?:_?koord\w*)?|lng|lon(?:g|gitude)?|pikkus(?:kraad)?|ida|idapikkus|easting)$/,
    'y',
  ],
]
/** Names that say that the first of two columns is the latitude. */
const LATITUDE = /^(?:lat|laius|pohi)/
/** Columns beside a figure that say something about it, or another figure of the same element. */
const ABOUT =
  /(?:tarve|tarbe|klass|hinnang|vajadus|maaramatus|uncertainty|kokku|uld|uldine|total|norm|soovitus|aste|grupp|gruppi)/
const UNIT_TEXT =
  /\(?\[?(?:\bmg\s*\/\s*(?:kg|100\s*g|l)\b|\bmg\s*(?:kg|100\s*g)\s*[-⁻−]\s*[1¹]|\bg\s*\/\s*kg\b|\bppm\b|%|\bprotsen\w+)\)?\]?/gi

/** Quotients of two elements, as of carbon and nitrogen: none of the two. */
const QUOTIENT = /(?:^|[\s(])[A-Z][a-z]?(?:org)?\s*[/:]\s*[A-Z][a-z]?(?:$|[\s),])/

const lettersOf = (text: string): string => plainLetters(text.normalize('NFKC'))

function figureOf(letters: string): { readonly figure: Figure; readonly word: string } | undefined {
  const phrase = PHRASES.find(([words]) => words.test(letters))
  const words = (phrase ? letters.replace(phrase[0], phrase[1]) : letters)
    .split('_')
    .filter((word) => word !== '')
  const [first = ''] = words
  const isPh = /^ph(?:kcl|h2o|cacl2)?$/
  if (isPh.test(first) || (first === 'happesus' && isPh.test(words[1] ?? '')))
    return { figure: 'ph', word: 'ph' }
  const telling = words.filter((word) => !SILENT.has(word))
  const figures = new Set(telling.map((word) => FIGURE_WORDS[word]))
  const [figure] = figures
  return figures.size === 1 && figure !== undefined ? { figure, word: telling.join('_') } : undefined
}

export interface HeaderMeaning {
  readonly meaning: Meaning
  readonly unit: ColumnUnit | null
  readonly isUnitStated: boolean
  readonly isLatitude: boolean
}

/** The unit that a text names for a figure; `isOxide` where its header says so. */
export function unitIn(text: string, figure: Figure): ColumnUnit | undefined {
  const plain = text.normalize('NFKC')
  const isOxide = /p2o5|k2o/i.test(plain) && (figure === 'p' || figure === 'k')
  if (figure === 'c') {
    if (/\bg\s*\/\s*kg|\bg\s*kg/i.test(plain.replaceAll(/mg/gi, ''))) return 'gPerKg'
    if (/huumus|humus|org(?:aanili[ns]e?|\.)?\s*aine|organic\s+matter|\bom\b/i.test(plain))
      return 'humusPercent'
    return /%|protsen/i.test(plain) ? 'percent' : undefined
  }
  if (/mg\s*\/?\s*100\s*g/i.test(plain)) return isOxide ? 'oxideMgPer100g' : 'mgPer100g'
  if (/mg\s*\/?\s*kg|ppm/i.test(plain)) return isOxide ? 'oxideMgPerKg' : 'mgPerKg'
  return undefined
}

const UNKNOWN: HeaderMeaning = { meaning: 'ignored', unit: null, isUnitStated: false, isLatitude: false }

/** Meaning of a header; `beside` are the texts above and below it, where units may stand. */
export function meaningOf(header: string, beside = ''): HeaderMeaning {
  const bare = header.replaceAll(UNIT_TEXT, ' ')
  const letters = lettersOf(bare)
  if (letters === '') return UNKNOWN
  const other = OTHERS.find(([names]) => names.test(letters))?.[1]
  if (other !== undefined) return { ...UNKNOWN, meaning: other, isLatitude: LATITUDE.test(letters) }
  const found = ABOUT.test(letters) || QUOTIENT.test(bare) ? undefined : figureOf(letters)
  if (found === undefined) return UNKNOWN
  const { figure } = found
  if (figure === 'ph') return { ...UNKNOWN, meaning: 'ph', isUnitStated: true }
  const isOxide = /p2o5|k2o/.test(letters)
  const unit = unitIn(header, figure) ?? unitIn(`${isOxide ? header : ''} ${beside}`, figure)
  const [usual = null] = unitsOf(figure)
  return {
    meaning: figure,
    unit: unit ?? (isOxide ? 'oxideMgPerKg' : usual),
    isUnitStated: unit !== undefined,
    isLatitude: false,
  }
}

/** Laboratories by the names that their protocols bear; PMK and ARC are the older name of METK. */
export function labIn(text: string): Lab | null {
  if (/\bMETK\b|\bPMK\b|maaelu teadmuskesk|põllumajandusuuringute keskus/i.test(text)) return 'METK'
  if (/\bEM[ÜU]\b|maaülikool|university of life sciences/i.test(text)) return 'EMU'
  if (/\bEKUK\b|keskkonnauuringute keskus/i.test(text)) return 'EKUK'
  return null
}

/** The method by which phosphorus and potassium were found. */
export function methodIn(text: string): SoilMethod | null {
  if (/mehlich|\b[PK]?-?M-?3\b/i.test(text)) return 'MEHLICH3'
  if (/\b[PK]?AL\b|ammooniumlaktaa/.test(text)) return 'AL'
  return /\b[PK]?DL\b|kaksiklaktaa|topeltlaktaa/.test(text) ? 'DL' : null
}

/** The solution of a header about pH. */
export function phMethodIn(text: string): PhMethod | null {
  const plain = text.normalize('NFKC')
  if (!/\bpH/i.test(plain)) return null
  if (/KCl/i.test(plain)) return 'KCL'
  if (/CaCl2/i.test(plain)) return 'CACL2'
  return /H2O|vesi|vees|veel/i.test(plain) ? 'H2O' : null
}

/** Words of a sheet or a row that holds means of samples and no sample. */
export const MEANS = /kaalutud|keskmi|weighted|\bmeans?\b|\baverage\b/i
