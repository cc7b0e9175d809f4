/**
 * Values that imports last brought to each field: by them, what the farmer wrote himself is told from what
 * came from a file.
 */
import type { ImportedPart } from '@vagu/core/field-import/schema'
import { type FieldDraft, MainCrop } from '@vagu/core/fields/schema'
import { z } from 'zod'
import { fingerprint } from '../db/fingerprint.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** The values that were taken, by part; of the shape a mark of its rings. */
const BroughtValues = z.object({
  area: z.number().optional(),
  crop: MainCrop.optional(),
  shape: z.string().optional(),
  code: z.string().optional(),
  priaCode: z.string().optional(),
})
export type BroughtValues = z.infer<typeof BroughtValues>

/** Values brought to one field in one crop year. */
export const Brought = z.object({ fieldId: z.string(), year: z.number(), values: BroughtValues })
export type Brought = z.infer<typeof Brought>

export const shapeMark = (mapData: FieldDraft['mapData']): string | undefined =>
  mapData ? fingerprint(mapData.geometry.rings) : undefined

/** All values ever brought to the farm's fields. */
export async function readBrought(db: Reader, actor: Actor): Promise<Brought[]> {
  const rows = await db
    .selectFrom('brought_value')
    .select(['field_id', 'year', 'document'])
    .where('account_id', '=', actor.accountId)
    .execute()
  return rows.map((row) => ({
    fieldId: row.field_id,
    year: row.year,
    values: BroughtValues.parse(JSON.parse(row.document)),
  }))
}

/** The values of a draft that are taken of it, as they are remembered. */
export function valuesTaken(
  { draft, year }: { draft: FieldDraft; year: number },
  take: ReadonlySet<ImportedPart>,
): BroughtValues {
  const info = draft.yearInfo.find((each) => each.year === year)
  const all = {
    area: info?.area ?? undefined,
    crop: info?.mainCrop ?? undefined,
    shape: shapeMark(draft.mapData),
    code: draft.code || undefined,
    priaCode: (info?.priaCode ?? draft.priaCode) || undefined,
  }
  const taken = Object.entries(all).filter(
    ([part, value]) => value !== undefined && [...take].some((one) => one === part),
  )
  return BroughtValues.parse(Object.fromEntries(taken))
}

/** Remembers what was brought; parts that were not taken keep what is remembered of them. */
export async function rememberBrought(
  tx: Writer,
  actor: Actor,
  work: { known: readonly Brought[]; added: readonly Brought[] },
): Promise<void> {
  const keyOf = ({ fieldId, year }: Brought): string => `${fieldId} ${year}`
  const known = new Map(work.known.map((each) => [keyOf(each), each.values]))
  const rows = work.added.map((each) => ({
    account_id: actor.accountId,
    field_id: each.fieldId,
    year: each.year,
    document: JSON.stringify({ ...known.get(keyOf(each)), ...each.values }),
  }))
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await tx
      .insertInto('brought_value')
      .values(rows.slice(i, i + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'field_id', 'year'])
          .doUpdateSet((row) => ({ document: row.ref('excluded.document') })),
      )
      .execute()
}
