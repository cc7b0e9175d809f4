import type { YieldClass } from '@vagu/core/harvest/overview'
import { counted } from '@vagu/core/text/counted'
import { EMPTY, formatNumber, formatQuantity } from '../../lib/format.ts'

const perHa = (value: number | null | undefined): string => `${formatNumber(value)} t/ha`
const percent = (value: number, decimals = 2): string => formatQuantity(value, '%', decimals)
const names = (fields: readonly string[]): string => fields.join(', ')

export const yieldsText = {
  loadFailed: 'Saagikust ei saanud laadida',
  emptyTitle: 'Saagikust ei ole veel näidata',
  empty: (year: number) => `Põldudel ei ole ${year}. aastal põhikultuuri, mida koristatakse.`,
  toFields: 'Põldude juurde',
  nothingYet: (year: number) => `${year}. aastal ei ole veel midagi koristatud.`,
  addHarvest: 'Lisa koristus',
  toYear: (year: number) => `Vaata ${year}. aastat`,
  title: (year: number) => `Saagikus ${year}`,
  print: 'Prindi',
  fileName: (year: number) => `saagikus-${year}`,
  sheet: (year: number) => `Saagikus ${year}`,
  made: (day: string) => `Koostatud ${day}`,

  totals: 'Kokku',
  totalArea: 'Kultuuride pind',
  harvested: 'Koristatud',
  harvestedOf: (harvested: number, area: number) => `${formatNumber(harvested)} / ${formatNumber(area)} ha`,
  percent,
  fieldsDone: (done: number, all: number) => `${done} / ${counted(all, 'põld', 'põldu')}`,
  fieldsHead: 'Põlde koristatud',
  cropsHead: 'Kultuure',
  certified: 'Sertifitseeritud teraviljaseeme',
  certifiedOf: (share: number, min: number) => `${percent(share, 4)} (KSM vähemalt ${percent(min)})`,

  comparison: 'Saak võrreldes oodatuga',
  comparisonNote: `${percent(100)} on teie saagieesmärk; kus seda ei ole, viie eelmise aasta keskmine. Hinnang on soovituslik: alla ${percent(90)} on alla ootuse, üle ${percent(105)} üle ootuse.`,
  legend: {
    actual: 'saak',
    low: 'saak alla ootuse',
    expected: `oodatud (${percent(100)})`,
    mean: '5 a keskmine',
  },
  comparisonOf: (crop: string, what: string) => `${crop}: ${what}`,

  area: (value: number) => `${formatNumber(value)} ha`,
  tonnes: (value: number | null) => (value === null ? EMPTY : `${formatNumber(value, 3)} t`),
  perHa,
  notWeighed: 'kaalumata',
  notHarvested: 'koristamata',
  goal: 'Eesmärk',
  mean: '5 a keskmine',
  median: 'Mediaan',
  yield: 'Saagikus',
  total: 'Saak',
  progress: 'Koristatud',
  progressOf: (crop: string) => `Koristatud, ${crop}`,
  ofExpected: (share: number, basis: 'GOAL' | 'MEAN') =>
    `${percent(share)} ${basis === 'GOAL' ? 'eesmärgist' : 'keskmisest'}`,
  classes: { LOW: 'alla ootuse', EXPECTED: 'ootuspärane', HIGH: 'üle ootuse' } as const satisfies Record<
    YieldClass,
    string
  >,
  outlier: 'erineb mediaanist üle kahe korra',
  measure: (mean: number, median: number) =>
    `5 aastat: keskmine ${formatNumber(mean)}, mediaan ${formatNumber(median)} t/ha`,
  noMeasure: 'Kaalutud saaki viiest eelmisest aastast ei ole.',
  gaps: (count: number) => `${counted(count, 'aasta', 'aastat')} viiest on kaalutud saagita ja jääb välja.`,

  fields: (count: number) => counted(count, 'põld', 'põldu'),
  openFields: (count: number, crop: string) => `${counted(count, 'põld', 'põldu')}, ${crop}`,
  table: (crop: string) => `Saagikus põldude kaupa, ${crop}`,
  columns: {
    crop: 'Kultuur',
    field: 'Põld',
    area: 'Pind, ha',
    harvested: 'Koristatud, ha',
    tonnes: 'Saak, t',
    weighed: 'Kaalutud, t',
    moisture: 'Niiskus, %',
    perHa: 'Saagikus, t/ha',
    goal: 'Eesmärk, t/ha',
    measure: '5 a keskmine / mediaan, t/ha',
    mean: '5 a keskmine, t/ha',
    median: '5 a mediaan, t/ha',
    verdict: 'Hinnang',
    notes: 'Märkused',
  },
  goalPieces: (amount: number) => `${formatNumber(amount)} tk/ha`,
  years: (crop: string) => `${crop}, t/ha aastate kaupa`,
  yearsAlternative: (crop: string, years: string, goal: string) => `${crop}, t/ha: ${years}${goal}`,
  yearValue: (year: number, value: number, isOutlier: boolean) =>
    `${year}: ${formatNumber(value)}${isOutlier ? ' (erineb mediaanist üle kahe korra)' : ''}`,
  yearsGoal: (value: number) => `; eesmärk ${formatNumber(value)}`,
  goalShort: 'eesmärk',
  meanShort: 'keskmine',

  moist: (weighed: string, moisture: number, standard: string) =>
    `Kaaluti ${weighed}, niiskus ${percent(moisture, 1)}; ${standard}.`,
  atStandard: (tonnes: string, standard: number) => `${percent(standard)} juures ${tonnes}`,
  moistNoStandard: (moisture: number) =>
    `Niiskus ${percent(moisture, 1)}; sellel saagil standardniiskust ei ole.`,
  standard: (moisture: number) => `Tonnid on ${percent(moisture)} niiskuse juures, kus niiskus on mõõdetud.`,
  unmeasured: (tonnes: number) =>
    `Niiskuseta kirjas ja arvestatud nii, nagu kaaluti: ${formatNumber(tonnes, 3)} t.`,
  unweighed: (amount: number, unit: string) =>
    `Ilma kaaluta: ${formatNumber(amount, 3)} ${unit}. Tonnides ja saagikuses ei arvestata.`,
  waiting: (fields: readonly string[]) => `Koristatud, saak kirjutamata: ${names(fields)}.`,
  unharvested: (fields: readonly string[]) => `Koristamata: ${names(fields)}.`,
  withoutArea: (fields: readonly string[]) => `Pindala puudub, saagikuses ei arvestata: ${names(fields)}.`,
  fieldWaits: 'Koristatud, saak on kirjutamata.',
  jobsWait: (count: number) => `${counted(count, 'koristustöö', 'koristustööd')} on saagita.`,
  noArea: 'Pindala puudub.',
  partWeighed: (area: number) => `Kaalutud on ${formatNumber(area)} hektari saak.`,
  otherKind: (type: string, tonnes: number) => `${type} ${formatNumber(tonnes, 3)} t.`,
  otherUnweighed: (type: string, amount: number, unit: string) =>
    `${type} ${formatNumber(amount, 3)} ${unit}, ilma kaaluta.`,
  /** Said once below the crops. */
  basis:
    'Saagikus on tonnid jagatud hektaritega, kust need kaaluti; mitu koristust samalt põllult on põllu pind üks kord. Teravili ja kaunvili arvutatakse ümber 14\u00A0%, õliseemned 9\u00A0% niiskusele, kui niiskus on töös kirjas; haljasmassil, heinal, põhul, köögiviljadel, marjadel ja heinaseemnel standardniiskust ei ole. Standardid on soovituslikud: teravilja oma on Eurostati taimekasvatuse statistikast, teised üldteadmine. Kokkuostja baasniiskus võib olla teine.',
} as const
