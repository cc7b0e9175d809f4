/** Writes cells of the plan. A cell is changed from what the client saw there; what came between is shown to him. */
import { AppError } from '@vagu/core/errors'
import {
  NOTHING_PLANNED,
  type CellChange,
  type PlannedCell,
  type PlannedContent,
} from '@vagu/core/rotation/schema'
import { type JournalEntry, ROWS_PER_INSERT, writeJournal } from '../db/journal.ts'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { storedCells } from './stored.ts'

type Wish = CellChange & { readonly fieldId: string }
const nameOf = ({ fieldId, year }: { fieldId: string; year: number }): string => `${fieldId}/${year}`

async function storedOf(
  tx: Writer,
  actor: Actor,
  wishes: readonly Wish[],
): Promise<Map<string, PlannedContent>> {
  const ids = [...new Set(wishes.map(({ fieldId }) => fieldId))]
  const stored = new Map<string, PlannedContent>()
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const rows = await tx
      .selectFrom('planned_crop')
      .select(['field_id', 'year', 'document', 'document_version'])
      .where('account_id', '=', actor.accountId)
      .where('field_id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .execute()
    for (const row of rows)
      stored.set(nameOf({ fieldId: row.field_id, year: row.year }), storedCells.read(row))
  }
  return stored
}

const isSame = (a: PlannedContent, b: PlannedContent): boolean => a.crop === b.crop && a.locked === b.locked

interface Planned {
  readonly cell: PlannedCell
  readonly before: PlannedContent | undefined
  readonly isConflict: boolean
}

function plannedOf({ fieldId, year, crop, locked, seen }: Wish, before: PlannedContent | undefined): Planned {
  const stored = before ?? NOTHING_PLANNED
  const content = { crop, locked: locked ?? stored.locked }
  const isConflict = seen !== undefined && !isSame(seen, stored) && !isSame(content, stored)
  return { cell: { fieldId, year, ...content }, before, isConflict }
}

const entryOf = ({ cell, before }: Planned): JournalEntry => {
  const { fieldId: _field, year: _year, ...content } = cell
  return {
    noun: 'planned-crop',
    recordId: nameOf(cell),
    action: before === undefined ? 'create' : 'change',
    before: before === undefined ? null : JSON.stringify(before),
    after: JSON.stringify(content),
  }
}

async function writeCells(tx: Writer, actor: Actor, cells: readonly PlannedCell[]): Promise<void> {
  const rows = cells.map(({ fieldId, year, ...content }) => ({
    account_id: actor.accountId,
    field_id: fieldId,
    year,
    ...storedCells.columns(content),
    updated_at: actor.now.toISOString(),
  }))
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await tx
      .insertInto('planned_crop')
      .values(rows.slice(i, i + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'field_id', 'year']).doUpdateSet((row) => ({
          document: row.ref('excluded.document'),
          document_version: row.ref('excluded.document_version'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute()
}

/**
 * Changes cells, all or none. One that holds already what is wished is left, so that a repeated request does nothing
 * twice; one that holds neither that nor what the client saw is refused with what is stored.
 */
export async function changeCells(tx: Writer, actor: Actor, wishes: readonly Wish[]): Promise<PlannedCell[]> {
  await requireFields(
    tx,
    actor,
    wishes.map(({ fieldId }) => fieldId),
  )
  const stored = await storedOf(tx, actor, wishes)
  const planned = wishes.map((wish) => plannedOf(wish, stored.get(nameOf(wish))))
  const conflicts = planned.filter(({ isConflict }) => isConflict)
  if (conflicts.length > 0)
    throw new AppError('conflict', {
      stored: conflicts.map(({ cell: { fieldId, year }, before }) => ({
        fieldId,
        year,
        ...(before ?? NOTHING_PLANNED),
      })),
    })
  const changed = planned.filter(({ cell, before }) => !isSame(cell, before ?? NOTHING_PLANNED))
  await writeCells(
    tx,
    actor,
    changed.map(({ cell }) => cell),
  )
  await writeJournal(tx, actor, changed.map(entryOf))
  return planned.map(({ cell }) => cell)
}

/** The same for one cell. */
export async function changeCell(tx: Writer, actor: Actor, wish: Wish): Promise<PlannedCell> {
  const [cell] = await changeCells(tx, actor, [wish])
  if (cell === undefined) throw new Error('the cell that was just stored is not there')
  return cell
}
