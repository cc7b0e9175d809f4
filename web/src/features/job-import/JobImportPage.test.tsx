import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { importJobs, listJobImports, readJobTables } from '@vagu/core/job-import/contract'
import { jobFileError } from '@vagu/core/job-import/messages'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { addMachine, listMachines } from '@vagu/core/machines/contract'
import { expect, it } from 'vitest'
import { addJobGridText } from '../../entities/job-grid/text.ts'
import { machinesText } from '../../entities/machines/text.ts'
import { jobsPageText } from '../jobs/text.ts'
import { pathTo } from '../../navigation/paths.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { addJobsTo, ploughing } from '../../testing/steps.ts'
import { jobImportText as text } from './text.ts'

const HEADER = 'Kuupäev;Tegevus;Põllu nimi;Pindala;Toode;Norm;Ühik'
const LINES = ['03.05.2026;Pritsimine;Mäepõld;5;Fosfor Ekstra;2,5;l', '2026-05-04;Äestamine;Mäe nurk;;;;']
const fileOf = (lines: readonly string[]) => new File([[HEADER, ...lines].join('\n')], 'tööd.csv')

const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!found) throw new Error('the page takes no file')
  return found
}
async function farmWithRecords() {
  const farm = await openFarm()
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Mäepõld', area: 5 } })
  await farm.does(addField, { body: { name: 'Oru', area: 2 } })
  return { farm, fieldId }
}
async function openFile(file: File) {
  const { user } = await renderPage('jobImport', { year: 2026 })
  await screen.findByText(text.dropTitle)
  await user.upload(input(), file)
  return user
}
const sentence = (count: number) => addJobGridText.save(count)

