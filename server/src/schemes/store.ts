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

/** Whether KSM came or went with it. */
async function followKsm(
  tx: Writer,
  actor: Actor,
  { year, isIn }: { readonly year: number; readonly isIn: boolean },
): Promise<boolean> {
  const ksm = await readKsm(tx, actor)
  if (ksm.years.includes(year) === isIn) return false
  const years = isIn ? [...ksm.years, year] : ksm.years.filter((each) => each !== year)
  await changeKsm(tx, actor, { ...ksm, years: years.toSorted((one, other) => one - other) })
  return true
}

/** The year's row, made when missing and held until the transaction ends. */
const holdRow = (tx: Writer, actor: Actor, year: number) =>
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

interface Storing {
  readonly year: number
  /** Row of before, held. */
  readonly row: { readonly document: string; readonly updated_at: string }
  readonly after: StoredParticipation
  readonly hasKsmChanged: boolean
}

/** Writes the document of a year with its journal entry; where KSM alone has changed, its settings have told of it. */
async function store(tx: Writer, actor: Actor, { year, row, after, hasKsmChanged }: Storing): Promise<void> {
  const columns = storedParticipations.columns(after)
  const isSame = columns.document === row.document
  if (isSame && !hasKsmChanged) return
  await tx
    .updateTable('scheme_year')
    .set({ ...columns, updated_at: momentAfter(actor, row) })
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .execute()
  if (isSame) return
  const isFirst = row.document === EMPTY_PARTICIPATION.document
  await writeJournal(tx, actor, [
    {
      noun: 'scheme-year',
      recordId: String(year),
      action: isFirst ? 'create' : 'change',
      before: isFirst ? null : row.document,
      after: columns.document,
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
  const hasKsmChanged = await followKsm(tx, actor, {
    year,
    isIn: wished.parts.some(({ key }) => key === 'KSM'),
  })
  const after = { ...wished, parts: wished.parts.filter(({ key }) => key !== 'KSM') }
  await store(tx, actor, { year, row, after, hasKsmChanged })
}
