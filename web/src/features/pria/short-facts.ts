/** Lines of a row: what both sides say of the same thing, and what of it differs. */
import type { PriaDifference, PriaRow, PriaShort } from '@vagu/core/pria/schema'
import { memberName, memberValue } from '../../entities/pria/members.ts'
import { formatDay, formatDays } from '../../lib/format.ts'

export interface SideLine {
  readonly label: string
  readonly ours: string | null
  readonly theirs: string | null
  readonly differs: boolean
  readonly changedBy: PriaDifference['changedBy']
}

interface Fact {
  readonly label: string
  /** Members that say the same, by the beginning of their paths. */
  readonly paths: readonly string[]
  readonly read: (short: PriaShort) => string | null
}
const FACTS: readonly Fact[] = [
  {
    label: 'Massiiv ja nr',
    paths: ['massif', 'number'],
    read: ({ parcel }) => parcel || null,
  },
  {
    label: 'Päev',
    paths: ['startsOn', 'endsOn', 'harvestedOn'],
    read: ({ day, endDay }) => (day === null ? null : formatDays(day, endDay ?? day)),
  },
  {
    label: memberName('areaHa'),
    paths: ['areaHa'],
    read: ({ areaHa }) => (areaHa === null ? null : memberValue('areaHa', areaHa)),
  },
  {
    label: memberName('tonnes'),
    paths: ['tonnes'],
    read: ({ tonnes }) => (tonnes === null ? null : memberValue('tonnes', tonnes)),
  },
  {
    label: memberName('inputs'),
    paths: ['inputs'],
    read: ({ materials }) => (materials.length === 0 ? null : materials.join(', ')),
  },
]

const differenceLine = ({ path, of, ours, theirs, changedBy }: PriaDifference): SideLine => ({
  label: of === '' ? memberName(path) : `${memberName(path)}: ${of}`,
  ours: memberValue(path, ours),
  theirs: memberValue(path, theirs),
  differs: true,
  changedBy,
})

/** Lines of a row: what is the same or on one side alone comes first, then what differs. */
export function sideLines({ ours, theirs, differences }: PriaRow): SideLine[] {
  const same = FACTS.flatMap(({ label, paths, read }) => {
    const isTold = differences.some(({ path }) =>
      paths.some((each) => path === each || path.startsWith(`${each}.`)),
    )
    const [own, other] = [ours && read(ours), theirs && read(theirs)]
    if (isTold || (own === null && other === null)) return []
    return [{ label, ours: own, theirs: other, differs: false, changedBy: null }]
  })
  return [...same, ...differences.map(differenceLine)]
}

const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b/g

/** Name of a record as the server tells it, its days as they are read here. */
export const readableTitle = (title: string): string => title.replaceAll(ISO_DAY, (day) => formatDay(day))

/** Name of a row, as it is called in questions and for screen readers. */
export function rowTitle({ ours, theirs }: PriaRow): string {
  const short = ours ?? theirs
  if (!short) return ''
  return [short.title, short.fieldName]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(', ')
}

/** Words by which a row is looked for: all of it that is shown in short. */
const wordsOf = ({ ours, theirs }: PriaRow): string =>
  [ours, theirs]
    .flatMap((short) =>
      short === null
        ? []
        : [short.title, short.fieldName, short.parcel, short.day && formatDay(short.day), ...short.materials],
    )
    .join(' ')
    .toLocaleLowerCase('et')

/** Whether a row has all words that were typed. */
export function isFound(row: PriaRow, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase('et').split(/\s+/)
  if (wanted.join('') === '') return true
  const words = wordsOf(row)
  return wanted.every((word) => words.includes(word))
}
