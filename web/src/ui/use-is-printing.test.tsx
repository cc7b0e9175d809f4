import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useIsPrinting } from './use-is-printing.ts'

const paper = (matches: boolean) => {
  const list = new EventTarget()
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(list, { matches }) as MediaQueryList)
}

it('is so at once where a part first stands on a page that is on paper already', () => {
  paper(true)
  expect(renderHook(useIsPrinting).result.current).toBe(true)
})
it('begins and ends with the printing', () => {
  paper(false)
  const { result } = renderHook(useIsPrinting)
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(result.current).toBe(true)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(result.current).toBe(false)
})
