/** Words of the printed book for keys that records hold. */
import { cropByKey } from '../crops/table.ts'
import type { CROP_USES, FARMING_MODES, LAND_USES, MainCrop, OtherCrop } from '../fields/schema.ts'
import type { BookEntry } from './facts.ts'

export const LAND_USE: Readonly<Record<(typeof LAND_USES)[number], string>> = {
  ARABLE: 'põllumaa',
  GRASSLAND: 'püsirohumaa',
  PERMANENT_CROP: 'püsikultuur',
  FALLOW: 'kesa',
  OTHER: 'muu',
}
export const FARMING: Readonly<Record<(typeof FARMING_MODES)[number], string>> = {
  CONVENTIONAL: 'tava',
  IN_CONVERSION: 'üleminek',
  ORGANIC: 'mahe',
}
export const CROP_USE: Readonly<Record<(typeof CROP_USES)[number], string>> = {
  UNDERSOWN: 'allakülv',
  CATCH_CROP_KSM: 'KSM vahekultuur',
  CATCH_CROP: 'vahekultuur',
}
export const SPREADING = { BROADCAST: 'paisklaotus', BAND: 'lohisvoolik', INJECTED: 'muldaviimine' } as const
export const HEAPED = {
  TAHESONNIK: 'tahesõnnik',
  SUGAVALLAPANUSONNIK: 'sügavallapanusõnnik',
  KOMPOST: 'kompost',
} as const
export const PRODUCT_KIND: Readonly<Record<string, string>> = {
  PMA_TKV_TOIME_LIIK_HERBITSIID: 'herbitsiid',
  PMA_TKV_TOIME_LIIK_FUNGITSIID: 'fungitsiid',
  PMA_TKV_TOIME_LIIK_INSEKTITSIID: 'insektitsiid',
  PMA_TKV_TOIME_LIIK_KASVUREGULAATOR: 'kasvuregulaator',
  PMA_TKV_TOIME_LIIK_MUU: 'muu',
}
export const PRODUCT_VARIANT: Readonly<Record<string, string>> = {
  TKV_MUU: 'muu taimekaitsevahend',
  MARGAJA: 'märgaja või kleepaine',
  BIOSTIM: 'biostimulaator',
  KASVUINH: 'kasvuinhibiitor',
  DESIKANT: 'desikant',
}
export const SOIL_METHOD = { MEHLICH3: 'Mehlich 3', AL: 'AL', DL: 'DL' } as const
export const PH_METHOD = { KCL: 'KCl', H2O: 'H₂O', CACL2: 'CaCl₂' } as const
export const LAB = { METK: 'METK', EMU: 'EMÜ', EKUK: 'EKUK', other: 'muu labor' } as const
export const ACTION: Readonly<Record<BookEntry['action'], string>> = {
  create: 'lisati',
  change: 'muudeti',
  delete: 'kustutati',
  restore: 'taastati',
}
/** Members of jobs and fields, as the register of entries names them. */
export const MEMBER: Readonly<Record<string, string>> = {
  fieldId: 'põld',
  status: 'olek',
  jobCategory: 'töö liik',
  job: 'töö',
  jobVariant: 'töö viis',
  area: 'pindala',
  date: 'algus',
  endDate: 'lõpp',
  startTime: 'kellaaeg',
  plannedYear: 'plaani aasta',
  worker: 'tegija',
  machine: 'masin',
  notes: 'märkus',
  labels: 'sildid',
  requisites: 'tarvikud',
  fertilization: 'väetamise andmed',
  inspections: 'seire',
  herding: 'loomad',
  growthStage: 'kasvufaas',
  windSpeed: 'tuul',
  airTemperature: 'õhutemperatuur',
  heap: 'aun',
  amount: 'kogus',
  unit: 'ühik',
  soilSampler: 'proovivõtja',
  soilSamples: 'mullaproovid',
  images: 'fotod',
  customFieldArea: 'pindalatüüp',
  yield: 'saak',
  yieldUnit: 'saagi ühik',
  yieldType: 'saagi liik',
  yieldUnitWeight: 'ühiku kaal',
  moisturePct: 'niiskus',
  name: 'nimi',
  code: 'massiivi nr',
  priaCode: 'põllu nr',
  active: 'kasutusel',
  yearInfo: 'saagiaasta andmed',
  nitrateZone: 'nitraaditundlik ala',
  slope: 'kalle',
  mapData: 'piir',
  firstYear: 'esimene aasta',
  lastYear: 'viimane aasta',
}

export const YES = 'jah'
export const NO = 'ei'
export const yesNo = (value: boolean | null | undefined): string | null =>
  value == null ? null : value ? YES : NO

/** Name of a crop of a field: the farmer's own words where he wrote some. */
export function cropText(crop: MainCrop | OtherCrop | undefined): string | null {
  if (crop === undefined) return null
  const name = crop.name || cropByKey(crop.crop)?.name || crop.crop
  return crop.refinement ? `${name}, ${crop.refinement}` : name
}

/** Name of a crop by its key. */
export const cropNamed = (key: string | null): string | null =>
  key === null ? null : (cropByKey(key)?.name ?? key)
