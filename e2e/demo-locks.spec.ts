/** Calls that the demo refuses: each has its place, which says so where one would make it. */
import type { Page } from '@playwright/test'
import { endpoints } from '@vagu/core/endpoints'
import type { Endpoint } from '@vagu/core/endpoint'
import { contactText } from '../web/src/app/shell/contact-text.ts'
import { inDemoText } from '../web/src/app/shell/in-demo-text.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { subscriptionText } from '../web/src/entities/subscription/text.ts'
import { accountText } from '../web/src/features/account/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { priaText } from '../web/src/features/fields/form/pria/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { peopleText } from '../web/src/features/people/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { openAccountMenu } from './axe-states.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import { openByMenu } from './navigation.ts'

/** Parts of the account that are about a real account. */
const OF_ACCOUNT = [
  'setPassword',
  'sendEmailProof',
  'changeEmail',
  'keepEmail',
  'deleteAccount',
  'keepAccount',
  'reviewArchive',
  'takeInArchive',
]
/** The password, the address, an archive that is taken in, the end of the account. */
const PARTS_OF_ACCOUNT = 4
const OF_PEOPLE = ['changeRole', 'removePerson', 'invite', 'linkAccount', 'unlinkAccount', 'addLinkedUser']
const OF_ORDERS = ['addOrder', 'getInvoice', 'getCreditInvoice']
const OF_CONTACT = ['sendFeedback']
const OF_SETTINGS = ['makeCalendarAddress']
/** The noun of signing in by another service, which the demo's program has none of. */
const ANOTHER_SERVICE = 'openid'
/** Asked for before signing in, or by a link in a letter: the demo has neither. */
const OUTSIDE = [
  'resetPassword',
  'setPasswordAfterReset',
  'proveEmail',
  'register',
  'joinByInvitation',
  'confirmLink',
]

const locked = Object.entries(endpoints).flatMap(([noun, calls]) =>
  noun === ANOTHER_SERVICE
    ? []
    : Object.entries(calls as Readonly<Record<string, Endpoint>>).flatMap(([name, { shape }]) =>
        shape.refuses?.includes('lockedInDemo') ? [name] : [],
      ),
)

async function openInAccountMenu(page: Page, name: string): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('every call that the demo refuses says so in its place', async ({ page }) => {
  const known = [OF_ACCOUNT, OF_PEOPLE, OF_ORDERS, OF_CONTACT, OF_SETTINGS, OUTSIDE].flat()
  expect(locked.toSorted()).toEqual(known.toSorted())
  await enterHome(page, 'demo', '')
  await test.step('the banner is put away for good: another visit does not bring it back', async () => {
    const banner = page.getByRole('note').filter({ hasText: inDemoText.title })
    await banner.getByRole('button', { name: inDemoText.putAway }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(shellText.demo, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: shellText.mainMenu })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
  await test.step('the account: password, address, deletion, orders', async () => {
    await openInAccountMenu(page, shellText.accountPage)
    const places = page.getByText(accountText.lockedInDemo)
    await expect.poll(() => places.count()).toBeGreaterThanOrEqual(PARTS_OF_ACCOUNT)
    await expect(page.getByText(subscriptionText.inDemo)).toBeVisible()
  })
  await test.step('people: invitations, roles, linking', async () => {
    await openInAccountMenu(page, shellText.people)
    await expect(page.getByText(peopleText.demo)).toBeVisible()
  })
  await test.step('letters by mail and the address of the calendar', async () => {
    await openInAccountMenu(page, shellText.settingsPage)
    await expect(page.getByText(uiText.lockedInDemo).first()).toBeVisible()
  })
  const contact = page.getByRole('dialog', { name: shellText.contact })
  await test.step('letters to the makers', async () => {
    await openInAccountMenu(page, shellText.contact)
    await expect(contact.getByText(contactText.contactInDemo)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
  })
  await test.step('the agency', async () => {
    await openByMenu(page, 'fields')
    await page.getByRole('button', { name: fieldsPageText.add }).first().click()
    await page.getByText(fieldsPageText.folds.numbers, { exact: true }).click()
    await expect(page.getByText(priaText.inDemo)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a word on the warnings: said before anybody has written, with the way to an account', async () => {
    await openByMenu(page, 'warnings')
    await page.getByRole('button', { name: warningsText.feedback }).click()
    await expect(contact).toContainText(contactText.contactInDemo)
    await expect(contact.getByRole('textbox')).toHaveCount(0)
    await contact.getByRole('button', { name: shellText.register }).click()
    await expect(page).toHaveURL(ROUTES.register)
  })
})
