import type { PriaReminder } from '@vagu/core/pria/schema'
import { counted, countedJobs } from '@vagu/core/text/counted'
import { formatDay } from '../../../lib/format.ts'

type Sentence = (count: number, until: string | null) => string

const until = (day: string | null): string => (day === null ? '' : ` Tähtaeg on ${formatDay(day)}.`)

const SENTENCES: Readonly<Record<PriaReminder['kind'], Sentence>> = {
  NOT_CONNECTED: () =>
    'Ühendage põlluraamat PRIAga: siis näete, mis erineb, ja saate töökanded siit ära saata.',
  NEEDS_SIGN_IN: () => 'PRIA sisselogimine on aegunud. Logige sisse, et saaks võrrelda ja saata.',
  UNSENT_SOON_LATE: (count, day) => `PRIAle on saatmata ${countedJobs(count)}.${until(day)}`,
  UNSENT_LATE: (count) =>
    `PRIAle on saatmata ${countedJobs(count)}, mille kümnepäevane tähtaeg on möödas. Saatke need kohe.`,
  SEASON_CLOSES: (count, day) =>
    `PRIA hooaeg sulgub${day === null ? '' : ` ${formatDay(day)}`}${count === 0 ? '' : ` ja erineb ${counted(count, 'kirje', 'kirjet')}`}. Pärast seda muudatusi ei võeta.`,
  SEASON_CLOSED: (count) =>
    `PRIA hooaeg on suletud ja saatmata jäi ${countedJobs(count)}. Siit neid enam saata ei saa; küsige PRIAst.`,
  RUN_WAITS: () => 'PRIAle saatmine ootab. Vaadake, mida see vajab.',
}

/** Words of PRIA on the main page. */
export const priaNoticeText = {
  putAway: 'Peida PRIA teade homseni',
  sentences: SENTENCES,
  toConnection: 'Ava PRIA ühendus',
  toJobs: 'Ava PRIA töökanded',
} as const
