/** Facts of a book, read before anything is built. Records go along as they are stored: they are not parsed here. */
import type {
  BookBalance,
  BookChemical,
  BookFacts,
  BookHidden,
  BookMachine,
  BookPlanRow,
  BookWorker,
} from '@vagu/core/book/facts'
import type { BookWish } from '@vagu/core/book/schema'
import { NO_FIELD_PLAN, reckonField } from '@vagu/core/fertilization-plan/field-plan'
import type { PlannedField } from '@vagu/core/fertilization-plan/schema'
import { MISSING_BALANCE, printedPlan, type PrintedRow } from '@vagu/core/fertilization-plan/printed'
import { testSpansOf } from '@vagu/core/machines/rules'
import { type MachineKind, TEST_YEARS } from '@vagu/core/machines/table'
import { addDays, startOfDay } from '@vagu/core/time/day'
import { readUserSettings } from '../account/settings.ts'
import type { Actor } from '../db/actor.ts'
import { listEverNamed } from '../db/named.ts'
import type { Reader } from '../db/schema.ts'
import { readPlan } from '../fertilization-plan/read.ts'
import { requireFields } from '../fields/store.ts'
import { jsonList } from '../http/json-text.ts'
import { MACHINES } from '../machines/stored.ts'
import { REQUISITES } from '../materials/stored.ts'
import { storedAccounts } from '../users/stored.ts'
import { storedHidden } from '../warnings/stored.ts'
import { WORKERS } from '../workers/stored.ts'
import type { Asked } from './asked.ts'
import { readRecords, readRestricted } from './beside.ts'
import { readEntries } from './entries.ts'
import { readFields, readJobs, readSamples } from './records.ts'

/** Mark of a client that is known to the agency's test environment alone. */
const OF_TEST = ' (PRIA testkeskkond)'

async function readHolder(db: Reader, accountId: string, isTest: boolean) {
  const row = await db
    .selectFrom('account')
    .leftJoin('pria_connection', 'pria_connection.account_id', 'account.account_id')
    .select(['document', 'document_version', 'client_id'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { name, code, address } = storedAccounts.read(row).company
  const priaClient = row.client_id === null ? '' : `${row.client_id}${isTest ? OF_TEST : ''}`
  return { name, code, address: address.street, priaClient }
}

/** Workers, those that are gone too: their jobs bear their names. */
async function readWorkers(db: Reader, accountId: string): Promise<BookWorker[]> {
  return (await listEverNamed(db, accountId, WORKERS)).map(
    ({ _id, name, company, certificateNo, ...rest }) => {
      const { chemicalCertification, chemicalWorkerLicenceEndDate } = rest
      return { _id, name, company, certificateNo, chemicalCertification, chemicalWorkerLicenceEndDate }
    },
  )
}

/** Products of the farm, those that are gone too: seed was dressed with them. */
async function readChemicals(db: Reader, accountId: string): Promise<BookChemical[]> {
  return (await listEverNamed(db, accountId, REQUISITES))
    .filter(({ type }) => type === 'chemical')
    .map(({ _id, name, registerNumber = null }) => ({ _id, name, registerNumber }))
}

/** Numbers of the products of the register that seed of the farm was dressed with. */
async function readDressingNumbers(db: Reader, accountId: string): Promise<Record<string, string>> {
  const names = db
    .selectFrom('job_material')
    .select('name_key')
    .where('account_id', '=', accountId)
    .where('is_dressing', '=', 1)
  const rows = await db
    .selectFrom('register_product')
    .select(['number', 'name_key'])
    .where('name_key', 'in', names)
    .orderBy('number')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.name_key, row.number]))
}

const SPRAYERS: ReadonlySet<MachineKind> = new Set(['SPRAYER', 'HAND_SPRAYER'])

