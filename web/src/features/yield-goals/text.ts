import { counted } from '@vagu/core/text/counted'
import { formatMoney, formatNumber } from '../../lib/format.ts'

const tonnes = (value: number): string => `${formatNumber(value, 3)} t`

export const yieldGoalsText = {
  onPaper: (year: number) => `Saagieesmärgid ${year}`,
  loadFailed: 'Saagieesmärke ei saanud laadida',
  emptyTitle: 'Kultuure ei ole veel',
  empty: (year: number) =>
    `Põldudel ei ole ${year}. aastal põhikultuuri ega viljavaheldusplaanis kultuuri, mille saaki kavandada.`,
  toRotation: 'Viljavaheldusplaani juurde',
  summary: 'Kokku',
  noGoals: 'eesmärke veel ei ole',
  crops: (count: number) => counted(count, 'kultuur', 'kultuuri'),
  area: (value: number) => `${formatNumber(value)} ha`,
  tonnes,
  value: (euros: number) => formatMoney(Math.round(euros * 100)),
  perHa: (value: number) => `${formatNumber(value)} t/ha`,
  fiveYears: 'Viis aastat',
  measure: (mean: number, median: number) =>
    `keskmine ${formatNumber(mean)}, mediaan ${formatNumber(median)} t/ha`,
  noHistory: 'Kaalutud saaki viiest eelmisest aastast ei ole.',
  yearYield: (year: number, perHa: number) => `${year}: ${formatNumber(perHa)}`,
  outlier: 'erineb mediaanist üle kahe korra',
  fill: 'Kõigile põldudele',
  fillDo: 'Täida',
  fillMean: 'Täida keskmisega',
  fillMedian: 'Täida mediaaniga',
  price: 'Tonni hind',
  field: 'Põld',
  areaHead: 'Pind, ha',
  ownMean: 'Põllu enda keskmine / mediaan, t/ha',
  goal: 'Eesmärk',
  goalOf: (name: string) => `Eesmärk, ${name}`,
  unit: 'Ühik',
  unitOf: (name: string) => `Ühik, ${name}`,
  units: { t: 't/ha', kg: 'kg/ha', tk: 'tk/ha' },
  total: 'Saak kokku',
  worth: 'Väärtus',
  noPrice: 'hind puudub',
  withoutGoal: (area: number) => `Eesmärgita: ${formatNumber(area)} ha`,
  unweighed: (amount: number, unit: string) =>
    `Kaaluta: ${formatNumber(amount)} ${unit}, tonnides ei arvestata`,
  pastUnweighed: (year: number, amount: number, unit: string) =>
    `${year}: ${formatNumber(amount)} ${unit} ilma kaaluta, jäi välja`,
  saved: 'Saagieesmärgid on salvestatud',
  filled: (count: number) => `Eesmärk ${count} põllul`,
  conflict: 'Keegi teine muutis seda eesmärki. Näidatud on salvestatu.',
  advisory:
    'Soovituslik: talu enda saagid, iga aastat arvestatakse üks kord; mediaanist kaugel olev aasta on märgitud, aga arvestatakse samuti.',
} as const
