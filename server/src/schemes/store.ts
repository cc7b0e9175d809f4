/** Writes where a farm takes part in a year. KSM itself stands in the settings, where the warnings read it. */
import { AppError } from '@vagu/core/errors'
import type { Participation, ParticipationChange, StoredParticipation } from '@vagu/core/schemes/schema'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import { prepared } from '../db/prepared.ts'
import { momentAfter } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { changeKsm } from '../settings/ksm.ts'
import { readKsm } from '../settings/read-ksm.ts'
import { EMPTY_PARTICIPATION, storedParticipations } from './stored.ts'

const participationRows = prepared((db, { accountId, year }: { accountId: string; year: number }) =>
  db
    .selectFrom('scheme_year')
    .select(['document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('year', '=', year),
)

/** Name of its journal entries, whose record is the year. */
export const PARTICIPATION_NOUN = 'scheme-year'

const KSM = { key: 'KSM', fieldIds: [] } as const

/** Participation of a year; KSM is among the parts in the years of the settings. */
export async function readParticipation(db: Reader, actor: Actor, year: number): Promise<Participation> {
  const [row] = await participationRows(db, { accountId: actor.accountId, year })
  const { parts, ...rest } = storedParticipations.read(row ?? EMPTY_PARTICIPATION)
  const { years } = await readKsm(db, actor)
  return {
    ...rest,
    parts: years.includes(year) ? [{ ...KSM, fieldIds: [] }, ...parts] : parts,
    updatedAt: row?.updated_at ?? null,
  }
}

/** Brings KSM into the settings or takes it out; tells whether it was there before. */
async function followKsm(
  tx: Writer,
  actor: Actor,
  { year, isIn }: { readonly year: number; readonly isIn: boolean },
): Promise<boolean> {
  const ksm = await readKsm(tx, actor)
  if (ksm.years.includes(year) === isIn) return isIn
  const years = isIn ? [...ksm.years, year] : ksm.years.filter((each) => each !== year)
  await changeKsm(tx, actor, { ...ksm, years: years.toSorted((one, other) => one - other) })
  return !isIn
}

/** The year's row, made when missing and held until the transaction ends. */
export const holdRow = (tx: Writer, actor: Actor, year: number) =>
  tx
    .insertInto('scheme_year')
    .values({
      account_id: actor.accountId,
      year,
      ...EMPTY_PARTICIPATION,
      updated_at: actor.now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'year'])
        .doUpdateSet((row) => ({ document: row.ref('scheme_year.document') })),
    )
    .returning(['document', 'document_version', 'updated_at'])
    .executeTakeFirstOrThrow()

type HeldRow = Awaited<ReturnType<typeof holdRow>>

interface Storing {
  readonly year: number
  /** Row of before, held. */
  readonly row: HeldRow
  /** As it is to be, KSM among the parts. */
  readonly after: StoredParticipation
}

/** JSON of a state as the journal keeps it: KSM is told beside the rest, for a history that leaves it out says too little. */
const stateText = (stored: StoredParticipation, hasKsm: boolean): string =>
  storedParticipations.columns({
    ...stored,
    parts: hasKsm ? [{ ...KSM, fieldIds: [] }, ...stored.parts] : stored.parts,
  }).document

/** Writes the document of a year, KSM into the settings, and one journal entry of both. */
export async function storeParticipation(tx: Writer, actor: Actor, storing: Storing): Promise<void> {
  const { year, row, after: wished } = storing
  const isIn = wished.parts.some(({ key }) => key === 'KSM')
  const wasIn = await followKsm(tx, actor, { year, isIn })
  const after = { ...wished, parts: wished.parts.filter(({ key }) => key !== 'KSM') }
  const columns = storedParticipations.columns(after)
  if (columns.document === row.document && isIn === wasIn) return
  await tx
    .updateTable('scheme_year')
    .set({ ...columns, updated_at: momentAfter(actor, row) })
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .execute()
  const before = stateText(storedParticipations.read(row), wasIn)
  const isFirst = before === EMPTY_PARTICIPATION.document
  await writeJournal(tx, actor, [
    {
      noun: PARTICIPATION_NOUN,
      recordId: String(year),
      action: isFirst ? 'create' : 'change',
      before: isFirst ? null : before,
      after: stateText(after, isIn),
    },
  ])
}

/** Stores all that a farm says of a year; 409 with what is stored where somebody else has changed it since. */
export async function changeParticipation(
  tx: Writer,
  actor: Actor,
  { year, change }: { readonly year: number; readonly change: ParticipationChange },
): Promise<void> {
  const { updatedAt: seen, ...wished } = change
  const [known] = await participationRows(tx, { accountId: actor.accountId, year })
  const row = await holdRow(tx, actor, year)
  if (seen !== undefined && (known?.updated_at ?? null) !== seen)
    throw new AppError('conflict', { stored: await readParticipation(tx, actor, year) })
  const before = storedParticipations.read(known ?? EMPTY_PARTICIPATION)
  const had = new Set(before.parts.flatMap(({ fieldIds }) => fieldIds))
  // a field that is gone may stay named until somebody takes it out
  const added = wished.parts.flatMap(({ fieldIds }) => fieldIds).filter((id) => !had.has(id))
  await requireFields(tx, actor, added)
  await storeParticipation(tx, actor, { year, row, after: wished })
}
