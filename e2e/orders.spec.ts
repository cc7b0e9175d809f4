/** Orders of the subscription: from the warning over the invoice to its payment, and what a farm is told meanwhile. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { messageOf } from '@vagu/core/messages'
import { listOrders } from '@vagu/core/subscription/contract'
import { noticeText, subscriptionText } from '../web/src/entities/subscription/text.ts'
import { adminText } from '../web/src/features/admin/text.ts'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { expectNoAxeFaults } from './axe-faults.ts'
import { addArea, Days, expect, openAsOperator, test } from './money-home.ts'
import { mailedLink } from './outbox.ts'

const PHONE = { width: 390, height: 844 }
const YEAR = new Date().getFullYear()
const QUIET = [
  ROUTES.account,
  pathTo('fields', { year: YEAR }),
  ROUTES.workers,
  ROUTES.jobTypes,
  ROUTES.help,
  ROUTES.changelog,
  ROUTES.chemicals,
]

/** Title of a warning, which says the same whatever its facts are. */
const titleOf = (kind: 'trial' | 'increase' | 'unpaid'): string =>
  noticeText[kind]({
    trialUntil: '',
    activeArea: 0,
    requestedArea: 0,
    hasPaidEver: false,
    isWellIntoSeason: false,
    lacking: null,
  }).title
const banner = (page: Page, kind: 'trial' | 'increase' | 'unpaid') =>
  page.getByRole('status').filter({ hasText: titleOf(kind) })
const subscription = (page: Page) => page.getByRole('region', { name: subscriptionText.title, exact: true })

async function expectState(page: Page, state: keyof typeof subscriptionText.states): Promise<void> {
  await page.goto(ROUTES.account)
  await expect(subscription(page).getByText(subscriptionText.states[state], { exact: true })).toBeVisible()
}

/** Takes the window of a warning away, which is shown once a day. */
async function closeWindow(page: Page, kind: 'trial' | 'increase'): Promise<void> {
  const notice = page.getByRole('dialog', { name: titleOf(kind) })
  await notice.getByRole('button', { name: subscriptionText.later }).click()
  await expect(notice).toBeHidden()
}

/** Mails to an address that bring an invoice, as their files. */
const invoiceMails = (data: string, email: string): string[] =>
  readdirSync(join(data, 'outbox'))
    .map((name) => readFileSync(join(data, 'outbox', name), 'utf8'))
    .filter((mail) => mail.includes(email) && mail.includes('application/pdf'))

