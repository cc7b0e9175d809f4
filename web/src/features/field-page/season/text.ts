import { countedJobs } from '@vagu/core/text/counted'

const MONTHS = ['jaan', 'veebr', 'märts', 'apr', 'mai', 'juuni', 'juuli', 'aug', 'sept', 'okt', 'nov', 'dets']

/** Words of the card of a field's season. */
export const seasonText = {
  title: 'Hooaeg',
  shape: 'Põllu kuju',
  inForce: 'Kehtib täna',
  workFrom: (day: string) => `töötada tohib alates ${day}`,
  harvestFrom: (day: string) => `koristada tohib alates ${day}`,
  nothingInForce: 'Ooteaegu ei ole.',
  nitrogen: 'Lämmastik N',
  phosphorus: 'Fosfor P',
  given: (kg: string) => `antud ${kg} kg/ha`,
  fits: (kg: string) => `mahub ${kg}`,
  over: (kg: string) => `üle piiri ${kg}`,
  short: (kg: string) => `vajadusest puudu ${kg}`,
  enough: 'vajadus on täis',
  needUnknown: 'vajadust ei saa arvutada',
  line: (jobs: number) => `Hooaja ajatelg: ${countedJobs(jobs)}`,
  months: (month: number) => MONTHS[month - 1] ?? '',
  today: 'täna',
  mark: (name: string, day: string, isPlanned: boolean) => `${day} ${name}${isPlanned ? ' (plaanis)' : ''}`,
  bar: { harvest: 'ooteaeg', work: 'tööooteaeg' },
  barOf: (name: string, day: string) => `${name}: kuni ${day}`,
  kinds: {
    sowing: 'külv',
    harvest: 'koristus',
    spraying: 'taimekaitse',
    fertilising: 'väetamine',
    other: 'muu töö',
  },
  planned: (name: string, day: string) => `Järgmine töö: ${name}, ${day}`,
  begin: { sowing: 'Järgmine töö: külv', harvest: 'Järgmine töö: koristus' },
} as const
