import { expect, it } from 'vitest'
import { CATEGORY, JOB } from '../../../settings/table.ts'
import type { EventFacts } from '../../facts.ts'
import { sampleJob } from '../../sample.ts'
import { standingStacks } from './stacks.ts'

const HEAPS = { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' }
const stack = (spreadOn: string | null = null, overrides: Partial<EventFacts> = {}): EventFacts => ({
  ...sampleJob('cultivating', '2026-06-10', { category: HEAPS, job: { key: JOB.heaping, name: 'Aun' } }),
  heap: { manure: 'TAHESONNIK', spreadOn, isNoticeGiven: false },
  ...overrides,
})
const removed = (date: string, status: EventFacts['status'] = 'DONE') =>
  sampleJob('cultivating', date, {
    _id: 'removal',
    status,
    category: HEAPS,
    job: { key: JOB.heapRemoval, name: 'Äravedu' },
  })
const spread = (date: string) =>
  sampleJob('fertilising', date, {
    materials: [{ name: 'Sõnnik', type: 'fertilizer', organicType: 'TAHESONNIK' }],
  })

it.each([
  ['nothing', [stack()], 1],
  ['its own day', [stack('2026-07-01')], 0],
  ['what took it away', [stack(), removed('2026-07-01')], 0],
  ['manure that was spread', [stack(), spread('2026-07-01')], 0],
  ['manure that was spread before', [stack(), spread('2026-06-01')], 1],
  ['what is only prepared', [stack(), removed('2026-07-01', 'DRAFT')], 1],
  ['nothing, and is only prepared', [stack(null, { status: 'DRAFT' })], 0],
] as const)('a stack that is ended by %s', (_, events, standing) => {
  expect(standingStacks(events)).toHaveLength(standing)
})
