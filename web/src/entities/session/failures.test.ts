import { expect, it, vi } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { onFailure, reportFailure } from './failures.ts'

it('tells who listens, until he stops', () => {
  const hear = vi.fn()
  const stop = onFailure(hear)
  reportFailure(new CallError('timeout'))
  stop()
  const later = onFailure(vi.fn())
  reportFailure(new CallError('offline'))
  later()
  expect(hear).toHaveBeenCalledTimes(1)
})
it('keeps a failure that came before anybody listened, and tells it once', () => {
  reportFailure(new CallError('unavailable'))
  const hear = vi.fn()
  onFailure(hear)()
  onFailure(hear)()
  expect(hear.mock.calls.map(([error]: CallError[]) => error?.kind)).toEqual(['unavailable'])
})
