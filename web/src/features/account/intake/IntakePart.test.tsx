import { screen, within } from '@testing-library/react'
import { lastIntake, reviewArchive, takeInArchive } from '@vagu/core/archive-intake/contract'
import { archiveSentence } from '@vagu/core/archive-intake/messages'
import { expect, it } from 'vitest'
import { exportedBytes } from '../../../../../server/src/testing/archives.ts'
import { addTestField, addTestWorker } from '../../../../../server/src/testing/farm.ts'
import { openFarm } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { nounsText } from '../../../entities/nouns-text.ts'
import { intakeText } from './text.ts'

const part = async () => within(await screen.findByRole('region', { name: intakeText.title }))
const archiveOf = (...parts: BlobPart[]) => new File(parts, 'vagu.zip', { type: 'application/zip' })

/** The archive of another farm with a field and a worker. */
async function archive(farm: Awaited<ReturnType<typeof openFarm>>): Promise<File> {
  const other = await farm.home.farmer()
  await addTestField(other)
  await addTestWorker(other)
  return archiveOf(await exportedBytes(farm.home, other))
}

it('shows what is in the file, takes it in when told so, and tells of it afterwards', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('account')
  const shown = await part()
  await user.upload(shown.getByLabelText(intakeText.choose), await archive(farm))
  await shown.findByRole('row', { name: `${nounsText.fields.many} 1` })
  expect(shown.getByRole('row', { name: `${nounsText.jobs.many} 0` })).toBeDefined()
  expect(farm.sent(takeInArchive)).toEqual([])
  await user.click(shown.getByRole('button', { name: intakeText.store }))
  await shown.findByText(intakeText.receipt)
  expect(shown.getByText(`${nounsText.workers.many}: 1`)).toBeDefined()
})
it('says that a farm with records takes nothing in, and that the file was taken in', async () => {
  const farm = await openFarm()
  const file = await archive(farm)
  await addTestField(farm.client)
  const { user } = await renderPage('account')
  const shown = await part()
  await user.upload(shown.getByLabelText(intakeText.choose), file)
  await shown.findByText(intakeText.notEmpty)
  expect(shown.queryByRole('button', { name: intakeText.store })).toBeNull()
  await user.click(shown.getByRole('button', { name: intakeText.chooseOther }))
  expect(shown.getByLabelText(intakeText.choose)).toBeDefined()
})
it('tells why a file is none, and lets another be chosen', async () => {
  await openFarm()
  const { user } = await renderPage('account')
  const shown = await part()
  await user.upload(shown.getByLabelText(intakeText.choose), archiveOf('%PDF'))
  await shown.findByText(archiveSentence('notZip'))
  await user.upload(shown.getByLabelText(intakeText.choose), archiveOf())
  await shown.findByText(archiveSentence('emptyFile'))
})
it('names the records that hinder it, file and row', async () => {
  const farm = await openFarm()
  const problem = {
    file: 'andmed/tood.json',
    row: 12,
    code: 'brokenRow',
    message: archiveSentence('brokenRow'),
  }
  const review = {
    company: 'Kivitalu OÜ',
    version: '1.0.0',
    madeAt: '2026-05-20T09:00:00.000Z',
    nouns: [],
    missingPhotos: 2,
    problems: [problem],
    problemCount: 31,
    isFarmEmpty: true,
    taken: null,
  }
  farm.answers(reviewArchive, async () => review)
  const { user } = await renderPage('account')
  const shown = await part()
  await user.upload(shown.getByLabelText(intakeText.choose), archiveOf('x'))
  await shown.findByText(intakeText.problemAt('andmed/tood.json', 12))
  expect(shown.getByText(intakeText.moreProblems(30))).toBeDefined()
  expect(shown.getByText(intakeText.missingPhotos(2))).toBeDefined()
  expect(shown.queryByRole('button', { name: intakeText.store })).toBeNull()
})
it('says that an answer did not arrive, and finds afterwards that it was done', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('account')
  const shown = await part()
  await user.upload(shown.getByLabelText(intakeText.choose), await archive(farm))
  farm.losesAnswerOf(takeInArchive)
  await user.click(await shown.findByRole('button', { name: intakeText.store }))
  await shown.findByText(intakeText.noAnswer)
  await shown.findByText(intakeText.receipt)
  expect(farm.sent(lastIntake).length).toBeGreaterThan(1)
})
