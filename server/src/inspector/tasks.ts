/** Heavy work of what an inspector is shown: the book of a year is built where it holds up nobody. */
import type { BookTable } from '@vagu/core/book/book'
import { buildBook, gather } from '@vagu/core/book/build'
import type { InspectedYear } from '@vagu/core/inspector/schema'
import { type BookToMake, factsOf } from '../book/tasks.ts'
import { evidenceOf } from './evidence.ts'

const shownTable = ({ columns, ...table }: BookTable) => ({
  ...table,
  columns: columns.map(({ key, head, kind, decimals, law, under, isBare }) => ({
    key,
    head,
    kind,
    decimals,
    law,
    ...(under !== undefined && { under }),
    ...(isBare && { isBare }),
  })),
})

async function inspectBook({
  facts,
}: BookToMake): Promise<Pick<InspectedYear, 'title' | 'tables' | 'map' | 'evidence'>> {
  const known = factsOf(facts)
  const { title, tables, map } = buildBook(known)
  return {
    title,
    tables: tables.map(shownTable),
    map: map.map(({ name, rings, crop = null }) => ({ name, rings, crop })),
    evidence: evidenceOf(gather(known)),
  }
}

export const inspectorTasks = { inspectBook }