/** Nothing of a list is cut off at its right edge. */
async function expectNothingCut(page: Page, label: string): Promise<void> {
  const list = page.getByRole('region', { name: label, exact: true })
  await expect(list.getByRole('button').first()).toBeVisible()
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

/** On the operator's page: what is done with the invoice of a number. */
async function doWithInvoice(page: Page, action: 'pay' | 'takeBack', number: string): Promise<void> {
  await page.goto(ROUTES.orders)
  await page.getByLabel(adminText.searchOrders).fill(number)
  await page.getByRole('button', { name: adminText.actionOf(adminText[action], number) }).click()
  if (action === 'pay')
    await page
      .getByRole('dialog', { name: adminText.payTitle(number) })
      .getByRole('button', { name: adminText.pay })
      .click()
  await expect(page.getByText(adminText.done[action](number))).toBeVisible()
}

test('a trial that is over asks for an order; the invoice is paid and its payment taken back', async ({
  signedIn: page,
  farm,
  home,
  browser,
}) => {
  const days = new Days(home.data, farm.email)
  await addArea(farm, 'Kodupõld', 60)
  days.endTrial(20)
  await page.setViewportSize(PHONE)
  for (const path of QUIET) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(titleOf('trial'))).toHaveCount(0)
  }
  await page.goto(ROUTES.addJob)
  // with its name: a window that is just coming has none yet
  await expect(page.getByRole('dialog', { name: titleOf('trial') })).toBeVisible()
  await expectNoAxeFaults(page)
  await closeWindow(page, 'trial')
  await expect(banner(page, 'trial')).toBeVisible()
  await banner(page, 'trial').getByRole('button', { name: subscriptionText.dismiss }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(banner(page, 'trial')).toHaveCount(0)

  await expectState(page, 'NEEDS_CONFIRMATION')
  await subscription(page).getByRole('button', { name: subscriptionText.order }).click()
  const form = page.getByRole('dialog', { name: subscriptionText.dialogTitle })
  const area = form.getByLabel(subscriptionText.areaLabel)
  const send = form.getByRole('button', { name: subscriptionText.send })
  await expect(area).toHaveValue('60')
  for (const [hectares, code] of [
    ['0', 'notPositive'],
    ['1000000', 'orderTooLarge'],
  ] as const) {
    await area.fill(hectares)
    await send.click()
    await expect(form.getByText(messageOf(code))).toBeVisible()
  }
  await area.fill('60')
  await form.getByLabel(subscriptionText.companyCode).fill('10421629')
  await form.getByLabel(subscriptionText.street).fill('Õunapuu tee 3, Väike-Maarja')
  await expectNoAxeFaults(page)
  await send.dblclick()
  await expect(form).toBeHidden()
  const { orders } = await farm.call(listOrders, {})
  expect(orders.map(({ orderedArea, total }) => [orderedArea, total])).toEqual([[60, 14_880]])
  const number = orders[0]?.invoice.number ?? ''
  expect(invoiceMails(home.data, farm.email), 'of an address that nobody has proven').toEqual([])
  await page.goto(await mailedLink(home.data, farm.email, ROUTES.proveEmail))
  await expect.poll(() => invoiceMails(home.data, farm.email).length).toBe(1)
  expect(invoiceMails(home.data, farm.email)[0]).toContain(`arve-${number}.pdf`)
  await expectState(page, 'PROCESSING')
  await expect(subscription(page).getByText(number).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const operator = await openAsOperator(browser, home)
  await doWithInvoice(operator, 'pay', number)
  await expectNoAxeFaults(operator)
  await expectState(page, 'ACTIVE')
  await page.goto(ROUTES.addJob)
  await page.waitForLoadState('networkidle')
  await expect(banner(page, 'trial')).toHaveCount(0)

  await doWithInvoice(operator, 'takeBack', number)
  await operator.setViewportSize(PHONE)
  await expectNothingCut(operator, adminText.orders)
  await operator.context().close()
  await expectState(page, 'PROCESSING')
  days.ageAccount(8)
  await page.goto(ROUTES.addJob)
  await expect(banner(page, 'unpaid')).toBeVisible()
  await expect(banner(page, 'unpaid').getByRole('button', { name: subscriptionText.dismiss })).toHaveCount(0)
  await page.goto(ROUTES.warnings)
  await page.waitForLoadState('networkidle')
  await expect(banner(page, 'unpaid')).toHaveCount(0)
})

test('fields that grow over the order are asked for, in the end without a way to put it away', async ({
  signedIn: page,
  farm,
  home,
  browser,
}) => {
  const days = new Days(home.data, farm.email)
  await addArea(farm, 'Kodupõld', 60)
  days.endTrial(20)
  await page.goto(ROUTES.account)
  await subscription(page).getByRole('button', { name: subscriptionText.order }).click()
  const form = page.getByRole('dialog', { name: subscriptionText.dialogTitle })
  await form.getByLabel(subscriptionText.companyCode).fill('10421629')
  await form.getByLabel(subscriptionText.street).fill('Õunapuu tee 3')
  await form.getByRole('button', { name: subscriptionText.send }).click()
  await expect(form).toBeHidden()
  const number = (await farm.call(listOrders, {})).orders[0]?.invoice.number ?? ''
  const operator = await openAsOperator(browser, home)
  await doWithInvoice(operator, 'pay', number)
  await operator.context().close()

  await addArea(farm, 'Uus põld', 20)
  await page.goto(ROUTES.addJob)
  await closeWindow(page, 'increase')
  await banner(page, 'increase').getByRole('button', { name: subscriptionText.dismiss }).click()
  await expect(banner(page, 'increase')).toHaveCount(0)
  days.ageFields(6)
  await page.reload()
  await expect(banner(page, 'increase')).toBeVisible()
  await expect(banner(page, 'increase').getByRole('button', { name: subscriptionText.dismiss })).toHaveCount(
    0,
  )
  await banner(page, 'increase').getByRole('button', { name: subscriptionText.order }).click()
  await expect(form.getByLabel(subscriptionText.areaLabel)).toHaveValue('20')
  await expectNoAxeFaults(page)
})
