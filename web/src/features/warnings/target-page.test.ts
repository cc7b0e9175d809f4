import type { TargetKind } from '@vagu/core/warnings/schema'
import { expect, it } from 'vitest'
import { targetPageOf } from './target-page.ts'

const pageOf = (targetKind: TargetKind, type = '') =>
  targetPageOf({ targetKind, requisite: type === '' ? null : { name: 'X', type } })

it('leads each record to the page where it is mended', () => {
  expect(pageOf('field')).toBe('fields')
  expect(pageOf('farm')).toBe('fields')
  expect(pageOf('worker')).toBe('workers')
  expect(pageOf('stock', 'seed')).toBe('stock')
  expect(pageOf('custom-area')).toBe('customFieldAreas')
})
it('leads a material to the page of its kind', () => {
  expect(pageOf('requisite', 'seed')).toBe('seeds')
  expect(pageOf('requisite', 'fertilizer')).toBe('fertilizers')
  expect(pageOf('requisite', 'chemical')).toBe('chemicals')
  expect(pageOf('requisite', 'material')).toBe('supplies')
  expect(pageOf('requisite')).toBe('supplies')
})
it('leads nowhere for a job', () => expect(pageOf('job')).toBeUndefined())
