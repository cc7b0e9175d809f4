import { importText } from '../../ui/import/text.ts'
import type { JobMeaning, NamedCell } from '@vagu/core/job-import/schema'
import { counted, countedJobs } from '@vagu/core/text/counted'

const rows = (count: number): string => counted(count, 'rida', 'rida')
const kinds = {
  job: 'töö',
  fields: 'põld',
  material: 'tarvik',
  worker: 'töötaja',
  machine: 'masin',
  unit: 'ühik',
  status: 'olek',
} as const satisfies Record<NamedCell, string>

const labelInNote: Readonly<Partial<Record<NamedCell, string>>> = { worker: 'Tegija', machine: 'Masin' }

/** Every word of the import of jobs from a table. */
export const jobImportText = {
  dropTitle: 'Valige tööde tabel',
  dropText:
    'Sobib teise programmi või oma Exceli tabel (.xlsx) ja CSV, milles on iga töö kohta rida. Veerud, põllud ja tarvikud leiab Vagu ise; enne salvestamist saate kõik üle vaadata. Mis on juba põlluraamatus, teist korda ei salvestu.',
  ...importText,
  brokenLetters: (line: number) => `Failis on rikutud tähti, esimesed real ${line}. Kontrollige nimesid.`,
  lastImports: 'Viimati toodud tabelid',
  importColumns: { file: 'Fail', day: 'Toodud', jobs: 'Töid' },

  steps: 'Impordi sammud',
  stepNames: { columns: '1. Veerud', names: '2. Nimed', review: '3. Ülevaatus', receipt: '4. Kviitung' },
  summary: (name: string) => `Fail ${name}`,
  sheet: 'Leht',
  sheetName: (name: string, count: number) => `${name === '' ? 'Tabel' : name} (${rows(count)})`,
  header: 'Päiserida',
  headerLine: (line: number, start: string) => `rida ${line}: ${start}`,
  noHeaderLine: 'Päist ei ole',
  headerIsTwo: 'Päis on kahel real',
  found: (count: number, lines: number) =>
    count === lines
      ? `Leitud ${countedJobs(count)}.`
      : `Leitud ${countedJobs(count)} ${rows(lines)}l: ühe töö mitu tarvikut on koos.`,
  later: (count: number, most: number) =>
    `Korraga saab üle vaadata ${rows(most)}. Ülejäänud (${rows(count)}) tulevad siis, kui need on salvestatud ja avate sama faili uuesti.`,
  needed: 'Märkige vähemalt kuupäeva, töö ja põllu veerg.',
  columnsOf: 'Failis olevad veerud',
  columns: { header: 'Veerg failis', examples: 'Näited', meaning: 'Tähendus' },
  noHeader: (number: number) => `veerg ${number}`,
  meaningOf: (header: string) => `Tähendus: ${header}`,
  remembered: 'nii nagu eelmine kord',
  meanings: {
    date: 'Kuupäev või algus',
    endDate: 'Lõpp',
    status: 'Olek',
    job: 'Töö',
    fields: 'Põllu nimi',
    massif: 'Massiivi nr',
    fieldNumber: 'Põllu nr',
    area: 'Pindala, ha',
    material: 'Tarvik',
    rate: 'Norm hektarile',
    amount: 'Kogus',
    unit: 'Ühik',
    worker: 'Töötaja',
    machine: 'Masin',
    notes: 'Märkused',
    labels: 'Sildid',
    crop: 'Kultuur (võrdlemiseks)',
    jobNumber: 'Töö number',
    ignored: 'ei loeta',
  } satisfies Record<JobMeaning, string>,
  toNames: 'Edasi',

  namesTitle: 'Nimed, mida teie põlluraamatus ei ole',
  namesHint:
    'Valige, mida need tähendavad; järgmine kord on valik meeles. Valimata nimed jäävad ülevaatuses vigaseks ja saate need seal parandada.',
  namesOf: 'Tundmatud nimed',
  nameColumns: { kind: 'Mis', text: 'Failis', count: 'Ridu', name: 'Teie põlluraamatus' },
  kinds,
  nameOf: (cell: NamedCell, name: string) => `Mida tähendab ${kinds[cell]} ${name}`,
  chooseName: 'Valige',
  toNote: 'Kirjuta töö märkusesse',
  noted: (cell: NamedCell, name: string) => `${labelInNote[cell] ?? 'Tarvik'}: ${name}`,
  toColumns: 'Tagasi veergude juurde',
  toReview: 'Edasi ülevaatusele',

  newRows: (count: number) => `Uusi ridu ${count}`,
  reviewHint: 'Vigased lahtrid on märgitud: parandage need siin või kustutage rida. Salvestub kõik korraga.',
  nothingNew: 'Kõik selle tabeli tööd on juba põlluraamatus, midagi ei muutu.',
  knownTitle: (count: number) => `Juba põlluraamatus: ${rows(count)}`,
  knownHint: 'Need read ei salvestu. Kui mõni on siiski eraldi töö, lisage see.',
  knownColumns: {
    line: 'Rida failis',
    day: 'Kuupäev',
    job: 'Töö',
    fields: 'Põld',
    material: 'Tarvik',
    state: 'Seis',
  },
  states: { same: 'Sama', alike: 'Erineb pindala, koguse või lõpu poolest' },
  addAnyway: 'Lisa siiski',
  addAnywayOf: (line: string) => `Lisa siiski rida ${line}`,
  crops: (count: number) => `Kultuur on failis teine kui põllul (${rows(count)})`,
  cropOf: (row: {
    readonly line: string
    readonly field: string
    readonly own: string
    readonly told: string
  }) => `Rida ${row.line}, ${row.field}: põllul ${row.own}, failis ${row.told}.`,
  noCrop: 'kultuurita',
  cropHint: 'Import kultuure ei muuda.',
  lines: (lines: readonly number[]) => lines.join(', '),
  bookFailed: 'Põlluraamatu töid ei õnnestunud lugeda',
  narrowHint:
    'Vigase rea saate vormis parandada ja salvestada või välja jätta. Kõiki lahtreid korraga saab parandada arvutis.',
  allWrong: 'Ühtegi tööd failist ei leitud.',

  receiptTitle: (count: number) => `Salvestatud ${countedJobs(count)}`,
  receiptDetail: (read: number, known: number) =>
    `Tabelis oli ${rows(read)}, neist juba põlluraamatus ${known}.`,
  alike: (count: number) => `${countedJobs(count)} oli vahepeal juba lisatud ja jäi vahele.`,
  takeBack: 'Võta tagasi',
  takenBackTitle: (count: number) => `Tagasi võetud ${countedJobs(count)}`,
  toJobs: 'Tööde juurde',
  another: 'Impordi teine fail',
} as const
