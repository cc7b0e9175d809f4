import { counted } from '@vagu/core/text/counted'
import type {
  PriaAccess,
  PriaCannotTake,
  PriaDifference,
  PriaDirection,
  PriaRow,
  PriaSeasonState,
  PriaStatus,
} from '@vagu/core/pria/schema'
import { formatDay, formatInstant } from '../../lib/format.ts'

interface StatusWords {
  /** On the chip of a filter and in a row. */
  readonly label: string
  /** Meaning and way out, in one sentence. */
  readonly text: string
}
const STATUSES: Readonly<Record<PriaStatus, StatusWords>> = {
  FIELD_NOT_CONNECTED_WITH_PRIA: {
    label: 'Põld sidumata',
    text: 'Vagu ei tea, milline see põld PRIAs on. Siduge põld, siis saab kõike muud võrrelda.',
  },
  FAILED_TO_CONVERT: { label: 'Midagi on puudu', text: 'Enne saatmist tuleb puuduv lisada.' },
  NOT_SUPPORTED: {
    label: 'PRIA ei küsi',
    text: 'PRIA põlluraamatus sellist tööd ei ole, saatma ei pea.',
  },
  NOT_IMPLEMENTED: {
    label: 'Ei saadeta',
    text: 'Enda lisatud töötüüpi Vagu PRIAle ei saada. Vajadusel kandke töö e-PRIAs ise sisse.',
  },
  NOT_COMPLETED: { label: 'Lõpetamata', text: 'Saata saab siis, kui töö on tehtud.' },
  NEW_IN_VAGU: { label: 'Saatmata', text: 'PRIAs seda veel ei ole.' },
  NEW_IN_PRIA: { label: 'Ainult PRIAs', text: 'Vagus seda ei ole.' },
  OUT_OF_SYNC: { label: 'Erineb', text: '' },
  IN_SYNC: { label: 'Ühesugune', text: '' },
  UNEXPECTED_ERROR: {
    label: 'Viga',
    text: 'Kirjest ei saa aru. Võrrelge uuesti; kui viga jääb, kirjutage meile.',
  },
  DELETED: { label: 'Kustutatud', text: '' },
}
const DIRECTIONS: Readonly<Record<PriaDirection, string>> = {
  SEND: 'Saada PRIAle',
  TAKE: 'Too siia',
  LINK: 'Seo',
  DELETE_THERE: 'Kustuta PRIAs',
  DELETE_HERE: 'Kustuta siin',
  KEEP: 'Jäta mõlemad',
}
/** How many go in a direction, told in the bar of the chosen. */
const GO: Readonly<Record<PriaDirection, string>> = {
  SEND: 'saata',
  TAKE: 'tuua',
  LINK: 'siduda',
  DELETE_THERE: 'kustutada PRIAs',
  DELETE_HERE: 'kustutada siin',
  KEEP: 'jätta',
}
const CHANGED_BY: Readonly<Record<NonNullable<PriaDifference['changedBy']>, string>> = {
  US: 'muutsite teie',
  AGENCY: 'muutis PRIA',
  BOTH: 'muutsid mõlemad',
}
const MATCHED_BY: Readonly<Record<NonNullable<PriaRow['matchedBy']>, string>> = {
  LINK: 'Seotud varem.',
  OWN_ID: 'Sama Vagu kirje.',
  PRIA_ID: 'Sama PRIA põllu ID.',
  PARCEL: 'Sama massiiv ja põllu nr.',
  SHAPE: 'Kujud kattuvad.',
  ALIKE: 'Arvatavasti sama: sellel põllul on selliseid kirjeid mõlemal pool üks.',
}
const SEASONS: Readonly<Record<PriaSeasonState['state'], string>> = {
  NOT_YET: 'PRIA hooaeg ei ole veel avatud',
  OPEN: 'PRIA hooaeg on avatud',
  CLOSED: 'PRIA hooaeg on suletud',
}
const ACCESS: Readonly<Record<Exclude<PriaAccess, 'CONNECTED'>, string>> = {
  NOT_CONNECTED: 'Ühendage põlluraamat PRIAga, siis saab seda siin PRIA andmetega võrrelda.',
  NEEDS_SIGN_IN: 'PRIA sisselogimine on aegunud: võrrelda ja saata saab pärast sisselogimist.',
  NO_CONSENT: 'Teie nõusolek ei hõlma neid andmeid või põlde, millel need on. Lisage need nõusolekusse.',
  NO_MANDATE: 'Teie volitus PRIAs on lõppenud või seda ei ole.',
  OTHER_WORLD:
    'PRIA testkeskkonnas on igal inimesel oma maailm ja see raamat on ühendatud kellegi teise omaga: võrrelda ja saata saab seal tema.',
}
/** Why the agency's work cannot be brought in, with the way out. */
const CANNOT_TAKE: Readonly<Record<PriaCannotTake, string>> = {
  UNKNOWN_WORK: 'Siia tuua ei saa: sellist tööd Vagu põlluraamatus ei ole. Jätke see PRIAsse.',
  OTHER_WORK:
    'Siia tuua ei saa: Vagus oleks see PRIA jaoks teine töö või mitu tööd. Jätke see PRIAsse või kandke töö siin ise sisse.',
}
const ASK_REFUSED: Readonly<Record<string, string>> = {
  sourceSilent: 'PRIA ei vasta praegu. Näete viimast võrdlust; proovige mõne aja pärast uuesti.',
  switchedOff: 'PRIA ühendus on selles paigalduses välja lülitatud.',
  priaNotConnected: 'Põlluraamat ei ole PRIAga ühendatud.',
  priaNeedsSignIn: 'PRIA sisselogimine on aegunud. Logige uuesti sisse.',
  priaNoMandate: 'Teie volitus ei luba neid andmeid PRIAst lugeda.',
  priaNoConsent: 'Nõusolek ei hõlma neid andmeid või on PRIAs tagasi võetud. Andke see PRIA ühenduse lehel.',
  busy: 'PRIA on hõivatud. Proovige mõne minuti pärast uuesti.',
}

