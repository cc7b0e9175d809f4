import { DEFAULT_USER_SETTINGS } from '@vagu/core/users/schema'
import { expect, it } from 'vitest'
import { PAGES } from '../../navigation/pages.ts'
import { ROUTE_KEYS } from '../../navigation/paths.ts'
import { dailyItems, groupOf, isWanted, menuGroups, menuItemOf } from './menu.ts'

it('shows only what is offered', () => {
  expect(menuGroups(() => false)).toEqual([])
  expect(dailyItems((key) => key === 'addJob')).toEqual(['addJob'])
  expect(menuGroups((key) => key === 'workers').map(({ id, items }) => [id, items])).toEqual([
    ['management', ['workers']],
  ])
})
it('has every page, or leads to it by another, or the list of pages says why not', () => {
  const shown = [...dailyItems(() => true), ...menuGroups(() => true).flatMap(({ items }) => items)] as const
  const lost = ROUTE_KEYS.filter((key) => {
    const page = PAGES[key]
    const isFound = shown.some((item) => item === menuItemOf(key))
    return !isFound && !('isPublic' in page) && !('outside' in page)
  })
  expect(lost).toEqual([])
})
it('knows the group to open for a page', () => {
  expect(groupOf('chemicals')).toBe('management')
  expect(groupOf('addJob')).toBeUndefined()
  expect(groupOf(undefined)).toBeUndefined()
})
it('lights the fields for the page of one field', () => {
  expect(menuItemOf('field')).toBe('fields')
  expect(menuItemOf('stock')).toBe('stock')
})
it('leaves out what the book is kept without', () => {
  const off = { ...DEFAULT_USER_SETTINGS, expenseTracking: false }
  expect([isWanted('profitability', off), isWanted('workTime', off), isWanted('stock', off)]).toEqual([
    false,
    true,
    true,
  ])
  expect(isWanted('workTime', { ...off, workTime: false })).toBe(false)
  expect(isWanted('workTime', undefined)).toBe(true)
})
