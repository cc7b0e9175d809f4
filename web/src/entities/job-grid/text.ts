import { countedJobs } from '@vagu/core/text/counted'
import type { JobStatus } from '@vagu/core/jobs/schema'
import type { ApplicationUnit } from '@vagu/core/units/schema'
import type { ColumnId } from './columns.ts'

const rows = (count: number): string => `${count} rida`

/** Every word of the table of new jobs. */
export const addJobGridText = {
  title: 'Lisa mitu tööd tabelina',
  table: 'Uued tööd',
  columns: {
    date: 'Kuupäev',
    endDate: 'Lõpp',
    status: 'Olek',
    job: 'Töö',
    fields: 'Põld',
    area: 'Pindala, ha',
    material: 'Tarvik',
    amount: 'Kogus',
    unit: 'Ühik',
    worker: 'Töötaja',
    machine: 'Masin',
    notes: 'Märkused',
    labels: 'Sildid',
  } satisfies Record<ColumnId, string>,
  /** Names of a pasted heading, in small letters, without its unit. */
  headings: {
    date: ['kuupäev', 'kpv', 'algus', 'aeg', 'alguskuupäev', 'töö kuupäev'],
    endDate: ['lõpp', 'lõppkuupäev', 'lõpp kuupäev', 'lõpukuupäev'],
    status: ['olek', 'staatus'],
    job: ['töö', 'tööd', 'töö nimetus', 'tegevus', 'töö liik', 'tööliik'],
    fields: ['põld', 'põllud', 'põllu nimi', 'põllu nr', 'põllu number', 'põllumassiiv'],
    area: ['pindala', 'pind', 'ha', 'töödeldud pindala'],
    material: [
      'tarvik',
      'tarvikud',
      'vahend',
      'vahendid',
      'materjal',
      'preparaat',
      'toode',
      'väetis',
      'seeme',
      'taimekaitsevahend',
    ],
    amount: ['norm', 'kogus', 'kulunorm', 'kulu', 'norm/kogus', 'kogus/norm'],
    unit: ['ühik', 'ühikud', 'mõõtühik'],
    worker: ['töötaja', 'tegija', 'töö tegija', 'traktorist'],
    machine: ['masin', 'masinad', 'seade', 'tehnika', 'agregaat', 'prits'],
    notes: ['märkused', 'märkus', 'kommentaar', 'lisainfo'],
    labels: ['sildid', 'silt'],
  } satisfies Record<ColumnId, readonly string[]>,
  verdict: 'Hinnang',
  whole: 'kogu põld',

  statuses: {
    DONE: ['tehtud', 'valmis'],
    IN_PROGRESS: ['tegemisel', 'pooleli'],
    DRAFT: ['ettevalmistatud', 'mustand'],
    PLANNED: ['planeeritud', 'plaan', 'plaanis', 'kavas'],
  } satisfies Record<JobStatus, readonly string[]>,
  units: {
    l: ['liiter', 'liitrit', 'ltr'],
    t: ['tonn', 'tonni'],
    m3: ['m³', 'tm'],
    'm3/ha': ['m³/ha'],
  } satisfies Partial<Record<ApplicationUnit, readonly string[]>>,

  unknown: {
    job: (text: string) => `Tööd „${text}“ ei ole teie tööde nimekirjas.`,
    fields: (text: string) => `Põldu „${text}“ teil ei ole.`,
    material: (text: string) => `Tarvikut „${text}“ teie nimekirjas ei ole. Uue tarviku saab lisada vormis.`,
    worker: (text: string) => `Töötajat „${text}“ teie nimekirjas ei ole.`,
    machine: (text: string) =>
      `Masinat „${text}“ teie nimekirjas ei ole. Uue masina saab lisada vormis või masinate lehel.`,
    status: (text: string) => `Olekut „${text}“ ei ole.`,
    unit: (text: string) => `Ühikut „${text}“ ei tunta.`,
  },
  several: (text: string, labels: readonly string[]) =>
    `„${text}“ võib olla ${labels.slice(0, 4).join(', ')}${labels.length > 4 ? ' …' : ''}. Kirjutage täpsemalt.`,
  noDay: (text: string) => `„${text}“ ei ole kuupäev. Kirjutage näiteks 3.5 või 03.05.2026.`,
  noNumber: (text: string) => `„${text}“ ei ole arv.`,
  endOfOpen: 'Tegemisel tööl ei ole lõppu. Kustutage lõpp või muutke olekut.',
  amountAlone: 'Kogus on kirjas, aga tarvik puudub.',

  check: (label: string) => `${label}: kontrollige`,
  errors: (count: number) => `${count} viga`,
  needsForm: 'Vajab vormi',
  needsFormWhy: (inputs: readonly string[]) => `Tabelis ei saa kirja panna: ${inputs.join(', ')}.`,
  openForm: (number: number) => `Ava rida ${number} vormis`,
  formTitle: 'Lisa töö',
  listOf: 'Uued tööd',
  noJob: 'Töö märkimata',
  more: (count: number) => `Näita veel ${rows(count)}`,
  toFormOf: (row: string) => `Ava vormis: ${row}`,
  leaveOut: 'Jäta välja',
  leaveOutOf: (row: string) => `Jäta välja: ${row}`,
  savedInForm: 'Töö on salvestatud ja rida tabelist ära võetud.',
  begun: 'Pooleli',
  /** Inputs that only the form has, by name. */
  inputs: {
    jobVariant: 'tööviis',
    soilSampler: 'proovivõtja',
    soilSamples: 'võetud proovide arv',
    herding: 'karjatamine',
    inspections: 'seire',
    fertilization: 'väetamise info',
    amount: 'töö maht',
    unit: 'töö mahu ühik',
    yield: 'saak',
    yieldUnit: 'saagi ühik',
    yieldUnitWeight: 'saagi ühiku kaal',
    moisturePct: 'saagi niiskus',
    customFieldArea: 'pindalatüüp',
    startTime: 'algusaeg',
    growthStage: 'kasvufaas',
    windSpeed: 'tuul',
    airTemperature: 'õhutemperatuur',
    heap: 'sõnnikuaun',
    requisites: 'tarviku andmed',
  } as Readonly<Record<string, string>>,
  otherInput: 'töö lisaandmed',

  toForm: 'Ava vormis',
  pasteHint:
    'Tabelarvutusest kleepides võib esimene rida olla pealkirjadega (Kuupäev, Töö, Põld, Pindala, Tarvik, Norm, Ühik, Töötaja, Masin, Märkused). Mitu põldu ühel real eraldage komaga: koguhulk jagatakse nende vahel pindala järgi. Mitu tarvikut ühel töö real eraldage semikooloniga, kogused ja ühikud samuti.',
  intro: 'Üks rida on üks töö ühel või mitmel põllul. Tabelisse saab ka kleepida.',
  narrow: 'Tabel on suurema ekraani jaoks',
  narrowText: 'Telefonis on mugavam lisada töid vormiga. Tabelisse pandud read jäävad seniks alles.',
  toPlainForm: 'Ava tavaline vorm',
  kept: 'Pooleli jäänud read on alles.',
  fromFile: 'Too tööd failist',

  count: (all: number, wrong: number) =>
    [all === 0 ? 'Ridu ei ole veel täidetud' : rows(all), wrong > 0 ? `${wrong} vajab parandamist` : '']
      .filter(Boolean)
      .join(', '),
  save: (count: number) => (count > 0 ? `Salvesta ${countedJobs(count)}` : 'Salvesta'),
  saved: (count: number) => `Lisatud ${countedJobs(count)}`,
  tooMany: (max: number) => `Korraga saab salvestada kuni ${max} tööd. Salvestage osade kaupa.`,
  nothingToSave: 'Tabelis ei ole veel ühtegi tööd.',
  takenBack: (count: number) => `Tagasi võetud ${countedJobs(count)}; read on tabelis alles.`,
  arrivedText:
    'Eelmine katse jõudis siiski kohale ja pärast seda on ridu muudetud. Salvestatud tööd leiate viimati lisatud tööde hulgast. Kas lisada kõik tabelis olevad read uute töödena?',
  takeBackFailed: 'Tagasivõtmine ebaõnnestus!',
  leaveTitle: 'Tabelis on salvestamata read',
  leaveText: (count: number) => `Kui tabeli sulgete, läheb kaduma ${rows(count)}.`,
  leave: 'Loobu ridadest',
  stay: 'Jätka tabelis',
} as const
