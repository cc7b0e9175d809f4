/** PRIA as screens are told of it in tests: a connection, and comparisons with a row of each status. */
import { getPriaStatus, listPriaRuns, getPriaComparison } from '@vagu/core/pria/contract'
import type { PriaRunItem, PriaRunWhole } from '@vagu/core/pria/run-schema'
import {
  PRIA_STATUSES,
  type PriaComparison,
  type PriaKind,
  type PriaRow,
  type PriaShort,
  type PriaStatus,
  type PriaStatusCounts,
} from '@vagu/core/pria/schema'
import { getPriaConnection } from '@vagu/core/pria-connection/contract'
import type { PriaConnection } from '@vagu/core/pria-connection/schema'
import type { Calls } from './calls.ts'
import { NOW, YEAR } from './farm.ts'

export const FIELD_ID = '01890a5d-ac96-774b-bcce-b302099a8001'
export const JOB_ID = '01890a5d-ac96-774b-bcce-b302099a8002'
export const RUN_ID = '01890a5d-ac96-774b-bcce-b302099a8003'

export const CONNECTION = {
  state: 'CONNECTED',
  isTest: true,
  testPage: 'http://agency.test/',
  person: { code: '38001010000', name: 'Mari Kask' },
  client: {
    identificationNumber: '12345678',
    clientName: 'Kivitalu OÜ',
    kinds: ['FIELD', 'CROP', 'JOB', 'YIELD'],
    consentedAt: NOW,
    consentedBy: 'mari@talu.ee',
    sharedWith: [],
  },
  mandate: { kind: 'FULL', kinds: [], until: null },
  isSilent: false,
} satisfies PriaConnection
export const NO_CONNECTION: PriaConnection = {
  ...CONNECTION,
  state: 'NONE',
  person: null,
  client: null,
  mandate: null,
}

const SHORT: PriaShort = {
  title: 'Külvamine',
  fieldId: FIELD_ID,
  fieldName: 'Kodupõld',
  parcel: '',
  day: '2026-05-12',
  endDay: '2026-05-12',
  areaHa: 12.4,
  tonnes: null,
  materials: ['Talinisu Fredis'],
}
const ROW: PriaRow = {
  id: 'row',
  status: 'IN_SYNC',
  isDifference: false,
  recordId: JOB_ID,
  agencyId: 'J-1',
  matchedBy: 'LINK',
  candidates: [],
  ours: SHORT,
  theirs: SHORT,
  problems: [],
  differences: [],
  directions: [],
  cannotTake: null,
  suggested: null,
  deletedBy: null,
  duplicateOf: null,
  shapes: null,
  lastReceipt: null,
  changedAt: null,
  changedBy: '',
  daysLeft: null,
}

