import type { Timeframe } from '@vagu/core/fertilization-plan/schema'
import type { MaterialType } from '@vagu/core/materials/schema'
import type { NeedSource } from '@vagu/core/supplies/needs'
import type { SupplyMark } from '@vagu/core/supplies/schema'
import { counted } from '@vagu/core/text/counted'
import { formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'

const MARKS: Readonly<Record<SupplyMark, string>> = {
  noPack: 'pakendi suurus puudub',
  otherUnit: 'teine ühik',
  notInRegister: 'ei ole tarvikute hulgas',
  authorisationEnds: 'luba lõpeb enne kasutamist',
  authorisationEndsSoon: 'luba lõpeb kasutusajal',
  unknownAmount: 'töös on kogus märkimata',
  belowZero: 'laos alla nulli',
}
const SOURCES: Readonly<Record<NeedSource, string>> = {
  job: 'töö',
  fertilizationPlan: 'väetamisplaan',
  requisitePlan: 'kuluplaan',
}
const TIMEFRAMES: Readonly<Record<Timeframe, string>> = {
  AUTUMN: 'sügis',
  SPRING: 'kevad',
  SUMMER: 'suvi',
}
const TYPES: Readonly<Record<MaterialType, string>> = {
  seed: 'seeme',
  fertilizer: 'väetis',
  chemical: 'taimekaitsevahend',
  material: 'muu tarvik',
}

/** Every word of the supplies usage plan. */
export const suppliesText = {
  loadFailed: 'Tarvikute kuluplaani ei saanud laadida',
  title: (year: number) => `Tarvikute kuluplaan ${year}`,
  made: (day: string) => `Laoseis ${formatDay(day)}`,
  emptyTitle: 'Sellel aastal ei ole tarvikuid kavandatud',
  empty: (year: number) =>
    `Koostage ${year}. aasta väetamisplaan või pange kultuuride tarvikud kuluplaani. Siin näete siis, mida ja kui palju on osta vaja.`,
  toFertilization: 'Koosta väetamisplaan',
  toPlan: 'Ava kuluplaan',
  plan: 'Kuluplaan põldude kaupa',
  file: 'CSV',
  workbook: 'Excel',
  sheet: (year: number) => `Kuluplaan ${year}`,
  fileName: (year: number, ending: 'csv' | 'xlsx') => `tarvikute-kuluplaan-${year}.${ending}`,
  print: 'Prindi',
  table: 'Tarvikute vajadus ja ostmine',
  orphans: (count: number) =>
    `${counted(count, 'plaanirida', 'plaanirida')} on põldudel, mida sellel aastal enam ei ole. Neid ei arvestata.`,
  view: 'Vaata',
  figures: { materials: 'Tarvikuid', toBuy: 'Osta', ordered: 'Tellimisel', cost: 'Maksumus' },
  costPartly: (count: number) => `hind puudub: ${count}`,
  columns: {
    name: 'Tarvik',
    unit: 'Ühik',
    need: 'Vaja',
    done: 'Tehtud',
    left: 'Veel vaja',
    stock: 'Laos',
    ordered: 'Tellitud',
    reserve: 'Varu',
    toBuy: 'Osta',
    packs: 'Pakendeid',
    packSize: 'Pakend',
    price: 'Hind',
    pricePerUnit: 'Ühiku hind, €',
    supplier: 'Tarnija',
    fields: 'Põllud',
    marks: 'Märkused',
  },
  types: TYPES,
  marks: MARKS,
  marksWith: (mark: SupplyMark, row: { otherUnits: readonly string[]; usableUntil: string | null }) => {
    if (mark === 'otherUnit') return `teine ühik (${row.otherUnits.join(', ')}): ei arvestata`
    if (mark === 'authorisationEnds' || mark === 'authorisationEndsSoon')
      return `${MARKS[mark]} (${formatDay(row.usableUntil)})`
    return MARKS[mark]
  },
  sources: SOURCES,
  timeframes: TIMEFRAMES,
  fields: (count: number) => counted(count, 'põld', 'põldu'),
  open: (name: string) => `Ava ${name}`,
  packs: (packs: number, size: string) => `${packs} × ${size}`,
  own: 'oma toodang',
  enough: 'piisab',
  over: (amount: string) => `üle jääb ${amount}`,

  sumTitle: 'Arvutus',
  sum: {
    need: 'Vaja kokku',
    done: 'Tehtud',
    left: 'Veel vaja',
    reserve: 'Varu',
    stock: 'Laos',
    ordered: 'Tellimisel',
    lacking: 'Puudu',
    packs: 'Pakendites',
    noStock: 'kandeid ei ole',
  },
  partsTitle: 'Kus kulub',
  partDone: 'tehtud',
  partPlanned: 'kavas',
  amountUnknown: 'kogus märkimata',
  setting: 'Ostmine',
  packSize: 'Pakendi suurus',
  packHint: 'Näiteks 500 kg kott või 5 l kanister',
  unit: 'Ühik',
  reserve: 'Varu, mis peab üle jääma',
  price: 'Ühiku hind',
  supplier: 'Tarnija',
  isBought: 'Ostan seda tarvikut',
  save: 'Salvesta',
  saved: (name: string) => `Ostmise andmed salvestatud: ${name}`,
  saveFailed: 'Salvestada ei saanud',
  conflict: 'Keegi teine muutis neid andmeid vahepeal. Avage aken uuesti.',
  undo: 'Võta tagasi',
  noRegister: 'Seda tarvikut ei ole tarvikute hulgas. Lisage see, siis saab pakendi ja laoseisu märkida.',
  toRegister: 'Tarvikute juurde',

  buyTitle: 'Vaja osta',
  buyNone: 'Kõik vajalik on laos või tellitud.',
  noSupplier: 'Tarnija märkimata',
  makeOrder: 'Koosta tellimus',
  orderMade: (supplier: string, lines: number) =>
    `Tellimus koostatud${supplier === '' ? '' : `: ${supplier}`}, ${counted(lines, 'rida', 'rida')}`,
  ordersTitle: 'Tellimused',
  order: (supplier: string) => (supplier === '' ? 'Tellimus, tarnija märkimata' : `Tellimus: ${supplier}`),
  notOrdered: 'koostatud, tellimata',
  orderedOn: (day: string) => `tellitud ${formatDay(day)}`,
  allReceived: 'kõik saabunud',
  markOrdered: 'Märgi tellituks',
  markNotOrdered: 'Märgi tellimata',
  markedOrdered: 'Tellimus märgitud tellituks',
  received: 'Saabunud',
  receivedLine: (name: string) => `Saabunud: ${name}`,
  receivedOn: (day: string) => `saabunud ${formatDay(day)}`,
  toStock: (name: string, amount: string) => `Lattu võetud: ${name}, ${amount}`,
  fromStock: (name: string) => `Laost tagasi võetud: ${name}`,
  notToStock: 'Ei ole tarvikute hulgas: lattu ei lähe',
  deleteOrder: 'Kustuta tellimus',
  orderDeleted: 'Tellimus kustutatud',
  orderFailed: 'Tellimust ei saanud salvestada',
  printOrder: 'Prindi tellimus',
  orderFile: 'Tellimus failina',
  orderFileName: (supplier: string) => `tellimus-${supplier === '' ? 'tarvikud' : supplier}.csv`,
  orderHeads: { name: 'Tarvik', amount: 'Kogus', unit: 'Ühik', packs: 'Pakendeid', packSize: 'Pakend' },
  buyer: 'Tellija',
  price1: (price: number, unit: string) => `${formatNumber(price, 4)} €/${unit}`,
  amount: (value: number | null, unit: string) => formatQuantity(value, unit),
}
