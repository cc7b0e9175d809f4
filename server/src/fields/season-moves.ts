/** Seasons of fields that move, and their jobs with them. */
import { type FieldWork, withLateHarvests } from '@vagu/core/fields/late-harvest'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { moveJobs } from '../job-store/write.ts'
import type { FieldDocument } from './stored.ts'

/** A field whose seasons end with its late harvests; the same document where they do already. */
export function withSeasons<D extends FieldDocument>(document: D, work: readonly FieldWork[] = []): D {
  const yearInfo = withLateHarvests(document, work)
  return yearInfo === document.yearInfo ? document : { ...document, yearInfo: [...yearInfo] }
}

interface Moved {
  readonly before: Pick<FieldDocument, 'yearInfo'>
  readonly after: Pick<FieldDocument, 'yearInfo'> & { readonly id: string }
}

const seasonsIn = ({ yearInfo }: Pick<FieldDocument, 'yearInfo'>): string =>
  JSON.stringify(
    yearInfo
      .map(({ year, seasonStart = null, seasonEnd = null }) => ({ year, seasonStart, seasonEnd }))
      .filter(({ seasonStart, seasonEnd }) => seasonStart ?? seasonEnd),
  )

/** Jobs count to other crop years where the seasons of their field move. */
export const followSeasons = (tx: Writer, actor: Actor, fields: readonly Moved[]): Promise<void> =>
  moveJobs(
    tx,
    actor,
    fields
      .filter(({ before, after }) => seasonsIn(before) !== seasonsIn(after))
      .map(({ after }) => ({ id: after.id, yearInfo: after.yearInfo })),
  )
