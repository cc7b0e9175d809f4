/** The lists of pages are what the folders of the screens say now. */
import { expect, test } from 'vitest'
import { MENU_GROUPS } from '../web/src/navigation/page.ts'
import { findPages, laterPagesModule, menuIconsModule, pagePurposesModule, pagesModule } from './pages.ts'

const found = await findPages()

test('every page is known by its address, title and place', async () => {
  await expect(pagesModule(found)).toMatchFileSnapshot('../web/src/navigation/pages.ts')
})
test('the part of every page that comes later is found', async () => {
  await expect(laterPagesModule(found)).toMatchFileSnapshot('../web/src/app/later-pages.ts')
})
test('every page of the menu has its sign', async () => {
  await expect(menuIconsModule(found)).toMatchFileSnapshot('../web/src/app/shell/menu-icons.ts')
})
test('every page behind the sign-in says what it is for', async () => {
  await expect(pagePurposesModule(found)).toMatchFileSnapshot('../web/src/entities/help/page-purposes.ts')
})
test.each(MENU_GROUPS)('no two pages stand at one place of the group %s', (group) => {
  const places = found.flatMap(({ page }) => ('group' in page && page.group === group ? [page.order] : []))
  expect([...new Set(places)]).toEqual(places)
})
