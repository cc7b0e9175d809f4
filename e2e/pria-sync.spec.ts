/** The book beside PRIA: connected, fields linked and sent, a job sent, changed and sent again; the simulator answers. */
import { changeJob, getJob } from '@vagu/core/jobs/contract'
import { priaText } from '../web/src/entities/pria/text.ts'
import { connectionText } from '../web/src/features/pria-connection/text.ts'
import { compareText } from '../web/src/features/pria/text.ts'
import { expect, test } from './home.ts'
import { addPriaFarm, KNOWN, OWN, PriaScreen } from './pria-screen.ts'

test('fields are linked and sent, a job is sent, changed and sent again, and both receipts stay', async ({
  page,
  farm,
}) => {
  const id = await addPriaFarm(farm)
  const pria = new PriaScreen(page)
  await pria.connect()
  await page.getByRole('link', { name: connectionText.justGo }).click()
  await pria.compare()
  await expect(pria.row(KNOWN)).toContainText(compareText.matchedBy.PARCEL)
  await pria.choose(KNOWN)
  await pria.choose(OWN)
  await pria.send()
  await pria.expectDone(2)
  await pria.showAll()
  await expect(pria.row(OWN)).toContainText(compareText.statuses.IN_SYNC.label)

  await pria.open('jobs')
  await pria.compare()
  await expect(pria.row(OWN)).toContainText(compareText.statuses.NEW_IN_VAGU.label)
  await pria.choose(OWN)
  await pria.send()
  await pria.expectDone(1)
  await pria.showAll()
  await expect(pria.row(OWN)).toContainText(compareText.statuses.IN_SYNC.label)

  const job = await farm.call(getJob, { params: { id } })
  await farm.call(changeJob, { params: { id }, body: { ...job, area: 4 } })
  await page.reload()
  await expect(pria.row(OWN)).toContainText(compareText.statuses.OUT_OF_SYNC.label)
  await expect(pria.row(OWN)).toContainText(compareText.changedBy.US)
  await pria.choose(OWN)
  await pria.send()
  await pria.expectDone(1)

  await pria.showAll()
  await expect(pria.row(OWN)).toContainText(compareText.statuses.IN_SYNC.label)
  await pria
    .row(OWN)
    .getByRole('button', { name: /^Tegevused/ })
    .click()
  await page.getByRole('menuitem', { name: priaText.receiptsOpen }).click()
  const receipts = page.getByRole('dialog').getByRole('listitem')
  await expect(receipts).toHaveCount(2)
  await expect(receipts.first()).toContainText(priaText.receiptActions.CHANGE)
  await expect(receipts.last()).toContainText(priaText.receiptActions.CREATE)
})
