import { AGENCY_REFUSALS, AGENCY_REMARKS, type AgencyKind, type AgencyMandate } from '@vagu/core/agency/wire'
import type { PRIA_OWN_REFUSALS, PriaReceipt } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'
import { formatDay } from '../../lib/format.ts'

type OfAgency = (typeof AGENCY_REFUSALS)[number] | (typeof AGENCY_REMARKS)[number]
type Refusal = OfAgency | (typeof PRIA_OWN_REFUSALS)[number]

/** Kinds of records at PRIA, as they are many. */
const KINDS: Readonly<Record<AgencyKind, string>> = {
  FIELD: 'põllud',
  CROP: 'kultuurid',
  JOB: 'tööd',
  YIELD: 'saagid',
}
const KINDS_OF_PAGES: Readonly<Record<PriaKind, string>> = {
  fields: 'Põllud',
  jobs: 'Töökanded',
  yields: 'Saagikus',
  crops: 'Kultuurid',
}
/** Why PRIA refuses a record, and what it remarks on, each with the way out. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  SEASON_CLOSED: 'PRIA hooaeg on suletud ja muudatusi enam ei võeta.',
  NO_MANDATE: 'Teie volitus ei luba seda saata. Küsige PRIAs laiemat volitust.',
  UNKNOWN_FIELD: 'PRIA ei tunne seda põldu. Saatke või siduge enne põld.',
  AREA_TOO_LARGE: 'Pindala on suurem kui põld PRIAs. Parandage pindala või võrrelge põldu.',
  DATE_OUTSIDE_SEASON: 'Kuupäev jääb PRIA hooajast välja. Kontrollige kuupäeva.',
  CHANGED_MEANWHILE: 'PRIAs on kirjet vahepeal muudetud. Võrrelge uuesti ja otsustage, kumb jääb.',
  UNKNOWN_RECORD: 'Seda kirjet PRIAs enam ei ole. Võrrelge uuesti.',
  UNKNOWN_CODE: 'PRIA loendis sellist koodi ei ole. Valige tuntud kultuur, saagi liik või väetise liik.',
  SHAPE_INVALID: 'Põllu kuju ei sobi: piir lõikab iseennast või kaks põldu kattuvad. Parandage kuju.',
  WORKER_MISSING: 'Töö tegija on puudu. Lisage tööle töötaja.',
  CERTIFICATE_MISSING: 'Töötaja taimekaitsetunnistus on puudu. Lisage see töötajale.',
  PRODUCT_UNKNOWN: 'PRIA ei tunne taimekaitsevahendit. Valige see registrist.',
  FERTILIZER_TYPE_MISSING: 'Väetise liik on puudu. Märkige see väetisele.',
  YIELD_MISSING: 'Saagi kogus on puudu. Lisage see koristusele.',
  INVALID: 'PRIA ei saa kirjest aru. Vaadake kirje üle ja saatke uuesti.',
  LATE_ENTRY: 'Vastu võetud, aga hiljem kui 10 päeva pärast tööd.',
  CHANGED_HERE: 'Siin on kirjet pärast eelvaadet muudetud. Vaadake erinevus üle ja saatke uuesti.',
  GONE: 'Seda kirjet siin enam ei ole.',
  CHECKS: 'Vagu kontroll seda siia tuua ei luba.',
  NOT_FOUND: 'PRIA ei tunne seda klienti või hooaega. Kontrollige PRIA ühendust.',
  AREA_DIFFERS: 'Vastu võetud, aga pindala ei ole sama mis PRIAs.',
}

const OF_AGENCY: ReadonlySet<string> = new Set([...AGENCY_REFUSALS, ...AGENCY_REMARKS])
const isKnown = (code: string): code is Refusal => Object.hasOwn(REFUSALS, code)

function mandateText({ kind, kinds, until }: AgencyMandate): string {
  const end = until === null ? '' : ` Kehtib kuni ${formatDay(until)}.`
  if (kind === 'FULL') return `Täielik volitus: kõike saab vaadata ja saata.${end}`
  if (kind === 'ENDED')
    return `Volitus on lõppenud${until === null ? '' : ` ${formatDay(until)}`}: midagi ei saa saata.`
  if (kind === 'NONE') return 'Volitus puudub: selle kliendi nimel ei saa midagi saata.'
  const listed = kinds.map((each) => KINDS[each]).join(', ')
  return `Piiratud volitus: saata saab ${listed === '' ? 'mitte midagi' : `ainult: ${listed}`}, ülejäänut saab vaadata.${end}`
}

const ACTIONS: Readonly<Record<PriaReceipt['action'], string>> = {
  CREATE: 'Lisati',
  CHANGE: 'Muudeti',
  DELETE: 'Kustutati',
}

/** Words that several screens say of PRIA. */
export const priaText = {
  testLabel: 'PRIA testkeskkond',
  testText: 'Andmed ei jõua PRIAsse: vastab Vagu enda prooviserver.',
  testInDemo:
    'Näidistalust päris PRIAsse saata ei saa: see on lukus. Siin vastab Vagu enda prooviserver ja kõike võib julgelt proovida.',
  testPage: 'Ava testkeskkonna leht',
  kinds: KINDS,
  kindsOfPages: KINDS_OF_PAGES,
  refusals: REFUSALS,
  /** A refusal or remark: our sentence where we know the code, else the agency's own words. */
  answer: (code: string | null, text: string): string =>
    code !== null && isKnown(code) && !(code === 'CHECKS' && text !== '') ? REFUSALS[code] : text,
  /** Code and words of PRIA's own answer, to be told when one asks there; nothing of a refusal that is ours. */
  original: (code: string | null, text: string): string => {
    if (code === null || (isKnown(code) && !OF_AGENCY.has(code))) return ''
    return text === '' || !isKnown(code) ? `PRIA kood ${code}` : `PRIA kood ${code}: „${text}“`
  },
  mandate: mandateText,
  receiptsOpen: 'PRIAle saadetu',
  receiptsOf: (name: string) => `PRIAle saadetu: ${name}`,
  receiptsFailed: 'PRIAle saadetu ajalugu ei saanud laadida',
  receiptsNone: 'Seda kirjet ei ole PRIAle saadetud.',
  receiptActions: ACTIONS,
  receiptStates: { ACCEPTED: 'vastu võetud', REFUSED: 'tagasi lükatud' },
  sentBy: (at: string, by: string) => `Saadeti ${at}, ${by}`,
  answeredAt: (at: string) => `PRIA vastas ${at}`,
  agencyId: (id: string, version: number | null) =>
    `PRIA kirje ${id}${version === null ? '' : `, versioon ${version}`}`,
  receiptBody: 'Saadetud andmed',
  nothing: 'puudub',
} as const
