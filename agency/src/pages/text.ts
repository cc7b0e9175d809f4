/** Words of the simulator's pages. */
import type { AgencyKind, AgencyMandate, AgencySeason } from '@vagu/core/agency/wire'
import type { MoodKind } from '../state.ts'

export const KIND_WORDS: Readonly<Record<AgencyKind, string>> = {
  FIELD: 'Põllud',
  CROP: 'Kultuurid',
  JOB: 'Tööd',
  YIELD: 'Saagid',
}
/** Names of what a form adds, by kind. */
export const ADD_WORDS: Readonly<Record<AgencyKind, string>> = {
  FIELD: 'Lisa põld',
  CROP: 'Lisa kultuur',
  JOB: 'Lisa töö',
  YIELD: 'Lisa saak',
}
/** Members that a form asks for. */
export const MEMBER_WORDS: Readonly<Record<string, string>> = {
  name: 'Nimi',
  number: 'Põllu nr',
  massif: 'Massiiv',
  areaHa: 'Pindala, ha',
  fieldId: 'Põld',
  use: 'Kasutus',
  crop: 'Kultuur',
  activity: 'Tegevus',
  startsOn: 'Algus',
  endsOn: 'Lõpp (tühi: kestab)',
  notes: 'Märkused',
  yieldType: 'Saagi liik',
  tonnes: 'Kogus, t',
  harvestedOn: 'Koristatud',
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
