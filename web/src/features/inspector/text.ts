import type { InspectorFormat } from '@vagu/core/inspector/schema'
import type { SourceTrust } from '@vagu/core/warnings/schema'
import { formatDay } from '../../lib/format.ts'

const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Words of the page that an inspector opens. */
export const inspectorText = {
  title: (company: string) => `Põlluraamat: ${company}`,
  readOnly: 'Ainult lugemiseks',
  until: (day: string) => `avaneb kuni ${formatDay(day)}`,
  years: 'Saagiaasta',
  year: (year: number) => String(year),
  over: 'See aadress ei ava põlluraamatut',
  overText:
    'Aadress ei kehti: selle aeg on läbi, see on tagasi võetud või on link poolik. Küsige põlluraamatu pidajalt uus.',
  tooMany: 'Aadressi on lühikese aja jooksul liiga palju avatud. Proovige veerand tunni pärast uuesti.',
  loadFailed: 'Põlluraamatut ei saanud laadida',
  reading: 'Koostan põlluraamatut…',
  holder: 'Põlluraamatu pidaja',
  map: 'Põldude kaart',
  noMap: 'Ühegi põllu piiri ei ole sisestatud.',
  mapAlt: (count: number) => `Põldude piirid kaardil, põhi on üleval. ${countOf(count, 'põld', 'põldu')}.`,
  wholeMap: 'Kogu kaart',
  checks: 'Tehtud kontrollid',
  checksIntro: (rules: number) =>
    `Programm võrdles aasta töid ${rules} reegliga: seaduse, taimekaitsevahendite registri ja toote märgisega. Peidetud hoiatused koos põhjendusega on tabelis „Peidetud hoiatused“.`,
  open: (count: number) => countOf(count, 'hoiatus', 'hoiatust'),
  noWarnings: 'Ühegi reegliga vastuolu ei leitud.',
  showAll: (count: number) => `Näita kõiki (${count})`,
  more: (count: number) => `Lisaks veel ${count} hoiatust; kõik on failides ja tabelites.`,
  rules: 'Kõik kontrollitud reeglid',
  rule: 'Reegel',
  found: 'Hoiatusi',
  hides: 'Peidetud',
  basis: 'Alus',
  trust: {
    text: 'akti tekstiga võrreldud',
    excerpt: 'väljavõttega võrreldud',
    unread: 'tekstiga võrdlemata',
    label: 'arv on tootel',
    own: 'programmi enda kontroll',
  } satisfies Record<SourceTrust, string>,
  tables: 'Tabelid',
  table: 'Tabel',
  tableOf: (title: string, rows: number) => `${title} (${rows})`,
  noRows: 'Ei ole kandeid.',
  sums: 'Kokku',
  evidence: 'Tõendid',
  evidenceOf: (what: string) => `Tõendid: ${what}`,
  evidenceCount: (count: number) => `Tõendid (${count})`,
  monitoring: 'Seire',
  photos: 'Fotod',
  photo: (number: number, count: number) => `Foto ${number} / ${count}`,
  photoGone: 'Fotot ei saanud laadida',
  noMonitoring: 'Selle töö juures seiret kirjas ei ole.',
  files: 'Failid',
  filesIntro: 'Sama põlluraamat failina, selle hetke seisuga.',
  formats: {
    pdf: 'PDF',
    xlsx: 'XLSX',
    csv: 'CSV (kõik tabelid)',
    sprayingsCsv: 'Taimekaitse CSV',
    sprayingsJson: 'Taimekaitse JSON',
  } satisfies Record<InspectorFormat, string>,
  take: (format: string, year: number) => `Laadi ${format}, ${year}`,
  taking: 'Koostan faili…',
  takeFailed: 'Faili ei saanud koostada. Proovige uuesti.',
} as const
