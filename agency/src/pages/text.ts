/** Words of the simulator's pages. */
import type { AgencyKind, AgencyMandate, AgencySeason } from '@vagu/core/agency/wire'
import type { MoodKind } from '../state.ts'

export const KIND_WORDS: Readonly<Record<AgencyKind, string>> = {
  FIELD: 'Põllud',
  CROP: 'Kultuurid',
  JOB: 'Tööd',
  YIELD: 'Saagid',
}
export const MANDATE_WORDS: Readonly<Record<AgencyMandate['kind'], string>> = {
  FULL: 'täielik',
  LIMITED: 'piiratud',
  NONE: 'puudub',
  ENDED: 'lõppenud',
}
export const SEASON_WORDS: Readonly<Record<AgencySeason['state'], string>> = {
  NOT_YET: 'avamata',
  OPEN: 'avatud',
  CLOSED: 'suletud',
}
export const MOOD_WORDS: Readonly<Record<MoodKind, string>> = {
  SLOW: 'vastab aeglaselt',
  HANG: 'ei vasta üldse',
  TIMEOUT_AFTER_WRITE: 'salvestab, aga ei vasta',
  HALF_BATCH: 'võtab vastu pool pakki ja vastus katkeb',
  HTML_PAGE: 'vastab veebilehega',
  WRONG_ANSWER: 'vastab, aga mitte küsitule',
  UNAVAILABLE: 'on hoolduses (503)',
  TOO_MANY_REQUESTS: 'ütleb, et päringuid on liiga palju (429)',
  TOKEN_EXPIRED: 'sisselogimine aegub',
  SEASON_CLOSES: 'hooaeg sulgub keset pakki',
  NEIGHBOUR_CHANGE: 'naaber muudab kirjeid enne teid',
}
export const WRONG_PAGE = 'Seda lehte ei ole.'
