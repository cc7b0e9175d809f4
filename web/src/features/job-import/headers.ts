/** Meanings of the headings of other programs' tables, in Estonian and English. */
import type { JobMeaning } from '@vagu/core/job-import/schema'
import { headingOf } from '../../entities/job-grid/read-paste.ts'
import { normalizeText } from '../../ui/search-options.ts'

export interface HeadingMeaning {
  readonly meaning: JobMeaning
  /** Unit that the heading names: every amount below is in it. */
  readonly unit: string
}
const NOTHING: HeadingMeaning = { meaning: 'ignored', unit: '' }

/** Words beside those that a pasted table may have; whole headings in small letters. */
const WORDS: Readonly<Partial<Record<JobMeaning, readonly string[]>>> = {
  date: ['algusaeg', 'töö algus', 'tööpäev', 'teostamise kuupäev', 'date', 'start', 'start date'],
  endDate: ['töö lõpp', 'lõpetatud', 'end', 'end date'],
  status: ['seisund', 'status'],
  job: ['töö tüüp', 'tööoperatsioon', 'operatsioon', 'töökirjeldus', 'operation', 'task', 'job', 'activity'],
  fields: ['põllu nimetus', 'põllud/massiivid', 'maatükk', 'field', 'field name', 'fields'],
  massif: ['massiiv', 'massiivi nr', 'massiivi number', 'põllumassiivi nr', 'põllumassiivi number'],
  fieldNumber: ['põllu nr', 'põllu number', 'pria põllu nr', 'field number'],
  area: ['tööala', 'töödeldud', 'tehtud', 'pindala ha', 'area'],
  material: [
    'nimi',
    'tarviku nimi',
    'vahendi nimi',
    'nimetus',
    'kaup',
    'sisend',
    'kemikaal',
    'taimekaitse vahend',
    'product',
    'input',
    'material',
  ],
  rate: ['norm', 'kulunorm', 'külvisenorm', 'norm ha', 'kogus ha', 'kg/ha', 'l/ha', 't/ha', 'rate', 'dose'],
  amount: ['kogus', 'kulu', 'kokku', 'kogukulu', 'quantity', 'amount', 'total'],
  unit: ['unit'],
  worker: ['operaator', 'juht', 'teostaja', 'operator', 'worker'],
  machine: [
    'masina nimi',
    'traktor',
    'traktor ja haakeriist',
    'haakeriist',
    'tööriist',
    'machine',
    'equipment',
  ],
  notes: ['selgitus', 'märge', 'notes', 'comment', 'comments'],
  labels: ['märksõnad', 'tags'],
  crop: ['kultuur', 'põhikultuur', 'crop'],
  jobNumber: ['töö nr', 'töö number', 'tellimuse nr', 'jrk', 'jrk nr', 'id', 'job id'],
}
const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.map((word): [string, JobMeaning] => [word, meaning as JobMeaning]),
  ),
)
const UNIT = /(?:^|[\s,(])((?:kg|l|t|g|ml|tk|m3|m³|tm)(?:\/ha)?)\)?$/
/** Number of one of several columns of a kind: "Vahend 2". */
const NUMBERED = /^(.*?)\s*\d{1,2}\.?$/

/** The meaning of a heading alone; a number or a unit at its end says nothing of it. */
export function meaningOf(heading: string): HeadingMeaning {
  const text = normalizeText(heading).replaceAll(/[.:*]+(?=\s|$)/g, '')
  const unit = UNIT.exec(text)?.[1] ?? ''
  const bare = text.replace(/\s*\([^()]*\)$/, '').replace(/,\s*\S+$/, '')
  const withoutUnit = text.replace(UNIT, '').replace(/[(,\s]+$/, '')
  const attempts = [
    text,
    bare,
    withoutUnit,
    NUMBERED.exec(bare)?.[1] ?? '',
    NUMBERED.exec(withoutUnit)?.[1] ?? '',
  ]
  const known = attempts.filter((attempt) => attempt !== '')
  const own = known.flatMap((attempt) => BY_WORD.get(attempt) ?? [])
  const [meaning] = [...own, ...known.flatMap((attempt) => headingOf(attempt)?.column ?? [])]
  return meaning === undefined ? NOTHING : { meaning, unit }
}
