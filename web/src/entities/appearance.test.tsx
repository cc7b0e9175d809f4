import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Appearance, chooseAppearance } from '../lib/appearance.ts'
import { useColorScheme } from './appearance.ts'

const look = () => document.documentElement.dataset['appearance']
const print = (moment: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(moment)))

afterEach(() => chooseAppearance('auto'))

it.each<[chosen: Appearance, onPaper: Appearance]>([
  ['light', 'light'],
  ['dark', 'light'],
  ['sun', 'sun'],
])('%s is %s on paper, and itself again after it', (chosen, onPaper) => {
  chooseAppearance(chosen)
  const { result } = renderHook(useColorScheme)
  const before = result.current
  print('beforeprint')
  expect([look(), result.current]).toEqual([onPaper, 'light'])
  print('afterprint')
  expect([look(), result.current]).toEqual([chosen, before])
})