/** Machines, those that are gone too: their jobs bear their names. */
async function readMachines(db: Reader, accountId: string): Promise<BookMachine[]> {
  const rows = await db
    .selectFrom('machine')
    .select(['id', 'document', 'document_version', 'deleted_at'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.filter(MACHINES.stored.isReadable).map((row) => {
    const machine = MACHINES.stored.read(row)
    const { name, number, boughtOn, kind } = machine
    return {
      _id: row.id,
      isSprayer: SPRAYERS.has(kind),
      isGone: row.deleted_at !== null,
      name,
      number,
      boughtOn,
      needsTest: TEST_YEARS[kind] !== null,
      tests: testSpansOf(machine),
    }
  })
}

async function readHidden(db: Reader, accountId: string, { asOf }: BookWish): Promise<BookHidden[]> {
  const rows = await db
    .selectFrom('ignored_warning')
    .leftJoin('app_user', 'app_user.user_id', 'ignored_warning.user_id')
    .select(['id', 'reason', 'at', 'document', 'document_version', 'email'])
    .where('account_id', '=', accountId)
    .execute()
  const until = asOf === null ? null : startOfDay(addDays(asOf, 1)).toISOString()
  return rows
    .filter((row) => storedHidden.isReadable(row) && (until === null || row.at < until))
    .map((row) => {
      const warning = storedHidden.read(row)
      return {
        id: row.id,
        at: row.at,
        by: row.email ?? '',
        reason: row.reason,
        title: warning.title,
        message: warning.message,
        fieldId: warning.fieldId,
        fieldName: warning.fieldName ?? '',
        day: warning.date,
      }
    })
}

function balanceOf({ facts, plan }: PlannedField): BookBalance {
  const { balance, balanceOf: input } = reckonField(facts, plan ?? NO_FIELD_PLAN)
  return {
    fieldId: facts.fieldId,
    area: facts.area,
    crop: facts.crop,
    mineral: input.mineral,
    organic: input.organic,
    fixation: input.fixation,
    harvest: input.harvest,
    isHarvested: input.isHarvested,
    out: balance.isKnown ? balance.out : null,
    balance: balance.isKnown ? balance.balance : null,
    missing: balance.isKnown ? '' : balance.missing.map((each) => MISSING_BALANCE[each]).join(', '),
  }
}

const planRowOf = ({ fieldId, cells }: PrintedRow, { facts, plan }: PlannedField): BookPlanRow => ({
  fieldId,
  area: facts.area,
  goal: plan?.goalYield ?? facts.goal,
  cells,
})

/** Balances and plans, of now alone: the journal does not tell what they are reckoned from. */
async function readPlanned(db: Reader, actor: Actor, { wish }: Pick<Asked, 'wish'>): Promise<Planned> {
  if (wish.asOf !== null) return { balances: null, plan: null, planNotes: [] }
  const isWanted = wish.tables.includes('balance') || wish.tables.includes('plan')
  const fields = isWanted ? (await readPlan(db, actor, { year: wish.year })).fields : []
  const planned = fields.filter(({ plan }) => plan !== null)
  const { rows, notes } = printedPlan(planned)
  return {
    balances: fields.map(balanceOf),
    plan: planned.flatMap((each, i) => (rows[i] ? [planRowOf(rows[i], each)] : [])),
    planNotes: notes,
  }
}
type Planned = Pick<BookFacts, 'balances' | 'plan' | 'planNotes'>

/** Names of whoever entered or hid something, as an inspector may read them: who of the farm is meant stays a matter of the farm. */
function withoutAddresses<T extends { readonly by: string }>(
  records: readonly T[],
  people: Map<string, string>,
): T[] {
  return records.map((record) => {
    if (record.by === '') return record
    const name = people.get(record.by) ?? `kasutaja ${people.size + 1}`
    people.set(record.by, name)
    return { ...record, by: name }
  })
}

interface Wanted {
  readonly wish: BookWish
  readonly hasRecords: boolean
  /** Whether users stand in it by number and not by their e-mail. */
  readonly hidesUsers?: boolean
  /** Whether the agency is not in earnest: its number of the client says so. */
  readonly isTestAgency?: boolean
}

/** The facts as JSON. Refuses with `notFound` a field of another farm, with `tooLarge` more jobs than a book holds. */
export async function collectFacts(
  db: Reader,
  actor: Actor,
  { wish, hasRecords, hidesUsers = false, isTestAgency = false }: Wanted,
): Promise<string> {
  const { accountId } = actor
  if (wish.fieldIds !== null) await requireFields(db, actor, wish.fieldIds)
  const asked = { accountId, wish }
  const settings = await readUserSettings(db, accountId)
  const people = new Map<string, string>()
  const named = <T extends { readonly by: string }>(records: readonly T[]): readonly T[] =>
    hidesUsers ? withoutAddresses(records, people) : records
  const needsEntries = wish.tables.includes('entries') || wish.tables.includes('diary')
  const small = {
    wish,
    holder: await readHolder(db, accountId, isTestAgency),
    hasFieldNotes: settings.printFieldNotes,
    hasJobNotes: settings.printJobNotes,
    workers: await readWorkers(db, accountId),
    chemicals: await readChemicals(db, accountId),
    dressingNumbers: await readDressingNumbers(db, accountId),
    machines: await readMachines(db, accountId),
    hidden: named(await readHidden(db, accountId, wish)),
    ...(await readPlanned(db, actor, asked)),
    restricted: await readRestricted(db, asked),
    records: hasRecords ? await readRecords(db, actor, wish) : null,
    entries: named(needsEntries ? await readEntries(db, asked) : []),
  }
  const large = {
    fields: await readFields(db, asked),
    jobs: await readJobs(db, asked),
    samples: await readSamples(db, asked),
  }
  const members = Object.entries(large).map(([name, records]) => `"${name}":${jsonList(records)}`)
  return `${JSON.stringify(small).slice(0, -1)},${members.join(',')}}`
}