/** Parts by which a row of a status is other than one in sync. */
const OF_STATUS: Readonly<Record<PriaStatus, Partial<PriaRow>>> = {
  FIELD_NOT_CONNECTED_WITH_PRIA: {
    agencyId: null,
    theirs: null,
    matchedBy: null,
    candidates: [
      { agencyId: 'F-1', title: 'Põld 1, 12,1 ha' },
      { agencyId: 'F-2', title: 'Põld 2, 11,9 ha' },
    ],
    directions: ['LINK', 'SEND'],
  },
  FAILED_TO_CONVERT: {
    agencyId: null,
    theirs: null,
    problems: [
      {
        code: 'WORKER_MISSING',
        path: 'worker',
        recordId: JOB_ID,
        entity: 'job',
        requisiteId: null,
        material: '',
      },
    ],
  },
  NOT_SUPPORTED: { agencyId: null, theirs: null },
  NOT_IMPLEMENTED: { agencyId: null, theirs: null },
  NOT_COMPLETED: { agencyId: null, theirs: null },
  NEW_IN_VAGU: {
    agencyId: null,
    theirs: null,
    directions: ['SEND', 'KEEP'],
    suggested: 'SEND',
    daysLeft: 3,
  },
  NEW_IN_PRIA: {
    recordId: null,
    ours: null,
    directions: ['TAKE', 'DELETE_THERE', 'KEEP'],
    suggested: 'TAKE',
  },
  OUT_OF_SYNC: {
    directions: ['SEND', 'TAKE', 'KEEP'],
    differences: [
      { path: 'areaHa', of: '', ours: 12.4, theirs: 12.1, agreed: 12, changedBy: 'BOTH' },
      { path: 'inputs.amount', of: 'Talinisu Fredis', ours: 2480, theirs: 2400, changedBy: 'US' },
    ],
    changedAt: NOW,
    changedBy: 'e-PRIA',
  },
  IN_SYNC: {},
  UNEXPECTED_ERROR: {},
  DELETED: {
    ours: null,
    recordId: null,
    deletedBy: 'US',
    directions: ['DELETE_THERE', 'TAKE', 'KEEP'],
    suggested: 'DELETE_THERE',
    lastReceipt: { state: 'REFUSED', at: NOW, code: 'SEASON_CLOSED', text: 'Hooaeg on kinni', runId: RUN_ID },
  },
}
const COUNTED: ReadonlySet<PriaStatus> = new Set<PriaStatus>([
  'NEW_IN_VAGU',
  'NEW_IN_PRIA',
  'OUT_OF_SYNC',
  'DELETED',
])

const namedOf = (short: PriaShort | null, fieldName: string): PriaShort | null =>
  short && { ...short, fieldName }

/** A row of a status, of a field that bears its name. */
export function rowOf(status: PriaStatus, parts: Partial<PriaRow> = {}): PriaRow {
  const row = {
    ...ROW,
    ...OF_STATUS[status],
    id: status,
    status,
    isDifference: COUNTED.has(status),
    ...parts,
  }
  return { ...row, ours: namedOf(row.ours, status), theirs: namedOf(row.theirs, status) }
}
/** How a row is called on the screen. */
export const titleOf = (status: PriaStatus): string => `${SHORT.title}, ${status}`

/** A comparison, with a row of each status unless told. */
export const comparisonOf = (kind: PriaKind, parts: Partial<PriaComparison> = {}): PriaComparison => ({
  kind,
  year: YEAR,
  access: 'CONNECTED',
  asOf: NOW,
  season: { state: 'OPEN', closesOn: '2026-12-31' },
  rows: PRIA_STATUSES.map((status) => rowOf(status)),
  unreadable: 0,
  openRunId: null,
  ...parts,
})

export const COUNTS: PriaStatusCounts = {
  fieldDifferences: 1,
  jobDifferences: 4,
  yieldDifferences: 2,
  cropDifferences: 0,
  access: 'CONNECTED',
  isTest: true,
  asOf: NOW,
  reminders: [],
}

export const ITEM: PriaRunItem = {
  id: 'NEW_IN_VAGU',
  title: titleOf('NEW_IN_VAGU'),
  direction: 'SEND',
  state: 'SENDING',
  agencyId: null,
  code: null,
  text: '',
}
export const runOf = (kind: PriaKind, parts: Partial<PriaRunWhole> = {}): PriaRunWhole => ({
  _id: RUN_ID,
  kind,
  year: YEAR,
  state: 'RUNNING',
  waitsFor: null,
  triesAgainAt: null,
  createdAt: NOW,
  updatedAt: NOW,
  createdBy: 'mari@talu.ee',
  total: 1,
  done: 0,
  refused: 0,
  cancelled: 0,
  items: [ITEM],
  ...parts,
})

/** Answers the calls of PRIA for a farm that is connected, each comparison by its kind. */
export function answerPria(calls: Calls, parts: Partial<PriaComparison> = {}): void {
  calls.answers(getPriaConnection, () => CONNECTION)
  calls.answers(getPriaStatus, () => COUNTS)
  calls.answers(listPriaRuns, () => [])
  calls.answers(getPriaComparison, ({ params: { kind } }) => comparisonOf(kind, parts))
}
