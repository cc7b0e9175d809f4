import type { UnreadableRecord } from '@vagu/core/status/schema'
import { formatDay } from '../../lib/format.ts'

/** Records that are named; of more it is said how many they are. */
const MAX_NAMED = 5

const quoted = (name: string | null): string => (name === null ? '' : ` „${name}“`)

const NAMES: Readonly<Record<UnreadableRecord['noun'], (record: UnreadableRecord) => string>> = {
  field: ({ name }) => `põld${quoted(name)}`,
  'job-event': ({ name, day }) => `töö ${formatDay(day)} põllul${quoted(name)}`,
  worker: ({ name }) => `töötaja${quoted(name)}`,
  requisite: ({ name }) => `tarvik${quoted(name)}`,
  'custom-area': () => 'pindalatüüp',
  'soil-sample': () => 'mullaproov',
  'stock-entry': ({ name, day }) => `laokanne ${formatDay(day)}${quoted(name)}`,
  'work-time': ({ name, day }) => `tööaeg ${formatDay(day)}${quoted(name)}`,
}

/** Words about records that cannot be read: which they are, what it means, and what to do. */
export function unreadableText(records: readonly UnreadableRecord[]): string {
  const named = records.slice(0, MAX_NAMED).map((record) => NAMES[record.noun](record))
  const others = records.length - named.length
  const names = [...named, ...(others > 0 ? [`ja veel ${others}`] : [])].join(', ')
  return `${records.length} kirjet ei saa lugeda (${names}): andmed on alles, kuid nimekirjadest, summadest, väljavõtetest ja hoiatustest väljas; uuendage programm või laske haldajal andmed varukoopiast taastada.`
}
