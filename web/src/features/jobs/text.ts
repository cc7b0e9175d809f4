import { counted, countedJobs } from '@vagu/core/text/counted'
import type { Facet } from './filter-jobs.ts'
import type { Obstacle } from './batch-change.ts'

/** How the filter is called in the address. */
export const params: Readonly<Record<Facet | 'text' | 'from' | 'to' | 'hasWarnings', string>> = {
  text: 'otsi',
  status: 'olek',
  field: 'pold',
  group: 'grupp',
  crop: 'kultuur',
  job: 'too',
  worker: 'tootaja',
  material: 'vahend',
  label: 'silt',
  from: 'alates',
  to: 'kuni',
  hasWarnings: 'hoiatustega',
}

/** Every word of the jobs page. */
export const jobsPageText = {
  title: 'Tööde haldamine',
  table: (year: number) => `Hooaja ${year} tööd`,
  add: 'Lisa töö',
  import: 'Too tööd tabelist',

  search: 'Otsi töödest',
  searchPlaceholder: 'Põld, töö, tarvik, töötaja, märkus',
  filters: 'Filtrid',
  filtersOf: (count: number) => (count === 0 ? 'Filtrid' : `Filtrid (${count})`),
  facets: {
    status: 'Olek',
    field: 'Põld',
    group: 'Põllugrupp',
    crop: 'Kultuur',
    job: 'Töö',
    worker: 'Töötaja',
    material: 'Tarvik',
    label: 'Silt',
  } satisfies Record<Facet, string>,
  without: {
    group: 'Grupita',
    crop: 'Kultuurita',
    worker: 'Töötajata',
    material: 'Tarvikuta',
    label: 'Sildita',
  },
  choose: 'Vali',
  countOf: (label: string, count: number) => `${label} ${count}`,
  count: countedJobs,
  allOf: (category: string) => `${category}: kõik tööd`,
  from: 'Alates',
  to: 'Kuni',
  fromDay: (day: string) => `alates ${day}`,
  toDay: (day: string) => `kuni ${day}`,
  periodHint: 'Planeeritud töödel veel kuupäeva ei ole; need jäävad perioodi valimisel välja.',
  periodReversed: 'Algus on hiljem kui lõpp.',
  hasWarnings: 'Hoiatustega',
  active: 'Valitud filtrid',
  removeFilter: (label: string) => `Eemalda filter: ${label}`,
  asked: (text: string) => `„${text}“`,

  totals: (count: number, area: string) => `${countedJobs(count)}, ${area}`,
  shown: (shown: number, all: number, area: string) => `Näidatakse ${countedJobs(shown)} ${all}-st, ${area}`,
  showAll: 'Näita kõiki',
  noneFound: 'Ükski töö ei vasta filtrile',
  noneFoundText: (all: number) => `Hooajal on ${countedJobs(all)}, filter jätab need praegu välja.`,
  empty: (year: number) => `Hooajal ${year} ei ole veel ühtegi tööd`,
  emptyText:
    'Siia koguneb kogu hooaeg: tehtud, pooleli ja kavas tööd kõigilt põldudelt. Siit saab neid otsida, mitut korraga muuta ja tabelina alla laadida.',
  loadFailed: 'Töid ei õnnestunud laadida',
  warningsFailed: 'Hoiatusi ei õnnestunud laadida, tööde juures ei ole neid praegu näha.',

  alsoFertilizing: 'Väetamine muu töö juures',

  selectJob: (job: string) => `Vali töö: ${job}`,
  selectAll: (count: number) => `Vali kõik nähtavad tööd (${count})`,
  selected: (count: number, area: string) => `Valitud ${countedJobs(count)}, ${area}`,
  clearSelection: 'Tühista valik',
  batch: 'Valitud tööd',
  edit: 'Muuda olekut, päevi või masinat',
  delete: 'Kustuta',
  most: (count: number) => `Korraga saab muuta kuni ${count} tööd.`,

  editJob: (job: string) => `Muuda: ${job}`,
  more: (job: string) => `Veel tegevusi: ${job}`,
  repeat: 'Tee uuesti',

  deleteTitle: (count: number) =>
    count === 1 ? 'Kas kustutada töö?' : `Kas kustutada ${countedJobs(count)}?`,
  deleteText: (names: string, more: number) =>
    `Kustutatakse ${names}${more > 0 ? ` ja veel ${countedJobs(more)}` : ''}. Tagasi saab need võtta kohe pärast kustutamist või hiljem kustutatud tööde alt.`,
  deleteConfirm: (count: number) => `Kustuta ${countedJobs(count)}`,
  deleted: (count: number) => (count === 1 ? 'Töö kustutatud' : `${countedJobs(count)} kustutatud`),
  deleteFailed: 'Kustutamine ebaõnnestus, tööd on alles.',
  restored: (count: number) => (count === 1 ? 'Töö on tagasi' : `${countedJobs(count)} on tagasi`),
  restoreFailed: 'Tagasivõtmine ebaõnnestus!',
  jobOn: (job: string, field: string) => `${job} (${field})`,

  batchTitle: (count: number) => `Muuda ${count === 1 ? 'ühte tööd' : countedJobs(count)}`,
  newStatus: 'Uus olek',
  keep: 'Jääb samaks',
  newStart: 'Uus algus',
  newStartHint: 'Ühepäevase töö lõpp liigub kaasa.',
  newEnd: 'Uus lõpp',
  newEndHint: 'Tühjaks jättes jääb lõpp samaks.',
  newMachine: 'Uus masin',
  noMachine: 'masinata',
  untested: (count: number, end: string) =>
    `Seadme kontroll lõppes ${end}: ${countedJobs(count)} taimekaitsevahendiga on sellest hilisem. Kontrollimata seadmega ei tohi taimekaitsevahendit kasutada (taimekaitseseadus § 87 lg 1).`,
  untestedUnknown: (count: number) =>
    `Selle seadme kontrolli päev on kirjutamata; ${countedJobs(count)} on taimekaitsevahendiga. Märkige kontrolli päev masina juurde.`,
  testedLater: (count: number, testedOn: string) =>
    `Kirjas on kontroll ${testedOn}: ${countedJobs(count)} taimekaitsevahendiga on sellest varasem. Kas eelmine kontroll siis kehtis, ei ole teada: märkige masina juurde ka varasem kontroll.`,
  preview: 'Mis muutub',
  previewEmpty: 'Valige uus olek, kuupäev või masin; siin näete enne salvestamist, mis muutub.',
  nothingChanges: 'Ükski valitud töö sellest ei muutu.',
  unchanged: (count: number) => `${counted(count, 'töö jääb', 'tööd jäävad')} samaks.`,
  morePreviews: (count: number) => `ja veel ${countedJobs(count)}`,
  leavesYear: (year: number) => `läheb saagiaastasse ${year}`,
  becomes: 'muutub:',
  obstacles: {
    planned: 'planeeritud tööl ei ole kuupäeva, valige ka uus olek',
    open: 'kestval tööl ei ole lõppu, valige olekuks ka „Tehtud“',
    endBeforeStart: 'lõpp oleks enne algust',
    endMissing: 'töö algas rohkem kui pool aastat tagasi, märkige ka uus lõpp',
    wrongYear: 'sellist aastat ei saa valida',
  } satisfies Record<Obstacle, string>,
  cannot: (count: number) => `${countedJobs(count)} ei saa muuta:`,
  saveChanges: (count: number) => `Muuda ${count === 1 ? 'ühte tööd' : countedJobs(count)}`,
  changed: (count: number) => (count === 1 ? 'Töö muudetud' : `${countedJobs(count)} muudetud`),
  changeFailed: 'Muutmine ebaõnnestus, tööd on nagu enne.',
  couldNot: (count: number, why: string) => `${countedJobs(count)} ei saanud muuta: ${why}`,
  conflict: (job: string) =>
    `Tööd „${job}“ on vahepeal muudetud. Midagi ei salvestatud, nimekiri laaditi uuesti.`,
  gone: 'Mõni valitud töö on vahepeal kustutatud. Midagi ei salvestatud, nimekiri laaditi uuesti.',
  takenBack: (count: number) =>
    count === 1 ? 'Muudatus tagasi võetud' : `${countedJobs(count)} on nagu enne`,

  output: 'Väljasta ja muu',
  csv: 'Laadi alla tabelina (CSV)',
  print: 'Prindi',
  fileName: (year: number) => `tood-${year}.csv`,
  printTitle: (year: number) => `Tööd, saagiaasta ${year}`,
} as const
