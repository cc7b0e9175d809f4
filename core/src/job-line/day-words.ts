/** Words for days and months. */

/** Days from today. */
export const RELATIVE: Readonly<Record<string, number>> = {
  täna: 0,
  tänane: 0,
  tänasest: 0,
  eile: -1,
  eilne: -1,
  eilsest: -1,
  üleeile: -2,
  üleeilsest: -2,
  homme: 1,
  homsest: 1,
  homseni: 1,
  tänaseni: 0,
  eilseni: -1,
  ülehomme: 2,
  tana: 0,
  uleeile: -2,
  ulehomme: 2,
}

const WEEKDAY =
  /^(?:(esmas|teisi|kolma|nelja|lau|püha|puha)p(?:ä|a)ev|(reede))(?:a|al|ast|ani|aks|l|st|ni|ks)?$/
const ORDER = ['püha', 'esmas', 'teisi', 'kolma', 'nelja', 'reede', 'lau']

/** 0 for Sunday to 6; undefined for another word. */
export function weekdayOf(key: string): number | undefined {
  const match = WEEKDAY.exec(key)
  const name = match?.[1] ?? match?.[2]
  if (name === undefined) return undefined
  return ORDER.indexOf(name === 'puha' ? 'püha' : name)
}

const ENDING = '(?:l|st|ni|ks|t|le|s)?'
const MONTHS = [
  'jaan(?:uar(?:i)?)?',
  'veebr(?:uar(?:i)?)?',
  'märts(?:i)?',
  'apr(?:ill(?:i)?)?',
  'mai',
  'juuni',
  'juuli',
  'aug(?:ust(?:i)?)?',
  'sept(?:ember|embri)?',
  'okt(?:oober|oobri)?',
  'nov(?:ember|embri)?',
  'dets(?:ember|embri)?',
].map((month) => new RegExp(`^${month}${ENDING}$`))

/** 1 to 12; undefined for another word. */
export function monthOf(key: string): number | undefined {
  const at = MONTHS.findIndex((month) => month.test(key))
  return at < 0 ? undefined : at + 1
}

export const isFrom = (key: string): boolean => key.endsWith('st') && key !== 'august'
export const isUntil = (key: string): boolean => key.endsWith('ni') && key !== 'juuni'
