import type { NutrientElement } from '@vagu/core/nutrients/schema'
import { counted } from '@vagu/core/text/counted'
import { formatNumber, formatQuantity } from '../../lib/format.ts'

const kg = (value: number | null): string => formatNumber(value, 1)
/** Part of a content; a question mark where it is not known. */
const part = (value: number | null): string => (value === null ? '?' : kg(value))

/** Every word of the law's limits. */
export const limitsText = {
  title: 'Seaduse piirid',
  fits: 'Mahub seaduse piiridesse, mida Vagu kontrollib.',
  onFields: (names: readonly string[]) => `Põllud, kus reegel midagi ütleb: ${names.join(', ')}`,
  days: (from: string, to: string) => `Laotada tohib ${from} – ${to}.`,
  perhaps: (from: string, to: string) => `Laotada võib tohtida ${from} – ${to}; oleneb laotusviisist.`,
  noDays: 'Sel ajal seda väetist laotada ei tohi.',
  manure: (N: string, P: string) => `Sõnnikuga põllule: N ${N} kg/ha, P ${P} kg/ha (üldsisaldus).`,
  zone: (cap: number) =>
    `Põld on nitraaditundlikul alal: mineraalväetisega kuni ${formatNumber(cap)} kg N/ha kalendriaastas.`,
  farmNitrogen: (mean: string, limit: number | null) =>
    `Talu keskmine sõnnikuga ${mean} kg N/ha${limit === null ? '' : `, lubatud ${formatNumber(limit)}`}`,
  farmPhosphorus: (mean: string, limit: number | null) =>
    `viie aasta keskmine ${mean} kg P/ha${limit === null ? '' : `, lubatud ${formatNumber(limit)}`}`,
  marks: {
    violation: 'rikub seaduse piiri',
    attention: 'vajab tähelepanu',
    unknown: 'ei saa lõpuni kontrollida',
  },
} as const

const NAMED = 6
/** Names in a sentence: of many the first ones, and how many more there are. */
const someOf = (names: readonly string[]): string =>
  names.length <= NAMED + 1
    ? names.join(', ')
    : `${names.slice(0, NAMED).join(', ')} ja veel ${names.length - NAMED}`

/** Every word of the duty to have a plan. */
export const dutyText = {
  label: 'Väetamisplaani kohustus',
  small: (area: string) =>
    `Väetamisplaan ei ole teile kohustuslik: haritavat maad on ${area}, kohustus algab 50 hektarist.`,
  withoutNitrogen: (area: string) =>
    `Väetamisplaan ei ole teile praegu kohustuslik: haritavat maad on ${area}, aga lämmastikväetist ei ole antud ega kavas.`,
  fulfilled: (area: string) =>
    `Väetamisplaan on teile kohustuslik ja olemas: haritavat maad on ${area} ja kasutate lämmastikväetist.`,
  owed: (area: string, names: readonly string[]) =>
    `Väetamisplaan on teile kohustuslik (haritavat maad on ${area} ja kasutate lämmastikväetist). Lämmastikku saab ka ${counted(names.length, 'põld', 'põldu')}, millel plaani ei ole: ${someOf(names)}.`,
  source: (source: string) => `Allikas: ${source}`,
} as const

