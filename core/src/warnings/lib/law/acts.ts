/**
 * The acts that rules rest on, each with the redaction that was held against the rules, and how far it was read. Who
 * reads a newer redaction changes it here, with the day, and goes through the rules that cite the act.
 */
import type { CitedBasis, Comparison } from '../../source.ts'

const textOn = (compared: string): Comparison => ({ compared, trust: 'text' })
const excerptOn = (compared: string): Comparison => ({ compared, trust: 'excerpt' })
const UNREAD: Comparison = { compared: null, trust: 'unread' }

export interface Act {
  /** Estonian. */
  readonly act: string
  /** Where it is published: RT is the Riigi Teataja, ELT the Official Journal. */
  readonly redaction: string
  readonly url: string
  readonly reading: Comparison
}

const published = (id: string): string => `https://www.riigiteataja.ee/akt/${id}`

export const WATER_ACT: Act = {
  act: 'Veeseadus',
  redaction: 'RT I, 08.07.2025, 70',
  url: published('108072025070'),
  reading: textOn('2026-11-22'),
}
/** Until 30 September 2019; of it only the dates of spreading are known. */
export const OLD_WATER_ACT: Act = {
  act: 'Veeseadus (kuni 30.09.2019)',
  redaction: 'RT I, 27.12.2016, 2',
  url: published('127122016002'),
  reading: excerptOn('2026-11-22'),
}
export const PLANT_PROTECTION_ACT: Act = {
  act: 'Taimekaitseseadus',
  redaction: 'RT I, 27.09.2023, 12',
  url: published('127092023012'),
  reading: textOn('2026-11-22'),
}
/** Asked of those alone who apply for this support. */
export const SUPPORT_RULES: Act = {
  act: '„Perioodi 2023-2027 keskkonnasõbraliku majandamise toetus“ (KSM; 21.12.2022 määrus nr 75)',
  redaction: 'RT I, 23.01.2026, 9',
  url: published('123012026009'),
  reading: textOn('2026-11-22'),
}
/** Supports of soil and water: texts in force since 1 March 2026. */
export const SOIL_SUPPORT: Act = {
  act: '„Perioodi 2023–2027 turvas- ja erodeeritud mulla kaitse toetus“ (MULD; 27.12.2022 määrus nr 86)',
  redaction: 'RT I, 23.01.2026, 16',
  url: published('123012026016'),
  reading: textOn('2026-11-23'),
}
export const GROUNDWATER_SUPPORT: Act = {
  act: '„Perioodi 2023–2027 põhjavee kaitse toetus“ (VESI; 27.12.2022 määrus nr 87)',
  redaction: 'RT I, 23.01.2026, 13',
  url: published('123012026013'),
  reading: textOn('2026-11-23'),
}
export const SURFACE_WATER_SUPPORT: Act = {
  act: '„Perioodi 2023–2027 pinnavee kaitse toetus“ (VESI; 27.12.2022 määrus nr 88)',
  redaction: 'RT I, 23.01.2026, 11',
  url: published('123012026011'),
  reading: textOn('2026-11-23'),
}
export const ORGANIC_SUPPORT: Act = {
  act: '„Perioodi 2023–2027 mahepõllumajandusliku taimekasvatuse toetus ja mahepõllumajandusliku loomakasvatuse toetus“ (MAHE; 23.12.2022 määrus nr 81)',
  redaction: 'RT I, 09.01.2026, 40',
  url: published('109012026040'),
  reading: textOn('2026-11-23'),
}
/** Asked of those alone who apply for area payments. */
export const CONDITIONALITY: Act = {
  act: 'Tingimuslikkuse nõuded (HPK; 21.12.2022 määrus nr 68)',
  redaction: 'RT I, 28.12.2024, 5',
  url: published('128122024005'),
  reading: UNREAD,
}
export const NITRATE_ZONE_RULES: Act = {
  act: '„Nitraaditundliku ala määramine ja põllumajandusliku tegevuse piirangud nitraaditundlikul alal“ (05.11.2021 määrus nr 49)',
  redaction: 'RT I, 09.11.2021, 10',
  url: published('109112021010'),
  reading: excerptOn('2026-11-22'),
}
export const OLD_NITRATE_ZONE_RULES: Act = {
  act: 'Nitraaditundliku ala määramine ja piirangud (Vabariigi Valitsuse 06.12.2019 määrus nr 100)',
  redaction: 'RT I, 10.12.2019, 6',
  url: published('110122019006'),
  reading: excerptOn('2026-11-22'),
}
export const FIELD_BOOK_RULES: Act = {
  act: '„Põlluraamatusse kantavate andmete loetelu ja põlluraamatu pidamise kord“ (08.10.2019 määrus nr 52)',
  redaction: 'RT I, 10.10.2019, 1',
  url: published('110102019001'),
  reading: excerptOn('2026-11-22'),
}
export const FERTILIZER_RULES: Act = {
  act: 'Väetise kasutamise ja hoidmise nõuded (03.10.2019 määrus nr 45)',
  redaction: 'RT I, 04.10.2019, 4',
  url: published('104102019004'),
  reading: excerptOn('2026-11-22'),
}
export const STACK_NOTICE_RULES: Act = {
  act: '„Sügavallapanusõnniku auna rajamise teatise andmekoosseis ja esitamise kord“ (01.10.2019 määrus nr 47)',
  redaction: 'RT I, 21.01.2022, 18',
  url: published('121012022018'),
  reading: excerptOn('2026-11-22'),
}
/** Its § 4 is known through the authority's texts of 27 May 2020. */
export const PRODUCT_USE_RULES: Act = {
  act: '„Taimekaitsevahendi kasutamise ja hoiukoha täpsemad nõuded“ (29.11.2011 määrus nr 90)',
  redaction: 'RT I, 21.09.2018, 3',
  url: published('121092018003'),
  reading: excerptOn('2026-11-22'),
}
export const PRODUCT_REGULATION: Act = {
  act: 'Määrus (EÜ) nr 1107/2009',
  redaction: 'ELT L 309, 24.11.2009, lk 1',
  url: 'https://eur-lex.europa.eu/eli/reg/2009/1107/oj',
  reading: UNREAD,
}
export const SUSTAINABLE_USE: Act = {
  act: 'Direktiiv 2009/128/EÜ',
  redaction: 'ELT L 309, 24.11.2009, lk 71',
  url: 'https://eur-lex.europa.eu/eli/dir/2009/128/oj',
  reading: UNREAD,
}
export const RECORD_REGULATION: Act = {
  act: 'Komisjoni rakendusmäärus (EL) 2023/564',
  redaction: 'ELT L 74, 13.3.2023, lk 4',
  url: 'https://eur-lex.europa.eu/eli/reg_impl/2023/564/oj',
  reading: UNREAD,
}

/** A place in an act. A part of an act may have been read less well than the rest: `isUnread` says so. */
export const cite = (
  { act, redaction, url, reading }: Act,
  paragraph: string,
  { isUnread = false }: { readonly isUnread?: boolean } = {},
): CitedBasis => ({ act, paragraph, redaction, url, ...(isUnread ? UNREAD : reading) })
