import { expect, it } from 'vitest'
import { dailyItems, groupOf, menuGroups, menuItemOf } from './menu.ts'

it('shows only what is built', () => {
  expect(menuGroups(() => false)).toEqual([])
  expect(dailyItems((key) => key === 'addJob')).toEqual(['addJob'])
  expect(menuGroups((key) => key === 'workers').map(({ id, items }) => [id, items])).toEqual([
    ['management', ['workers']],
  ])
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
