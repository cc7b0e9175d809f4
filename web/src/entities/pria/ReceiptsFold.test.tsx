import { screen, within } from '@testing-library/react'
import { listPriaReceipts } from '@vagu/core/pria/contract'
import type { PriaReceipt } from '@vagu/core/pria/run-schema'
import { expect, it } from 'vitest'
import { historyText } from '../../records/history/text.ts'
import { recordsText } from '../../records/text.ts'
import { type Farm, NOW, openFarm, YEAR } from '../../testing/farm.ts'
import { answerPria } from '../../testing/pria.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../testing/steps.ts'
import { formatInstant } from '../../lib/format.ts'
import { jobsText } from '../jobs/text.ts'
import { priaText as text } from './text.ts'

const BODY = {
  massif: '61230000001',
  number: '7',
  name: 'Kodupõld',
  areaHa: 12.4,
  landUse: 'ARABLE' as const,
  shape: null,
}
const receiptOf = (recordId: string, change: Partial<PriaReceipt>): PriaReceipt => ({
  _id: '01890a5d-ac96-774b-bcce-b302099a8009',
  kind: 'FIELD',
  year: YEAR,
  recordId,
  part: '',
  action: 'CREATE',
  state: 'ACCEPTED',
  sentAt: NOW,
  answeredAt: NOW,
  sentBy: 'mari@talu.ee',
  agencyId: 'F-7',
  version: 1,
  code: null,
  text: '',
  body: BODY,
  ...change,
})

async function connect(farm: Farm): Promise<void> {
  answerPria(farm)
  const pria = { identificationNumber: '12345678', clientName: 'Kivitalu OÜ' }
  await farm.showsUser({ pria })
}

/** The receipts within the history that is open, unfolded. */
async function openReceipts(user: Awaited<ReturnType<typeof renderPage>>['user'], title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.click(await dialog.findByRole('button', { name: text.receiptsOpen }))
  return dialog
}

it('tells in the history of a field when it was sent, what, the answer and PRIA’s id', async () => {
  const farm = await openFarm()
  const [recordId = ''] = await addFields(farm, ['Kodupõld'])
  await connect(farm)
  farm.answers(listPriaReceipts, () => [
    receiptOf(recordId, {
      state: 'REFUSED',
      code: 'SHAPE_INVALID',
      action: 'CHANGE',
      agencyId: null,
      version: null,
      _id: '01890a5d-ac96-774b-bcce-b302099a8010',
    }),
    receiptOf(recordId, {}),
  ])
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
  await user.click(await screen.findByRole('menuitem', { name: historyText.open }))
  const dialog = await openReceipts(user, historyText.title('Kodupõld'))
  await dialog.findByText(text.refusals.SHAPE_INVALID)
  dialog.getByText(text.receiptStates.REFUSED)
  await dialog.findByText(text.testLabel)
  dialog.getByText(text.receiptStates.ACCEPTED)
  dialog.getByText(new RegExp(text.agencyId('F-7', 1)))
  expect(dialog.getAllByText(new RegExp(text.sentBy(formatInstant(NOW), 'mari@talu.ee')))).toHaveLength(2)
  await user.click(dialog.getAllByRole('button', { name: text.receiptBody })[0] ?? document.body)
  dialog.getByText('61230000001')
  expect(farm.sent(listPriaReceipts)).toEqual([{ query: { kind: 'fields', recordId } }])
})

it('tells it in the history of a job too, and says of one that was never sent that it was not', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const [job] = await addJobsTo(farm, [ploughing(fieldId)])
  await connect(farm)
  farm.answers(listPriaReceipts, () => [])
  const { user } = await renderPage('field', { id: fieldId })
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^${jobsText.more('').trim()}.*${job?.job.name}`) }),
  )
  await user.click(await screen.findByRole('menuitem', { name: historyText.open }))
  const dialog = await openReceipts(user, historyText.title(`${job?.job.name}, Kodupõld`))
  await dialog.findByText(text.receiptsNone)
  expect(farm.sent(listPriaReceipts)).toEqual([{ query: { kind: 'jobs', recordId: job?._id } }])
})

it('has no receipts for a farm that is not connected', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
  await user.click(await screen.findByRole('menuitem', { name: historyText.open }))
  await screen.findByRole('dialog', { name: historyText.title('Kodupõld') })
  expect(screen.queryByRole('button', { name: text.receiptsOpen })).toBeNull()
  expect(farm.sent(listPriaReceipts)).toEqual([])
})