const THERE = pathTo('jobImport', { year: 2026 })
it('is opened from the page of jobs where there are none', async () => {
  await farmWithRecords()
  await renderPage('jobs', { year: 2026 })
  const link = await screen.findByRole('link', { name: jobsPageText.import })
  expect(link.getAttribute('href')).toBe(THERE)
})
it('is opened from the page of jobs where there are some', async () => {
  const { farm, fieldId } = await farmWithRecords()
  await addJobsTo(farm, [{ ...ploughing(fieldId), area: 5 }])
  const { user, address } = await renderPage('jobs', { year: 2026 })
  await user.click(await screen.findByRole('button', { name: jobsPageText.output }))
  await user.click(await screen.findByRole('menuitem', { name: jobsPageText.import }))
  await waitFor(() => expect(address()).toBe(THERE))
})
it('refuses what is no table in words, and takes another file', async () => {
  const { farm } = await farmWithRecords()
  const user = await openFile(new File(['%PDF-1.7'], 'raamat.csv'))
  await screen.findByText(jobFileError('isPdf').message)
  farm.refuses(readJobTables)
  await user.upload(input(), fileOf(LINES))
  await screen.findByText(text.readFailed)
  farm.lets(readJobTables)
  await user.upload(input(), fileOf(LINES))
  await screen.findByText(text.found(2, 2))
})
it('goes over columns and names to the sheet, stores once, and knows the table the second time', async () => {
  const { farm, fieldId } = await farmWithRecords()
  const lines = ['03.05.2026;Äestamine;Mäepõld;5;;;', '2026-05-04;Äestamine;Mäe nurk;2;;;']
  const user = await openFile(fileOf(lines))
  await user.click(await screen.findByRole('button', { name: text.toNames }))

  const names = within(await screen.findByRole('table', { name: text.namesOf }))
  names.getByText('Mäe nurk')
  await user.click(screen.getByRole('combobox', { name: text.nameOf('fields', 'Mäe nurk') }))
  await user.click(await screen.findByRole('option', { name: 'Oru' }))
  await user.click(screen.getByRole('button', { name: text.toReview }))

  const save = await screen.findByRole('button', { name: sentence(2) })
  farm.refuses(importJobs)
  await user.click(save)
  await waitFor(() => expect(screen.getByRole('button', { name: sentence(2) })).toBeTruthy())
  farm.lets(importJobs)
  await user.click(screen.getByRole('button', { name: sentence(2) }))
  await screen.findByRole('heading', { name: text.receiptTitle(2) })
  const jobs = await farm.does(listJobs, { query: { year: '2026' } })
  expect(jobs.map(({ fieldName, date, area }) => `${fieldName} ${date} ${area}`).toSorted()).toEqual([
    'Mäepõld 2026-05-03 5',
    'Oru 2026-05-04 2',
  ])
  expect(jobs.some((job) => job.fieldId === fieldId)).toBe(true)

  await user.click(screen.getByRole('button', { name: text.another }))
  await screen.findByRole('table', { name: text.lastImports })
  await user.upload(input(), fileOf(lines))
  // the name is remembered, so that nothing is asked of it
  await user.click(await screen.findByRole('button', { name: text.toNames }))
  await user.click(await screen.findByRole('button', { name: text.toReview }))
  await screen.findByText(text.nothingNew)
  screen.getByRole('heading', { name: text.knownTitle(2) })
  expect(await farm.does(listJobImports, {})).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: text.addAnywayOf('2') }))
  await user.click(await screen.findByRole('button', { name: sentence(1) }))
  await screen.findByRole('heading', { name: text.receiptTitle(1) })
  await user.click(screen.getByRole('button', { name: text.takeBack }))
  await screen.findByRole('heading', { name: text.takenBackTitle(1) })
  expect(await farm.does(listJobs, { query: { year: '2026' } })).toHaveLength(2)
})
it('brings the machine along, and adds one that is not there yet', async () => {
  const { farm } = await farmWithRecords()
  const { _id: worn } = await farm.does(addMachine, {
    body: { name: 'Vana Hardi', kind: 'SPRAYER', testedOn: '2020-05-01' },
  })
  await farm.does(addMachine, { body: { name: 'Väderstad', kind: 'DRILL' } })
  const csv = [
    'Kuupäev;Tegevus;Põllu nimi;Pindala;Traktor',
    '03.05.2026;Äestamine;Oru;2;Vana Hardi',
    '04.05.2026;Äestamine;Oru;2;Claas 640',
  ]
  const user = await openFile(new File([csv.join('\n')], 'masinatega.csv'))
  await user.click(await screen.findByRole('button', { name: text.toNames }))
  await user.click(await screen.findByRole('button', { name: machinesText.addNamed('Claas 640') }))
  const dialog = within(await screen.findByRole('dialog', { name: machinesText.add }))
  await user.click(dialog.getByRole('combobox', { name: machinesText.kind }))
  await user.click(await screen.findByRole('option', { name: machinesText.kinds.TRACTOR }))
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await user.click(await screen.findByRole('button', { name: text.toReview }))
  await user.click(await screen.findByRole('button', { name: sentence(2) }))
  await screen.findByRole('heading', { name: text.receiptTitle(2) })
  const [claas] = (await farm.does(listMachines, {})).filter(({ name }) => name === 'Claas 640')
  const jobs = await farm.does(listJobs, { query: { year: '2026' } })
  expect(jobs.map(({ date, machine }) => `${date} ${machine}`).toSorted()).toEqual([
    `2026-05-03 ${worn}`,
    `2026-05-04 ${claas?._id}`,
  ])
})
it('offers to add a machine where the sheet misses it', async () => {
  const { farm } = await farmWithRecords()
  const csv = 'Kuupäev;Tegevus;Põllu nimi;Pindala;Masin\n03.05.2026;Äestamine;Oru;2;Claas 640'
  const user = await openFile(new File([csv], 'masin.csv'))
  await user.click(await screen.findByRole('button', { name: text.toNames }))
  await user.click(await screen.findByRole('button', { name: text.toReview }))
  await user.click(await screen.findByRole('button', { name: sentence(1) }))
  await user.click(await screen.findByRole('button', { name: machinesText.addNamed('Claas 640') }))
  const dialog = within(await screen.findByRole('dialog', { name: machinesText.add }))
  await user.click(dialog.getByRole('combobox', { name: machinesText.kind }))
  await user.click(await screen.findByRole('option', { name: machinesText.kinds.TRACTOR }))
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await waitFor(() =>
    expect(screen.queryAllByText(addJobGridText.unknown.machine('Claas 640'))).toHaveLength(0),
  )
  await user.click(screen.getByRole('button', { name: sentence(1) }))
  await screen.findByRole('heading', { name: text.receiptTitle(1) })
  const [job] = await farm.does(listJobs, { query: { year: '2026' } })
  const [machine] = await farm.does(listMachines, {})
  expect(job?.machine).toBe(machine?._id)
})
it('names the wrong cell, and puts names that are unknown into the note where that is said', async () => {
  const { farm } = await farmWithRecords()
  const user = await openFile(fileOf(['31.02.2026;Äestamine;Oru;2;Tundmatu;3;kg']))
  await user.click(await screen.findByRole('button', { name: text.toNames }))
  await user.click(await screen.findByRole('combobox', { name: text.nameOf('material', 'Tundmatu') }))
  await user.click(await screen.findByRole('option', { name: text.toNote }))
  await user.click(screen.getByRole('button', { name: text.toReview }))
  const sheet = await screen.findByRole('grid', { name: addJobGridText.table })
  expect(sheet.textContent).toContain(`${text.noted('material', 'Tundmatu')} 3 kg/ha`)
  expect(sheet.textContent).toContain(addJobGridText.errors(1))
  await user.click(screen.getByRole('button', { name: sentence(1) }))
  expect(await farm.does(listJobs, { query: { year: '2026' } })).toEqual([])
})
it('keeps file and answers for a reload until they are stored or another file is taken', async () => {
  await farmWithRecords()
  const user = await openFile(fileOf(LINES))
  await screen.findByText(text.found(2, 2))
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('vagu-job-import'))
  expect(keys).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: text.otherFile }))
  await screen.findByText(text.dropTitle)
  expect(keys.map((key) => sessionStorage.getItem(key))).toEqual([null, null])
})
