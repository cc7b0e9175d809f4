import type { OrphanedPlan, Timeframe } from '@vagu/core/fertilization-plan/schema'
import type { MissingInput, NeedLineKey } from '@vagu/core/fertilization-plan/need'
import type { MissingOfBalance } from '@vagu/core/fertilization-plan/balance'
import type { Sufficiency } from '@vagu/core/fertilization-plan/given'
import type { Trust } from '@vagu/core/nutrients/schema'
import { counted } from '@vagu/core/text/counted'
import { formatNumber, formatQuantity, formatWhole } from '../../lib/format.ts'

const kg = (value: number | null): string => formatNumber(value, 1)
const perHa = (value: number): string => formatQuantity(value, 'kg/ha', 1)
const tonnesPerHa = (value: number): string => formatQuantity(value, 't/ha')

const MISSING: Readonly<Record<MissingInput, string>> = {
  crop: 'kultuur on valimata',
  goal: 'saagieesmärk puudub',
  norm: 'selle kultuuri lämmastikunormi Vagu ei tea',
  removal: 'selle kultuuri eemaldust Vagu ei tea',
  phosphorusClass: 'fosforiproov puudub',
  potassiumClass: 'kaaliumiproov puudub',
}
const LINES: Readonly<Record<NeedLineKey, string>> = {
  base: 'Kultuuri tarve tavalise saagi juures',
  yield: 'Saagieesmärk tavalisest saagist suurem või väiksem',
  foodWheat: 'Talinisu toiduks: lisa',
  predecessor: 'Eelkultuurist jääb mulda',
  predecessorCut: 'Eelkultuuri mõju vähendatud',
  manureAfter: 'Eelmise aasta sõnniku järelmõju',
  removal: 'Saak viib põllult ära',
  class: 'Parandus mulla tarbeklassi järgi',
}
const SUFFICIENCY: Readonly<Record<Sufficiency, string>> = {
  lacking: 'puudu',
  enough: 'korras',
  tooMuch: 'liiga palju',
}
const TIMEFRAMES: Readonly<Record<Timeframe, string>> = {
  AUTUMN: 'Sügis',
  SPRING: 'Kevad',
  SUMMER: 'Suvi',
}
const TRUST: Readonly<Record<Trust, string>> = {
  found: 'allikast leitud',
  derived: 'soovituslik: teise riigi või arvutatud arv',
  general: 'soovituslik: kontrollimata',
}

const ORPHANED: Readonly<Record<OrphanedPlan['reason'], string>> = {
  deleted: 'kustutatud',
  divided: 'jagatud või liidetud',
  unused: 'sel aastal kasutusest väljas',
}

