/**
 * The simulator as it begins: people, clients with each kind of mandate, and the sample farm as the agency holds it. There a
 * field is smaller, another has another border, two are one, one is missing, and one belongs to nobody in the farmer's book.
 */
import { CROP_CODES } from './codes.ts'
import type { AgencyField, AgencyMandate, AgencyRecord, AgencySeason } from '@vagu/core/agency/wire'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { gridRings, hectaresOfRings } from '@vagu/core/geo/map-data'
import { middleOf } from '@vagu/core/geo/middle'
import { type PointRing, polygonsOf } from '@vagu/core/geo/rings'
import { addDays } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { roundTo } from '@vagu/core/units/rounding'
import { cropIn, massifOf, numberOf, sampleShapes } from './land/land.ts'
import { FIELD_NAMES } from './land/names.ts'
import type { Book, Client, Room } from './state.ts'

export interface Seeded {
  readonly room: Room
  readonly books: readonly { readonly client: string; readonly year: number; readonly book: Book }[]
}

/** Persons of the simulator, made up, with right check digits. */
export const TEST_PERSON = { code: '49107120210', name: 'Mari Kask' } as const
const OTHER_PERSON = { code: '37503030275', name: 'Jaan Tamm' } as const
/** Client whose fields are those of the sample farm. */
export const SAMPLE_CLIENT = '1000001'

const FULL: AgencyMandate = { kind: 'FULL', kinds: ['FIELD', 'CROP', 'JOB', 'YIELD'], until: null }
/** Mandate of who made the client. */
export const FULL_MANDATE = FULL

/** Last day of a season's changes, in the year after it. */
const CLOSES = '02-10'

export function stateOfSeason(year: number, today: string): AgencySeason['state'] {
  if (today > `${year + 1}-${CLOSES}`) return 'CLOSED'
  return today < `${year - 1}-09-01` ? 'NOT_YET' : 'OPEN'
}
export const seasonOf = (year: number, state: AgencySeason['state']): AgencySeason => ({
  year,
  from: `${year - 1}-08-01`,
  to: `${year}-12-31`,
  state,
  closesOn: `${year + 1}-${CLOSES}`,
})
/** Seasons around a day: two before, its own, the next. */
export function seasonsAround(today: string): AgencySeason[] {
  const year = cropYearOf(today)
  return [year - 2, year - 1, year, year + 1].map((each) => seasonOf(each, stateOfSeason(each, today)))
}

export const emptyBook = (): Book => ({ next: 1, records: [], gone: [], batches: [] })

const closed = (ring: PointRing): Point[] => [...ring, ...ring.slice(0, 1)].map(([x, y]): Point => [x, y])
/** Shape of the wire, centimetres. */
const shapeOf = (rings: readonly PointRing[]): AgencyField['shape'] => ({
  type: 'MultiPolygon',
  coordinates: polygonsOf(rings).map((polygon) =>
    polygon.map((ring) => closed(ring).map(([x, y]): [number, number] => [roundTo(x, 2), roundTo(y, 2)])),
  ),
})

/** A border drawn by another hand: everything is so much nearer to the middle. */
function drawnAnew(rings: readonly PointRing[], share: number): PointRing[] {
  const [x, y] = middleOf(rings)
  return rings.map((ring) =>
    ring.map(([east, north]): Point => [x + (east - x) * share, y + (north - y) * share]),
  )
}

/** Fields of the sample farm that the agency has otherwise. */
const SMALLER = 3
const OTHER_BORDER = 7
const JOINED = [10, 11] as const
const MISSING = 20
const OTHER_CROP = 5
const NO_CROP = 9

interface Parcel {
  readonly index: number
  readonly name: string
  readonly number: string
  readonly rings: readonly PointRing[]
  readonly areaHa: number
}

function drawnParcels(): Parcel[] {
  const shapes = sampleShapes().map(({ mapData }) => gridRings(mapData))
  const plain = shapes.map((rings, index) => ({
    index,
    name: FIELD_NAMES[index] ?? '',
    number: numberOf(index),
    rings,
    areaHa: hectaresOfRings(rings),
  }))
  const [one, other] = [plain[JOINED[0]], plain[JOINED[1]]]
  const own = plain.flatMap((parcel): Parcel[] => {
    if (parcel.index === MISSING || parcel.index === JOINED[1]) return []
    if (parcel.index === SMALLER) return [{ ...parcel, areaHa: roundTo(parcel.areaHa * 0.96, 2) }]
    if (parcel.index === OTHER_BORDER) {
      const rings = drawnAnew(parcel.rings, 0.93)
      return [{ ...parcel, rings, areaHa: hectaresOfRings(rings) }]
    }
    if (parcel === one && other)
      return [
        {
          ...one,
          name: `${one.name} ja ${other.name}`,
          rings: [...one.rings, ...other.rings],
          areaHa: roundTo(one.areaHa + other.areaHa, 4),
        },
      ]
    return [parcel]
  })
  const [first] = plain
  if (!first) return own
  // beyond the land of the farm
  const away = drawnAnew(first.rings, 0.6).map((ring) => ring.map(([x, y]): Point => [x - 2600, y + 900]))
  const index = plain.length
  return [
    ...own,
    { index, name: 'Uus rendipõld', number: numberOf(index), rings: away, areaHa: hectaresOfRings(away) },
  ]
}

let drawn: readonly Parcel[] | undefined
/** Parcels of the sample farm as the agency has them: a room begins often, and each time with the same. */
const parcels = (): readonly Parcel[] => (drawn ??= drawnParcels())

/** A record of which the agency notes the rest. */
type Drafted = { [R in AgencyRecord as R['kind']]: Pick<R, 'kind' | 'body'> }[AgencyRecord['kind']]

