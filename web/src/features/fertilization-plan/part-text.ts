import type { LimeRate } from '@vagu/core/fertilization-plan/lime'
import type { ShownFigure } from '@vagu/core/fertilization-plan/schema'
import { counted } from '@vagu/core/text/counted'
import { formatDay, formatNumber } from '../../lib/format.ts'

const kg = (value: number | null): string => formatNumber(value, 1)

/** Every word of the cuts of grass. */
export const cutsText = {
  title: 'Niited',
  count: 'Niiteid aastas',
  advice:
    'Lämmastiku vajadus jaguneb niidete vahel võrdselt: see on Vagu valik ja soovituslik. Väetise juures märkige, mis niiteks see on.',
  table: 'Lämmastik niidete kaupa, kg/ha',
  columns: { cut: 'Niide', need: 'Vaja', given: 'Antud', planned: 'Kavas', left: 'Seis' },
  cut: (cut: number) => `${cut}. niide`,
  lacking: (value: number) => `puudu ${kg(value)}`,
  over: (value: number) => `${kg(value)} üle`,
  enough: 'korras',
  ofNoCut: (value: number) => `Niite märketa: ${kg(value)} kg N/ha. See ei loe ühegi niite juurde.`,
  choice: 'Mis niiteks',
  none: 'märkimata',
} as const

const ELEMENTS: Readonly<Record<ShownFigure, string>> = {
  ca: 'Kaltsium',
  mg: 'Magneesium',
  s: 'Väävel',
  b: 'Boor',
  cu: 'Vask',
  mn: 'Mangaan',
  zn: 'Tsink',
}

/** Every word of the soil beside phosphorus and potassium, and of lime. */
export const soilPartText = {
  title: 'Muld ja lupjamine',
  noSample: 'Mullaproovis ei ole pH-d ega mikroelemente.',
  elements: ELEMENTS,
  table: 'Muud elemendid mullas, mg/kg',
  columns: { figure: 'Näitaja', value: 'Nüüd', before: 'Enne', trend: 'Muutus' },
  dated: (value: number, day: string) => `${formatNumber(value, 1)} (${formatDay(day)})`,
  noBefore: 'varasemat ei ole',
  change: (difference: number) => `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference), 1)}`,
  same: 'sama',
  ph: (day: string, before: string) => (before === '' ? formatDay(day) : `${formatDay(day)}, enne ${before}`),
  noRate:
    'Väetisnormi nendest näitajatest Vagu ei arvuta: näha on tase ja muutus. Võrreldakse ainult sama meetodiga proove.',
  lime: 'Lubja tarve',
  limeHint: 'Puhta kaltsiumkarbonaadina, nii nagu labor või lubjatarbe kaart ütleb.',
  limeUnit: 't CaCO₃/ha',
  limeState: (planned: number, left: number) =>
    left > 0
      ? `Kavas ${formatNumber(planned)}, puudu ${formatNumber(left)} t CaCO₃/ha`
      : `Kavas ${formatNumber(planned)} t CaCO₃/ha, tarve on kaetud`,
  limePlanned: (planned: number) =>
    `Lupa on kavas ${formatNumber(planned)} t CaCO₃/ha; tarvet ei ole märgitud.`,
  limeUnknown: (names: string) => `Neutraliseerimisvõime teadmata, ei loe: ${names}.`,
  products: 'Kui palju igat lubiväetist',
  product: (name: string, value: number, { rate, turns }: LimeRate) =>
    `${name} (${formatNumber(value)} %): ${formatNumber(rate)} t/ha${turns > 1 ? `, ${counted(turns, 'kord', 'korda')}` : ''}`,
  limeAdvice:
    'Norm = tarve × 100 / neutraliseerimisvõime; korraga kuni 6 t/ha. Neutraliseerimisvõimed on kontrollimata: otsustab toote paber.',
} as const

/** Every word of a plan's earlier states. */
export const planHistoryText = {
  open: 'Ajalugu',
  name: (field: string, year: number) => `${field}, väetamisplaan ${year}`,
  lines: {
    crop: 'Kultuur',
    goal: 'Saagieesmärk',
    straw: 'Põhk viiakse ära',
    sand: 'Liivmuld',
    foodWheat: 'Talinisu toiduks: lisa',
    cut: 'Eelkultuuri mõju vähendatud',
    fixation: 'Seotud lämmastik',
    cuts: 'Niiteid',
    lime: 'Lubja tarve',
    note: 'Märkus',
    fertilizations: 'Väetised',
  },
  override: (element: string) => `Vajadus määratud ise: ${element}`,
  byHand: (value: number, reason: string) => `${kg(value)} kg/ha (${reason})`,
  yes: 'jah',
  application: (season: string, name: string, rate: string) => `${season.toLowerCase()}: ${name} ${rate}`,
} as const
