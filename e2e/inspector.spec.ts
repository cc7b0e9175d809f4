/** The address of an inspector: made by the owner, opened in a browser without an account, withdrawn, and refused from then on. */
import { inspectorCardText as card } from '../web/src/features/book/inspector-text.ts'
import { inspectorText as text } from '../web/src/features/inspector/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { expect, test } from './home.ts'

test('an inspector reads the book by its address until it is withdrawn', async ({
  signedIn: page,
  browser,
}) => {
  await page.goto(ROUTES.book)
  await page.getByRole('textbox', { name: card.purpose }).fill('PTA kontroll')
  await page.getByRole('button', { name: card.make }).click()
  const address = await page.getByRole('textbox', { name: card.address }).inputValue()

  const empty = await browser.newContext()
  const visitor = await empty.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: /^Põlluraamat: / })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: text.checks })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: text.checks })).toBeVisible()
  const token = new URL(address).hash.slice('#token='.length)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((line) => line.includes(token))).toEqual([])

  await page.reload()
  await expect(page.getByText(card.openings(1))).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${card.withdraw}: `) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: card.withdraw }).click()
  await expect(page.getByText(card.withdrawn)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: text.over })).toBeVisible()
  await empty.close()
})
