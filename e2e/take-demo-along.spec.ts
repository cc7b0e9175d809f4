/** From the demo into an account of one's own: what was entered there comes along. */
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { inDemoText } from '../web/src/app/shell/in-demo-text.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { carryText } from '../web/src/entities/carry/text.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { PASSWORD } from './farm-api.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import { openByMenu } from './navigation.ts'

test('what was entered in the demo comes along into a new account, and nothing else', async ({ page }) => {
  await enterHome(page, 'demo', '')
  const banner = page.getByRole('note').filter({ hasText: inDemoText.title })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: shellText.groups.management }).click()
  await openByMenu(page, 'workers')
  await page.getByRole('button', { name: workersText.add }).first().click()
  const dialog = page.getByRole('dialog', { name: workersText.add })
  await dialog.getByRole('textbox', { name: new RegExp(`^${workersText.name}`) }).fill('Aadu Oma')
  await dialog.getByRole('button', { name: uiText.save }).click()
  await expect(dialog).toBeHidden()
  await banner.getByRole('button', { name: inDemoText.takeAlong }).click()
  await expect(page).toHaveURL(ROUTES.register)
  const own = page.getByRole('radio', { name: carryText.own })
  await expect(own).toBeChecked()
  await page.getByLabel(usersText.email).fill(`demost${process.pid}@vagu.example`)
  await page.getByLabel(usersText.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(usersText.companyName).fill('Oma talu')
  await page.getByRole('button', { name: usersText.createAccount }).click()
  await expect(page).toHaveURL(ROUTES.addJob)
  await page.goto(pathTo('workers'))
  await expect(page.getByRole('row').filter({ hasText: 'Aadu Oma' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('the whole sample farm comes along where that is asked for, and goes on after a reload', async ({
  page,
  complaints,
}) => {
  await enterHome(page, 'demo', '')
  await page.getByRole('note').getByRole('button', { name: inDemoText.takeAlong }).click()
  await expect(page.getByRole('radio', { name: carryText.none })).toBeChecked()
  await page.getByRole('radio', { name: carryText.all }).click()
  await page.getByLabel(usersText.email).fill(`demotalu${process.pid}@vagu.example`)
  await page.getByLabel(usersText.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(usersText.companyName).fill('Oma talu')
  // the way breaks off
  await page.route('**/api/users/archive', (route) => route.abort())
  await page.getByRole('button', { name: usersText.createAccount }).click()
  await expect(page.getByText(carryText.interrupted)).toBeVisible()
  complaints.splice(0)
  await page.unroute('**/api/users/archive')
  await page.reload()
  await expect(page).toHaveURL(ROUTES.addJob)
  const table = page.getByRole('table', { name: jobsText.recent })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('heading', { name: carryText.leftTitle })).toBeHidden()
  const countOf = async (path: string): Promise<number> => {
    const answer = (await (await page.request.get(`/api${path}`)).json()) as { data: unknown[] }
    return answer.data.length
  }
  expect(await countOf('/fields')).toBe(24)
  expect(await countOf('/job-events')).toBeGreaterThan(500)
  expect(await countOf('/machines')).toBeGreaterThan(3)
  expect(await countOf('/work-times')).toBeGreaterThan(10)
})