/** Every word of the fertilization plan. */
export const planText = {
  emptyTitle: 'Väetamisplaani pole veel millest teha',
  empty: (year: number) =>
    `${year}. aastal ei ole ühtegi põldu. Lisage põllud, siis saab neile väetist kavandada.`,
  toFields: 'Põldude juurde',
  tabs: { plan: 'Plaan', balance: 'N-bilanss', print: 'Trükk' },
  view: 'Vaade',
  table: 'Väetamisplaan põldude kaupa',
  onPaper: (year: number) => `Väetamisplaan ${year}: vajadus ja kavas`,
  search: 'Otsi põldu või kultuuri',
  searchPlaceholder: 'Põld või kultuur',
  noneFound: 'Ühtegi sellist põldu ei ole',
  noneFoundText: (query: string) => `Otsingule „${query}“ ei vasta ükski põld, kultuur ega väetis.`,
  found: (count: number, all: number) => `${counted(count, 'põld', 'põldu')} ${formatWhole(all)}-st`,
  selection: 'Valitud põllud',
  columns: {
    choose: 'Vali',
    field: 'Põld',
    area: 'Pind',
    crop: 'Kultuur',
    cropAndSoil: 'Kultuur ja muld',
    applications: 'Kavandatud väetised',
  },
  elements: { N: 'Lämmastik', P: 'Fosfor', K: 'Kaalium', S: 'Väävel' },
  legend: 'kg/ha: antud + kavas / vaja',
  legendDone: 'antud',
  legendPlanned: 'kavas',
  legendNeed: 'vajadus',
  legendCap: 'seaduse piir',
  openField: (name: string) => `Ava põllu plaan: ${name}`,
  chooseField: (name: string) => `Vali põld ${name}`,
  chooseAll: 'Vali kõik näha olevad',
  chooseAllShort: 'Vali kõik',
  sum: (given: number, planned: number, wanted: number) => `${kg(given)} + ${kg(planned)} / ${kg(wanted)}`,
  sumUnknown: (given: number, planned: number) => `${kg(given)} + ${kg(planned)} / –`,
  state: (sufficiency: Sufficiency, left: number) =>
    sufficiency === 'enough'
      ? SUFFICIENCY.enough
      : sufficiency === 'lacking'
        ? `${SUFFICIENCY.lacking} ${perHa(left)}`
        : `${perHa(-left)} ${SUFFICIENCY.tooMuch}`,
  setByHand: 'määratud ise',
  cap: (value: number) => `seaduse piir ${kg(value)} kg/ha`,
  manureCap: (value: number, most: number) => `sõnnikuga ${kg(value)}, piir ${kg(most)}`,
  manureCapTitle: {
    N: 'Sõnniku üldlämmastik sellel põllul, kg/ha; seaduse piir kehtib talu haritava maa keskmisena.',
    P: 'Sõnniku fosfor sellel põllul, kg/ha; seaduse piir kehtib talu viie aasta keskmisena.',
  },
  missing: MISSING,
  missingShort: {
    crop: 'kultuurita',
    goal: 'eesmärgita',
    norm: 'norm puudub',
    removal: 'arvud puuduvad',
    phosphorusClass: 'proov puudub',
    potassiumClass: 'proov puudub',
  } satisfies Readonly<Record<MissingInput, string>>,
  ways: {
    crop: 'Vali kultuur',
    goal: 'Sea eesmärk',
    norm: 'Määra ise',
    removal: 'Määra ise',
    phosphorusClass: 'Lisa proov',
    potassiumClass: 'Lisa proov',
  } satisfies Readonly<Record<MissingInput, string>>,
  goal: tonnesPerHa,
  takeMean: (value: number) => `Võta keskmine ${tonnesPerHa(value)}`,
  takeMeanOf: (name: string, value: number) => `Võta keskmine ${tonnesPerHa(value)}, ${name}`,
  expired: 'aegunud',
  noSample: 'proov puudub',
  madeFor: (crop: string) => `plaan on tehtud: ${crop}`,
  sulphurNeed: (least: number, most: number) => `${formatNumber(least)}–${formatNumber(most)}`,
  sulphur: (given: number, planned: number, [least, most]: readonly [number, number]) =>
    `${kg(given)} + ${kg(planned)} / ${formatNumber(least)}–${formatNumber(most)}`,
  sulphurUnknown: 'osa teadmata',
  sulphurUnknownOf: (names: string) => `Väävlisisaldus teadmata: ${names}.`,
  sulphurAdvice: 'Soovituslik. Loeb ainult väetised, mille väävlisisaldus on Vagu tabelis.',
  sulphurState: { lacking: 'vähe', enough: 'korras', tooMuch: 'rohkem kui vaja' } satisfies Readonly<
    Record<Sufficiency, string>
  >,
  total: 'Kokku',
  totalHead: 'Pinnaga kaalutud keskmine, kg/ha',
  totalKg: (all: number, wanted: number) => `kokku ${formatWhole(all)} kg, vaja ${formatWhole(wanted)} kg`,
  totalUnknown: (count: number) => `${counted(count, 'põllu', 'põllu')} vajadus teadmata`,
  summary: (fields: number, area: number) => `${counted(fields, 'põld', 'põldu')}, ${formatNumber(area)} ha`,
  noPlan: 'väetist ei ole kavas',
  sufficiency: SUFFICIENCY,
  timeframes: TIMEFRAMES,
  loadFailed: 'Väetamisplaani ei saanud laadida',
  undo: 'Võta tagasi',
  saving: 'Salvestan …',
  unsaved: (count: number) => `Salvestamata: ${counted(count, 'põllu', 'põllu')} plaan. Proovin uuesti.`,
  refusedByServer: 'Server ei võtnud muudatust vastu; see on tagasi võetud.',
  goneField: 'Põld on vahepeal kustutatud või jagatud; selle plaani ei saanud salvestada.',
  conflictTitle: (name: string) => `Keegi teine on vahepeal muutnud põllu „${name}“ väetamisplaani`,
  lines: LINES,
  trust: TRUST,
  source: (source: string) => `Allikas: ${source}`,
  byFarmer: 'Teie määratud',
  officialMissing:
    'Ametlik lämmastikunorm puudub: määruse nr 45 lisad ei olnud kättesaadavad. Arvud on soovituslikud.',
} as const

/** Words of plans whose fields are no more. */
export const orphanText = {
  title: 'Plaan on alles, aga põldu enam ei ole',
  line: (name: string, reason: OrphanedPlan['reason'], count: number) =>
    `${name} (${ORPHANED[reason]}): ${counted(count, 'väetis', 'väetist')} plaanis`,
  carry: (names: string) => `Kanna üle: ${names}`,
} as const

const BALANCE_MISSING: Readonly<Record<MissingOfBalance, string>> = {
  harvest: 'saak puudub',
  fixation: 'sidumine märkimata',
  removal: 'eemaldus teadmata',
}

/** Every word of the balance of nitrogen. */
export const balanceText = {
  table: 'Lämmastikubilanss põldude kaupa',
  onPaper: (year: number) => `Lämmastikubilanss ${year}`,
  about:
    'Bilanss = väetiste lämmastik (sõnnik täies mahus) + liblikõieliste seotud − saagiga viidud, kg/ha. KSM-i kohustus; ametlikke tegureid ei olnud kättesaadaval, arvud on soovituslikud.',
  mineral: 'Mineraalväetis',
  organic: 'Orgaaniline',
  fixation: 'Sidumine',
  out: 'Saagiga välja',
  balance: 'Bilanss',
  harvest: 'Saak',
  harvested: 'koristatud',
  expected: 'eesmärk',
  missing: BALANCE_MISSING,
  mean: 'Pinnaga kaalutud bilanss',
  known: (fields: number, area: number) => `${counted(fields, 'põld', 'põldu')}, ${formatNumber(area)} ha`,
  unknown: (fields: number) => `bilanss teadmata: ${counted(fields, 'põld', 'põldu')}`,
} as const

/** Every word of the plan on paper: the nine items of the regulation, and what stands around them. */
export const paperText = {
  title: (year: number) => `Väetamisplaan ${year}`,
  law: 'Veeseaduse § 162 lg 5 ja määruse 17.11.2021 nr 50 (RT I, 19.11.2021, 1) järgi',
  print: 'Prindi',
  file: 'Laadi alla CSV',
  fileName: (year: number) => `vaetamisplaan-${year}.csv`,
  about: 'Nii jääb plaan paberile: üheksa andmeosa, mida määrus nõuab.',
  holder: 'Tootja',
  code: 'Registrikood',
  made: 'Koostatud',
  land: 'Pind plaanis',
  sign: 'Koostaja allkiri',
  shopping: 'Väetised kokku',
  fields: (count: number) => counted(count, 'põld', 'põldu'),
} as const