/** Every word of a field's plan and its fertilizers. */
export const fieldPlanText = {
  title: (name: string, year: number) => `${name}, väetamisplaan ${year}`,
  basis: 'Millest arvestatakse',
  goal: 'Saagieesmärk selles plaanis',
  goalHint: (goal: number | null) => (goal === null ? undefined : `${formatNumber(goal)} saagikuse plaanist`),
  straw: 'Põhk viiakse ära',
  sand: 'Liivmuld',
  foodWheat: 'Talinisu toiduks: lisa',
  fixation: 'Liblikõieliste seotud lämmastik',
  fixationHint: 'N-bilansi jaoks; Vagu ametlikku arvu ei tea',
  need: 'Vajadus',
  needOf: (element: string, value: string) => `${element}: ${value} kg/ha`,
  unknownNeed: 'teadmata',
  showSource: 'Näita allikat',
  total: 'Kokku enne mahaarvamisi',
  adjusted: 'Vaja anda',
  override: 'Määra vajadus ise',
  overrideOf: (element: string) => `Määra ise: ${element}`,
  overridden: (value: number, reason: string) => `Määratud ise ${kg(value)} kg/ha: ${reason}`,
  takeBack: 'Võta arvutatud',
  cut: 'Arvesta eelkultuuri vähem',
  countWhole: 'Arvesta täies mahus',
  cutOf: (value: number, reason: string) => `Eelkultuuri mõju vähendatud ${kg(value)} kg/ha: ${reason}`,
  amount: 'Kogus',
  reason: 'Põhjus',
  save: 'Salvesta',
  unknownPredecessors: (names: string) => `Eelkultuuri mõju ei ole teada, loetud nulliks: ${names}`,
  applications: 'Kavandatud väetised',
  none: 'Väetist ei ole veel kavandatud.',
  add: 'Lisa väetis',
  edit: 'Muuda',
  editOf: (name: string) => `Muuda: ${name}`,
  remove: 'Eemalda',
  removeOf: (name: string) => `Eemalda: ${name}`,
  removed: (name: string) => `„${name}“ on plaanist eemaldatud`,
  given: 'Juba antud ja töödes kavas',
  isDone: 'tehtud',
  isJob: 'töödes',
  unknownContent: (name: string) => `„${name}“: sisaldus ei ole lõpuni teada, teadmata osa ei arvestata.`,
  usableUpTo: (percent: number) => `omastatav kuni ${formatNumber(percent)} %`,
  gives: ({ N, P, K }: Readonly<Record<NutrientElement, number | null>>) =>
    `N ${part(N)}, P ${part(P)}, K ${part(K)} kg/ha`,
  totalAmount: (amount: number, unit: string) => `kokku ${formatQuantity(amount, unit)}`,
  cropChanged: (before: string, now: string) =>
    `Plaan on tehtud kultuurile ${before}, aga põllul on nüüd ${now}.`,
  keep: 'Jäta väetised alles',
  clear: 'Alusta tühjalt',
  close: 'Valmis',
  wheatParts: (parts: readonly [number, number, number]) =>
    `Talinisu lämmastik osadena: kuni BBCH 30 ${kg(parts[0])}, kuni BBCH 39 ${kg(parts[1])}, ülejäänu ${kg(parts[2])} kg/ha (soovituslik).`,
} as const

/** Every word of the form of a fertilizer in the plan. */
export const applicationText = {
  title: (fields: number) => (fields === 1 ? 'Lisa väetis' : `Lisa väetis ${fields} põllule`),
  editTitle: 'Muuda väetist',
  product: 'Väetis',
  productPlaceholder: 'Valige oma väetis või otsige tabelist',
  own: 'talu väetis',
  rate: 'Norm',
  unit: 'Ühik',
  timeframe: 'Aeg',
  growthStage: 'Kasvufaas',
  growthStagePlaceholder: 'näiteks BBCH 30',
  overlap: 'Ülekate',
  area: 'Ainult osale põllust',
  areaHint: (area: number) => `Tühjalt: kogu põld, ${formatNumber(area)} ha`,
  areaTooLarge: (area: number) => `Põld on ${formatNumber(area)} ha`,
  workedIn: 'Viiakse kohe mulda',
  slurryOf: 'Läga',
  slurry: { cattle: 'veise', pig: 'sea' },
  more: 'Ülekate, osa põllust, märkus',
  note: 'Märkus',
  overlapUnit: '%',
  literAsKilogram: 'Liiter loetakse kilogrammiks: tihedust Vagu ei tea.',
  unusualRate: 'Ebatavaliselt suur norm. Kontrollige ühikut.',
  unknownContent: 'Selle väetise toitained ei ole teada: lisage need väetiste lehel.',
  giving: 'Annab',
  onEach: 'igale hektarile',
  cancel: 'Katkesta',
  save: 'Salvesta',
  addTo: (fields: number) => (fields === 1 ? 'Lisa plaani' : `Lisa ${fields} põllule`),
  added: (fields: number) => `Väetis on lisatud ${counted(fields, 'põllule', 'põllule')}`,
  required: 'Valige väetis',
} as const
