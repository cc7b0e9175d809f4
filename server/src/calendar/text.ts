/** Words of the calendar. */
import type { DueFree } from '@vagu/core/warnings/due/schema'

const FREE: Readonly<Record<DueFree['kind'], string>> = {
  work: 'Põllul võib töötada',
  harvest: 'Koristada võib',
  both: 'Põllul võib töötada ja koristada',
}

export const calendarWords = {
  name: (companyName: string) => `Vagu: ${companyName}`,
  job: (job: string, fields: string) => `${job}: ${fields}`,
  free: (kind: DueFree['kind'], fields: string) => `${FREE[kind]}: ${fields}`,
  fields: (names: readonly string[]) => `Põllud: ${names.join(', ')}`,
  waiting: 'Ooteaeg on läbi.',
} as const
