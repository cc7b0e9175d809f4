import type { Timeframe } from '@vagu/core/fertilization-plan/schema'
import type { LineMark, PlannedLine, RequisitePlanYear } from '@vagu/core/requisite-plan/schema'
import { counted } from '@vagu/core/text/counted'
import { formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'

const TIMEFRAMES: Readonly<Record<Timeframe, string>> = { AUTUMN: 'Sügis', SPRING: 'Kevad', SUMMER: 'Suvi' }
const MARKS: Readonly<Record<LineMark, string>> = {
  cropChanged: 'kavandatud teisele kultuurile',
  notInRegister: 'ei ole tarvikute hulgas',
  areaAbove: 'pind on suurem kui põld',
  otherUnit: 'tarvikut mõõdetakse teises ühikus',
  authorisationEnds: 'luba lõpeb enne kasutamist',
  authorisationEndsSoon: 'luba lõpeb kasutusajal',
}
const REASONS: Readonly<Record<RequisitePlanYear['orphans'][number]['reason'], string>> = {
  deleted: 'kustutatud',
  divided: 'jagatud või liidetud',
  unused: 'sel aastal kasutusest väljas',
}
const lines = (count: number): string => counted(count, 'rida', 'rida')
const fields = (count: number): string => counted(count, 'põld', 'põldu')

/** Every word of the requisite plan. */
export const planText = {
  loadFailed: 'Kuluplaani ei saanud laadida',
  emptyTitle: 'Kuluplaanil ei ole veel põlde',
  empty: (year: number) =>
    `${year}. aastal ei ole ühtegi põldu. Lisage põllud, siis saab neile tarvikuid kavandada.`,
  toFields: 'Põldude juurde',
  toSupplies: 'Tarvikute kuluplaan',
  copy: (year: number) => `Kopeeri ${year}. aasta plaan`,
  applyTemplates: 'Rakenda mallid',
  tryCrop: 'Mis siis, kui…',
  makeJobs: 'Tee töödeks',
  summary: (count: number, done: number) =>
    count === 0 ? 'Ühtegi tarvikut ei ole kavandatud' : `${lines(count)}, tehtud ${formatNumber(done)}`,
  begin:
    'Lisage tarvik kultuuri kõigile põldudele korraga, rakendage kultuuri mall või kopeerige eelmise aasta plaan. Väetised, mis on väetamisplaanis, tulevad tarvikute kuluplaani sealt: siia neid kirjutada ei ole vaja.',
  noCrop: 'Kultuur märkimata',
  crop: (count: number, area: number) => `${fields(count)}, ${formatQuantity(area, 'ha')}`,
  table: (crop: string) => `Kuluplaan: ${crop}`,
  field: 'Põld',
  timeframes: TIMEFRAMES,
  marks: MARKS,
  markWith: (mark: LineMark, { usableUntil }: Pick<PlannedLine, 'usableUntil'>) =>
    mark === 'authorisationEnds' || mark === 'authorisationEndsSoon'
      ? `${MARKS[mark]} (${formatDay(usableUntil)})`
      : MARKS[mark],
  rate: ({ amount, unit }: Pick<PlannedLine, 'amount' | 'unit'>) => formatQuantity(amount, unit, 4),
  times: (times: number) => `${times} korda`,
  onArea: (area: number) => formatQuantity(area, 'ha'),
  done: (done: number, times: number) => (times === 1 ? 'tehtud' : `tehtud ${done}/${times}`),
  asJob: 'tööna kavas',
  openLine: (name: string, field: string) => `Muuda: ${name}, ${field}`,
  addLine: (name: string, field: string) => `Lisa: ${name}, ${field}`,
  add: 'Lisa tarvik',
  addTo: (crop: string) => `Lisa tarvik: ${crop}`,
  saveTemplate: 'Salvesta mallina',
  applyTemplate: (count: number) => `Rakenda mall (${lines(count)})`,

  dialogAdd: (crop: string, count: number) => `Lisa tarvik: ${crop}, ${fields(count)}`,
  dialogAddTo: (field: string) => `Lisa tarvik: ${field}`,
  dialogEdit: (name: string) => name,
  material: 'Tarvik',
  materialPlaceholder: 'Valige või kirjutage nimi',
  ownWords: (name: string) =>
    `„${name}“ ei ole tarvikute hulgas. Seda saab kavandada ja osta, aga lattu ei märgita.`,
  amount: 'Kogus',
  unit: 'Ühik',
  timeframe: 'Aeg',
  cropLabel: 'Kultuur',
  timesLabel: 'Mitu korda',
  area: 'Pind',
  areaHint: (area: number) => `Tühi tähendab kogu põldu (${formatNumber(area)} ha)`,
  areaHintMany: 'Tühi tähendab kogu põldu',
  note: 'Märkus',
  more: 'Pind, kordade arv, märkus',
  onFields: 'Põllud',
  allFields: 'Kõik põllud',
  noField: 'Valige vähemalt üks põld',
  required: 'Kohustuslik väli',
  save: 'Salvesta',
  saveTo: (count: number) => (count === 1 ? 'Lisa põllule' : `Lisa ${formatNumber(count)} põllule`),
  remove: 'Kustuta',
  undo: 'Võta tagasi',
  added: (count: number) => `Kuluplaani lisatud ${lines(count)}`,
  leftOut: (names: readonly string[]) => `Välja jäi, sest tarvik on kustutatud: ${names.join(', ')}`,
  verdictsTitle: 'Kui nii teha',
  nothingToAdd: 'Kõik on juba plaanis',
  noTemplates: 'Põldude kultuuridel ei ole malle. Salvestage mall kultuuri juures',
  nothingBefore: (year: number) =>
    `${year}. aasta kuluplaanis ei ole ridu, mida nende kultuuride põldudele kopeerida`,
  changed: 'Rida muudetud',
  removed: (count: number) => `Kustutatud ${lines(count)}`,
  failed: 'Kuluplaani ei saanud salvestada',
  templateSaved: (crop: string) => `Mall salvestatud: ${crop}`,
  conflict: 'Keegi teine muutis seda vahepeal. Vaadake uuesti ja proovige siis.',

  jobsTitle: 'Tee töödeks',
  jobsNone: 'Kõik kavandatud tarvikud on juba töödes, väetamisplaanis või tehtud.',
  jobsText: (jobs: number, onFields: number) =>
    `Kavandatud töid tuleb ${formatNumber(jobs)} (${fields(onFields)}). Tööd seotakse plaaniga: kui töö tehakse, on ka plaanirida tehtud.`,
  jobsDo: (jobs: number) => `Loo ${counted(jobs, 'kavandatud töö', 'kavandatud tööd')}`,
  jobsMade: (jobs: number) => `Loodud ${counted(jobs, 'kavandatud töö', 'kavandatud tööd')}`,
  jobsFailed: 'Kavandatud töid ei saanud luua',
  jobsBad: (count: number) => `${lines(count)}, mille luba lõpeb enne kasutamist`,
  jobsOf: (jobs: number) => counted(jobs, 'töö', 'tööd'),

  orphansTitle: 'Read, mis vajavad otsust',
  orphan: (name: string, reason: keyof typeof REASONS, count: number) =>
    `${name} (${REASONS[reason]}): ${lines(count)}`,
  cropChanged: (name: string, crop: string, count: number) =>
    `${name}: ${lines(count)} on kavandatud kultuurile ${crop}`,
  removeLines: 'Kustuta read',
  carry: (to: string) => `Vii põldudele: ${to}`,
  keep: 'Jäta alles',
}