/** Every word of the four comparisons; problems stand in `problem-text.ts`, sending in `run-text.ts`. */
export const compareText = {
  loadFailed: 'Võrdlust ei saanud laadida',
  season: (year: number) => `Hooaeg ${year}`,
  seasons: SEASONS,
  closesOn: (day: string) => `kuni ${formatDay(day)}`,
  closed: 'Suletud hooajal PRIA muudatusi ei võta. Võrrelda, siduda ja siia tuua saab.',
  notYet: 'Saata saab, kui PRIA hooaja avab. Võrrelda saab juba praegu.',
  readOnly:
    'Teie volitus lubab neid andmeid ainult vaadata: PRIAle saata ei saa. Võrrelda ja siia tuua saab.',
  unreadable: (count: number) =>
    `PRIA vastuses ${count === 1 ? 'on kirje' : `on ${count} kirjet`}, millest Vagu aru ei saa: ${count === 1 ? 'see on jäetud' : 'need on jäetud'} nii, nagu oli. Vaadake ${count === 1 ? 'seda' : 'neid'} e-PRIAs; kui see kordub, kirjutage meile.`,
  massLoss:
    'Enamik kirjeid on PRIAst korraga kadunud. Võib olla, et PRIA vastas valesti: kontrollige e-PRIAs, enne kui siin midagi kustutate.',
  asOf: (at: string) => `Võrreldud ${formatInstant(at)}`,
  compare: 'Võrdle',
  compareAgain: 'Võrdle uuesti',
  asking: 'Küsin PRIAlt … Kui PRIA vastab aeglaselt, võib see võtta pool minutit.',
  askFailed: 'PRIAga võrdlemine ebaõnnestus',
  askRefused: ASK_REFUSED,
  cannotTake: CANNOT_TAKE,
  neverTitle: 'Veel võrdlemata',
  never:
    'Vagu küsib PRIAlt selle hooaja andmed ja paneb need teie omade kõrvale. Võrdlemine ei muuda midagi.',
  access: ACCESS,
  toConnection: 'PRIA ühenduse juurde',
  notConnectedTitle: 'PRIA on ühendamata',
  nothingTitle: 'Siin ei ole midagi võrrelda',
  nothing: 'Sellel hooajal kirjeid ei ole.',

  filters: 'Näita ridu',
  differences: 'Erinevused',
  all: 'Kõik',
  undecidedRows: 'Valimata',
  noneShown: 'Selliseid ridu ei ole.',
  noDifferences: 'Erinevusi ei ole: siin ja PRIAs on sama.',
  statuses: STATUSES,
  table: 'Teie andmed ja PRIA andmed',
  columns: {
    choose: 'Vali',
    record: 'Kirje',
    sides: 'Vagus ja PRIAs',
    status: 'Seis',
    direction: 'Mida teha',
    actions: 'Tegevused',
  },
  choose: (title: string) => `Vali ${title}`,
  chooseShown: (count: number) => `Vali kõik näidatud (${count})`,
  chooseNone: 'Tühista valik',
  search: 'Otsi ridade seast',
  searchHint: 'Põld, töö, tarvik või kuupäev',
  ours: 'Vagus',
  theirs: 'PRIAs',
  absent: 'ei ole',
  deleted: 'kustutatud',
  deletedBy: { US: 'Kustutasite siin, PRIAs on alles.', AGENCY: 'PRIAs kustutati, siin on alles.' },
  shapes: (ha: string) => `Kujud erinevad ${ha}`,
  changedBy: CHANGED_BY,
  matchedBy: MATCHED_BY,
  changedThere: (at: string, by: string) =>
    `PRIAs muudetud ${formatInstant(at)}${by === '' ? '' : `, ${by}`}`,
  daysLeft: (days: number) =>
    days === 0 ? 'Tähtaeg on täna' : `Tähtajani ${counted(days, 'päev', 'päeva')}`,
  late: (days: number) => `Hilinenud ${counted(days, 'päev', 'päeva')}`,
  duplicate: 'Väga sarnane on veel üks rida: kontrollige, et sama asi ei läheks kaks korda.',
  refused: (at: string, answer: string) => `PRIA keeldus ${formatInstant(at)}: ${answer}`,
  mendRefused: 'Paranda töö',
  direction: (title: string) => `Mida teha: ${title}`,
  directions: DIRECTIONS,
  chooseDirection: 'Valige …',
  candidate: (title: string) => `PRIA kirje: ${title}`,
  chooseCandidate: 'Milline PRIA kirje?',
  asNew: 'Uus kirje PRIAs',
  forChosen: 'Kõigile valitutele',
  menu: (title: string) => `Tegevused: ${title}`,
  openJobs: 'Ava põllu tööd',
  openField: 'Ava põld',
  linkField: 'Seo põld',
  map: 'Põllud kaardil',
  mapLabel: 'Teie põllud ja PRIA põllud',
  mapHint:
    'Täidetud alad on teie põllud, katkendjoon on PRIA. Rida ja põld tõusevad esile koos: klõps põllul viib selle reale.',

  chosen: (count: number) => `Valitud ${counted(count, 'rida', 'rida')}`,
  going: (direction: PriaDirection, count: number) => `${GO[direction]} ${count}`,
  undecided: (count: number) => `${count === 1 ? 'Ühel real' : `${count} real`} on valimata, mida teha`,
  showUndecided: 'Näita neid',
  review: 'Vaata üle',
} as const