/** Gives records their ids and the rest of what the agency notes. */
function bookOf(at: string, prefix: string) {
  const book = emptyBook()
  const add = (record: Drafted): string => {
    const id = `${prefix}-${book.next++}`
    const held = { id, ownId: null, version: 1, changedAt: at, changedBy: 'e-PRIA' }
    book.records.push({ ...held, ...record })
    return id
  }
  return { book, add }
}

/** Work of which nothing is told but what it is, where and when. */
export const PLAIN_JOB = {
  endsOn: null,
  startTime: null,
  worker: '',
  workerCertificate: '',
  inputs: [],
  grazing: [],
  growthStage: null,
  windMps: null,
  airC: null,
  observations: [],
  notes: '',
}
const WINTER: ReadonlySet<string> = new Set(['talinisu', 'taliraps'])

/** The sample farm in a year as the agency holds it; `isOver` says that it was harvested. */
function sampleBook(year: number, at: string, isOver: boolean): Book {
  const { book, add } = bookOf(at, `${SAMPLE_CLIENT}-${year}`)
  for (const { index, name, number, rings, areaHa } of parcels()) {
    const field = {
      massif: massifOf(index),
      number,
      name,
      areaHa,
      landUse: 'ARABLE',
      shape: shapeOf(rings),
    } as const
    const fieldId = add({ kind: 'FIELD', body: field })
    const crop = index === OTHER_CROP ? 'hernes' : cropIn(index, year)
    const known = CROP_CODES.some(({ code }) => code === crop) ? crop : cropIn(index, year)
    if (index !== NO_CROP)
      add({ kind: 'CROP', body: { fieldId, use: 'MAIN', crop: known, refinement: '', variety: '', areaHa } })
    const sownOn = WINTER.has(crop) ? `${year - 1}-09-08` : `${year}-04-28`
    if (index % 8 === 2 && sownOn <= at)
      add({
        kind: 'JOB',
        body: {
          ...PLAIN_JOB,
          fieldId,
          activity: 'SOWING',
          name: 'Külv',
          startsOn: sownOn,
          endsOn: sownOn,
          areaHa,
        },
      })
    if (index % 6 === 1 && isOver)
      add({
        kind: 'YIELD',
        body: {
          fieldId,
          crop: known,
          yieldType: 'Terad',
          tonnes: roundTo(areaHa * 4.2, 1),
          areaHa,
          moisturePct: 14,
          harvestedOn: null,
        },
      })
  }
  return book
}

/** A client with two fields that are nobody's. */
function smallBook(client: string, year: number, at: string): Book {
  const { book, add } = bookOf(at, `${client}-${year}`)
  for (const { index, rings, areaHa } of parcels().slice(0, 2)) {
    const moved = rings.map((ring) =>
      ring.map(([x, y]): Point => [x + 6000, y - 4000 - (Number(client) % 7) * 300]),
    )
    const massif = massifOf(index + 100 + (Number(client) % 10) * 10)
    const name = index === 0 ? 'Kodupõld' : 'Metsaäär'
    const fieldId = add({
      kind: 'FIELD',
      body: { massif, number: numberOf(index), name, areaHa, landUse: 'ARABLE', shape: shapeOf(moved) },
    })
    add({
      kind: 'CROP',
      body: { fieldId, use: 'MAIN', crop: cropIn(index, year), refinement: '', variety: '', areaHa },
    })
  }
  return book
}

interface SmallClient {
  readonly id: string
  readonly name: string
  readonly registryCode: string
  readonly mandate: (today: string) => AgencyMandate
  readonly isClosed?: boolean
}
const SMALL: readonly SmallClient[] = [
  {
    id: '1000002',
    name: 'Uueveski Talu OÜ',
    registryCode: '10000002',
    mandate: () => ({ kind: 'LIMITED', kinds: ['JOB', 'YIELD'], until: null }),
  },
  {
    id: '1000003',
    name: 'Rebasemäe OÜ',
    registryCode: '10000003',
    mandate: () => ({ kind: 'NONE', kinds: [], until: null }),
  },
  {
    id: '1000004',
    name: 'Kaasiku Põllud OÜ',
    registryCode: '10000004',
    mandate: (today) => ({ kind: 'ENDED', kinds: [], until: addDays(today, -20) }),
  },
  {
    id: '1000005',
    name: 'Suletud Hooaja OÜ',
    registryCode: '10000005',
    mandate: () => FULL,
    isClosed: true,
  },
]

export function seedOf(today: string): Seeded {
  const at = `${today}T04:00:00.000Z`
  const seasons = seasonsAround(today)
  const sample: Client = {
    id: SAMPLE_CLIENT,
    name: 'Näidistalu OÜ',
    registryCode: '10000001',
    mandates: {
      [TEST_PERSON.code]: FULL,
      [OTHER_PERSON.code]: { kind: 'LIMITED', kinds: ['JOB'], until: addDays(today, 60) },
    },
    consents: {},
    seasons,
  }
  const small = SMALL.map(({ id, name, registryCode, mandate, isClosed = false }): Client => ({
    id,
    name,
    registryCode,
    mandates: { [TEST_PERSON.code]: mandate(today) },
    consents: {},
    seasons: isClosed ? seasons.map((season) => ({ ...season, state: 'CLOSED' })) : seasons,
  }))
  const year = cropYearOf(today)
  const known = [year - 2, year - 1, year]
  return {
    room: { people: [TEST_PERSON, OTHER_PERSON], clients: [sample, ...small], moods: [] },
    books: known.flatMap((each) => [
      { client: SAMPLE_CLIENT, year: each, book: sampleBook(each, at, each < year) },
      ...small.map(({ id }) => ({ client: id, year: each, book: smallBook(id, each, at) })),
    ]),
  }
}
