import { expect, it } from 'vitest'
import type { DeletedKind } from './deleted-kinds.ts'
import { withoutGap } from './deleted-order.ts'

const at = (kind: DeletedKind, minute: number, id = `${kind}-${minute}`) => ({
  kind,
  id,
  deletedAt: `2026-05-20T09:${String(minute).padStart(2, '0')}:00.000Z`,
})
/** Thirty jobs and a few fields and workers, also of one moment; each kind as its pages come. */
const KINDS: Partial<Record<DeletedKind, ReturnType<typeof at>[]>> = {
  jobs: Array.from({ length: 30 }, (_, i) => at('jobs', 59 - i)),
  fields: [at('fields', 50, 'b'), at('fields', 50, 'a'), at('fields', 10)],
  workers: [at('workers', 59), at('workers', 45), at('workers', 44), at('workers', 43), at('workers', 1)],
}
const PAGE = 4

/** Lines shown once so many pages of each kind were read. */
function shownAfter(pages: number) {
  const read = Object.entries(KINDS) as [DeletedKind, ReturnType<typeof at>[]][]
  return withoutGap(
    read.flatMap(([, all]) => all.slice(0, pages * PAGE)).toReversed(),
    read.filter(([, all]) => all.length > pages * PAGE).map(([kind]) => kind),
  ).map(({ id }) => id)
}

it('shows every record once, whatever the pages, and each page only goes on below', () => {
  const all = shownAfter(100)
  expect(new Set(all).size).toBe(38)
  for (let pages = 1; pages <= 8; pages++) {
    const shown = shownAfter(pages)
    expect(shown).toEqual(all.slice(0, shown.length))
    expect(shown.length).toBeGreaterThan(shownAfter(pages - 1).length)
  }
})
it('holds back what lies behind the last one that was read of a kind that goes on', () => {
  expect(shownAfter(1)).toEqual(['jobs-59', 'workers-59', 'jobs-58', 'jobs-57', 'jobs-56'])
})
it('shows of one moment kind after kind, each in the order of its pages', () => {
  expect(shownAfter(100).slice(10, 14)).toEqual(['b', 'a', 'jobs-50', 'jobs-49'])
})
it('shows nothing of a kind of which not even the first page is there, and all where nothing goes on', () => {
  expect(withoutGap([at('workers', 1)], ['jobs'])).toEqual([])
  expect(withoutGap([at('workers', 1), at('fields', 2)], [])).toEqual([at('fields', 2), at('workers', 1)])
})
