import { counted } from '@vagu/core/text/counted'
import type {
  PRIA_BLOCKS,
  PRIA_ITEM_STATES,
  PRIA_RUN_STATES,
  PRIA_WAITS,
  PriaIncoming,
  PriaOutgoing,
} from '@vagu/core/pria/run-schema'
import { formatInstant } from '../../lib/format.ts'
import { compareText } from './text.ts'

const OUT: Readonly<Record<PriaOutgoing['action'], string>> = {
  CREATE: 'Lisatakse PRIAsse',
  CHANGE: 'Muudetakse PRIAs',
  DELETE: 'Kustutatakse PRIAs',
}
const IN: Readonly<Record<PriaIncoming['action'], string>> = {
  CREATE: 'Lisatakse siia',
  CHANGE: 'Muudetakse siin',
  DELETE: 'Kustutatakse siin',
  LINK: 'Seotakse, midagi ei muutu',
  KEEP: 'Jäetakse, midagi ei muutu',
}
const BLOCKS: Readonly<Record<(typeof PRIA_BLOCKS)[number], string>> = {
  GONE: 'Rida enam ei ole: võrrelge uuesti.',
  NOT_ALLOWED: 'Seda ei saa selle reaga praegu teha.',
  HAS_PROBLEMS: 'Midagi on puudu: parandage enne kirje.',
  FIELD_NOT_CONNECTED: 'Põld ei ole PRIA põlluga seotud: siduge enne põld.',
  SEASON_CLOSED: 'PRIA hooaeg on suletud.',
  ...compareText.cannotTake,
}
const STATES: Readonly<Record<(typeof PRIA_RUN_STATES)[number], string>> = {
  RUNNING: 'Saatmine käib',
  WAITING: 'Saatmine ootab',
  PAUSED: 'Saatmine on peatatud',
  DONE: 'Saatmine on lõppenud',
  CANCELLED: 'Saatmine katkestati',
}
const WAITS: Readonly<Record<(typeof PRIA_WAITS)[number], string>> = {
  NEEDS_SIGN_IN: 'PRIA sisselogimine on aegunud. Logige sisse, siis läheb saatmine edasi.',
  AGENCY_BUSY: 'PRIA on hõivatud. Vagu proovib ise uuesti.',
  AGENCY_AWAY: 'PRIA ei vasta. Vagu proovib ise uuesti; midagi ei lähe kaduma ega kaks korda.',
  NO_MANDATE: 'Teie volitus PRIAs on lõppenud. Küsige volitus uuesti, siis saab jätkata.',
  NO_CONSENT: 'Nõusolek on tagasi võetud. Andke see uuesti, siis saab jätkata.',
}
const ITEMS: Readonly<Record<(typeof PRIA_ITEM_STATES)[number], string>> = {
  WAITING: 'ootab',
  SENDING: 'läheb',
  DONE: 'tehtud',
  REFUSED: 'tagasi lükatud',
  CANCELLED: 'saatmata',
}
interface Counts {
  readonly done: number
  readonly refused: number
  readonly cancelled: number
}

/** Every word of the preview and of sending. */
export const runText = {
  previewTitle: 'Eelvaade',
  previewFailed: 'Eelvaadet ei saanud teha',
  previewIntro: 'Midagi ei ole veel saadetud ega muudetud.',
  out: OUT,
  in: IN,
  blocks: BLOCKS,
  outgoingTitle: (count: number) => `PRIAle läheb ${counted(count, 'kirje', 'kirjet')}`,
  incomingTitle: (count: number) => `Siin tehakse ${counted(count, 'muudatus', 'muudatust')}`,
  blockedTitle: (count: number) => `Jääb tegemata ${counted(count, 'rida', 'rida')}`,
  moreRows: (count: number) => `Näita veel ${count}`,
  exact: 'Mis täpselt läheb',
  exactGone: 'Mis täpselt kustub',
  kept: (names: string) => `Erinevaks jääb: ${names}`,
  nothingToDo: 'Valitud ridadega ei saa praegu midagi teha.',
  send: 'Saada',
  start: 'Tee ära',
  startFailed: 'Saatmist ei saanud alustada',
  changed: 'Vahepeal on midagi muutunud. See eelvaade on uus: vaadake see üle ja saatke siis.',
  otherRun: 'Üks saatmine on veel pooleli. Oodake, kuni see lõpeb, või katkestage see.',
  started: 'Saatmine algas. Võite lehelt lahkuda: see jätkub taustal.',

  panel: 'Saatmine',
  states: STATES,
  waits: WAITS,
  triesAgain: (at: string) => `Järgmine katse ${formatInstant(at)}.`,
  progress: (ended: number, total: number) => `${ended} / ${total}`,
  counts: ({ done, refused, cancelled }: Counts) =>
    [`Tehtud ${done}`, refused > 0 && `tagasi lükatud ${refused}`, cancelled > 0 && `saatmata ${cancelled}`]
      .filter((part) => part !== false)
      .join(', '),
  begun: (at: string, by: string) => `Algas ${formatInstant(at)}, ${by}`,
  pause: 'Peata',
  resume: 'Jätka',
  cancel: 'Katkesta',
  cancelTitle: 'Kas katkestada saatmine?',
  cancelText: 'Read, mida ei ole veel saadetud, jäävad saatmata. Saadetu jääb PRIAsse.',
  cancelConfirm: 'Katkesta saatmine',
  goOn: 'Las saadab edasi',
  actFailed: 'Saatmist ei saanud muuta',
  toSignIn: 'PRIA sisselogimise juurde',
  results: 'Tulemus ridade kaupa',
  resultsOf: (count: number) => counted(count, 'rida', 'rida'),
  someResults: (shown: number, total: number) =>
    `Siin on ${shown} rida ${total}-st, tagasi lükatud enne. Iga rea vastus on ka selle rea juures allpool.`,
  items: ITEMS,
  loadFailed: 'Saatmise seisu ei saanud laadida',
} as const
