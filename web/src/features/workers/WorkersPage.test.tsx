import { screen, waitFor, within } from '@testing-library/react'
import { addWorker, changeWorker, deleteWorker, listWorkers } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import { workersText } from '../../entities/workers/text.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { historyText } from '../../records/history/text.ts'
import { recordsText } from '../../records/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { workersPageText } from './text.ts'

const openOf = (name: string) => ({ name: workersPageText.editOf(name) })

it('shows who works on the farm, and how it stands with the certificates', async () => {
  const farm = await openFarm()
  const certified = { chemicalCertification: true, chemicalWorkerLicenceEndDate: '2026-05-19' }
  await farm.does(addWorker, { body: { name: 'Mari Kask', hourlyRate: 12.5, ...certified } })
  await renderPage('workers')
  const row = within(await screen.findByRole('row', { name: /Mari Kask/ }))
  row.getByText(workersPageText.certificate.ended('19.05.2026'))
  row.getByText(`12,5 ${workersText.perHour}`)
})
it('says from three months before its end on that a certificate is about to end', async () => {
  const farm = await openFarm()
  const ends = { Varsti: '2026-08-19', Hiljem: '2026-08-25' }
  for (const [name, chemicalWorkerLicenceEndDate] of Object.entries(ends))
    await farm.does(addWorker, { body: { name, chemicalCertification: true, chemicalWorkerLicenceEndDate } })
  await renderPage('workers')
  await screen.findByText(workersPageText.certificate.ending('19.08.2026'))
  screen.getByText(workersPageText.certificate.valid('25.08.2026'))
})
it('says what workers are for where there are none, and adds the first', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('workers')
  await screen.findByText(workersPageText.emptyTitle)
  await user.click(screen.getByRole('button', { name: workersText.add }))
  await user.click(await screen.findByRole('button', { name: uiText.save }))
  const name = await screen.findByRole('textbox', { name: new RegExp(workersText.name) })
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await user.type(name, 'Jüri')
  await user.click(screen.getByRole('button', { name: uiText.save }))
  await screen.findByRole('button', openOf('Jüri'))
  expect(farm.sent(addWorker)).toMatchObject([{ body: { name: 'Jüri', chemicalCertification: false } }])
})
it('loads the list again where it could not be loaded', async () => {
  const farm = await openFarm()
  await farm.does(addWorker, { body: { name: 'Mari Kask' } })
  farm.refuses(listWorkers)
  const { user } = await renderPage('workers')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(listWorkers)
  await user.click(reload)
  await screen.findByRole('button', openOf('Mari Kask'))
})
it('deletes a worker who is not wanted any more, and takes him back', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addWorker, { body: { name: 'Mari Kask' } })
  const { user } = await renderPage('workers')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Mari Kask') }))
  await user.click(await screen.findByRole('menuitem', { name: recordsText.delete }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(workersPageText.deleteText)
  await user.click(question.getByRole('button', { name: recordsText.delete }))
  await screen.findByText(workersPageText.emptyTitle)
  expect(await farm.untilSent(deleteWorker)).toEqual([{ params: { id } }])
  await screen.findByText(workersPageText.deleted('Mari Kask'))
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(workersPageText.restored('Mari Kask'))
  await screen.findByRole('button', openOf('Mari Kask'))
})
it('keeps in the form what is typed while the answer is on its way, and stores it with the next save', async () => {
  const farm = await openFarm()
  const arrive = farm.holds(addWorker)
  const { user } = await renderPage('workers')
  await user.click(await screen.findByRole('button', { name: workersText.add }))
  const name = await screen.findByRole('textbox', { name: new RegExp(workersText.name) })
  await user.type(name, 'Jüri')
  await user.click(screen.getByRole('button', { name: uiText.save }))
  await farm.untilSent(addWorker)
  await user.type(name, ' Tamm')
  arrive()
  await screen.findByText(recordsText.savedBefore)
  expect(screen.getByDisplayValue('Jüri Tamm')).toBe(name)
  await user.click(await screen.findByRole('button', { name: uiText.save }))
  await screen.findByRole('button', openOf('Jüri Tamm'))
  expect(farm.sent(addWorker)).toHaveLength(1)
  expect(farm.sent(changeWorker)).toMatchObject([{ body: { name: 'Jüri Tamm' } }])
})
it('opens the worker that a warning leads to', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addWorker, { body: { name: 'Jaan Tamm' } })
  const { user, address } = await renderPage('workers', { rest: `#${id}` })
  const dialog = await screen.findByRole('dialog', { name: workersText.edit })
  expect(within(dialog).getByRole('textbox', { name: workersText.name })).toHaveProperty('value', 'Jaan Tamm')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe(ROUTES.workers))
})
it('shows both versions of a worker who was changed meanwhile', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addWorker, { body: { name: 'Mari Kask' } })
  const { user } = await renderPage('workers', { rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: workersText.edit }))
  await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${workersText.hourlyRate}`) }), '15')
  await farm.does(changeWorker, { params: { id }, body: { name: 'Mari Kask', hourlyRate: 11 } })
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await dialog.findByText(workersText.conflictTitle)
  dialog.getByRole('cell', { name: /^15/ })
  dialog.getByRole('cell', { name: /^11/ })
  await user.click(dialog.getByRole('button', { name: uiText.keepMine }))
  await waitFor(async () => expect(await farm.does(listWorkers, {})).toMatchObject([{ hourlyRate: 15 }]))
})
it('leads from a worker to the form of his hours', async () => {
  const farm = await openFarm()
  await farm.does(addWorker, { body: { name: 'Jaan Tamm' } })
  await farm.does(addWorker, { body: { name: 'Mari Kask' } })
  const { user, address } = await renderPage('workers')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Mari Kask') }))
  await user.click(await screen.findByRole('menuitem', { name: workersPageText.addHours }))
  const dialog = within(await screen.findByRole('dialog', { name: /tööaeg/i }))
  await dialog.findByDisplayValue('Mari Kask')
  expect(address()).toMatch(/^\/tooaeg\/2026#/)
})
it('brings back a worker who was deleted long ago', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addWorker, { body: { name: 'Mari Kask' } })
  await farm.does(deleteWorker, { params: { id } })
  const { user } = await renderPage('workers')
  await user.click(await screen.findByRole('button', { name: workersPageText.deletedOnes }))
  const dialog = within(await screen.findByRole('dialog', { name: workersPageText.deletedOnes }))
  await user.click(await dialog.findByRole('button', { name: historyText.bringBackOf('Mari Kask') }))
  await screen.findByText(historyText.broughtBack('Mari Kask'))
  await dialog.findByText(historyText.noneDeleted)
  expect((await farm.does(listWorkers, {})).map(({ name }) => name)).toEqual(['Mari Kask'])
})
it('says every rule at its input, then stores what is right', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('workers')
  await screen.findByRole('heading', { name: workersPageText.emptyTitle })
  const open = await screen.findAllByRole('button', { name: workersText.add })
  const add = open.at(-1) ?? document.body
  await user.click(add)
  const dialog = within(await screen.findByRole('dialog', { name: workersText.add }))
  const input = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
  const fill = async (label: string, text: string): Promise<void> => {
    await user.clear(input(label))
    await user.type(input(label), text)
  }
  const save = () => user.click(dialog.getByRole('button', { name: uiText.save }))
  await save()
  expect(await dialog.findAllByText('Kohustuslik väli')).toHaveLength(1)
  await fill(workersText.name, 'M')
  await user.click(dialog.getByRole('checkbox', { name: workersText.certified }))
  await fill(workersText.hourlyRate, '-1')
  await save()
  for (const text of ['Liiga lühike', 'Kohustuslik väli', 'Ei saa olla negatiivne'])
    await dialog.findByText(text)
  await fill(workersText.name, 'Mari Kask')
  await fill(workersText.certifiedUntil, '31.12.2020')
  await dialog.findByText(workersText.hints.ended)
  await fill(workersText.hourlyRate, '12,5')
  await save()
  const row = await screen.findByRole('row', { name: /Mari Kask/ })
  expect(row.textContent).toContain(workersPageText.certificate.ended('31.12.2020'))
  expect(row.textContent).toContain('12,5\u00A0€/h')

  await user.click(screen.getByRole('button', openOf('Mari Kask')))
  const edited = within(await screen.findByRole('dialog', { name: workersText.edit }))
  const until = edited.getByRole('textbox', { name: new RegExp(`^${workersText.certifiedUntil}`) })
  await user.clear(until)
  await user.type(until, '31.13')
  await user.click(edited.getByRole('checkbox', { name: workersText.certified }))
  await user.type(edited.getByRole('textbox', { name: new RegExp(`^${workersText.notes}`) }), 'Traktorist')
  await user.click(edited.getByRole('button', { name: uiText.save }))
  await screen.findByRole('row', { name: /Traktorist/ })
  expect(await farm.does(listWorkers, {})).toMatchObject([
    {
      hourlyRate: 12.5,
      notes: 'Traktorist',
      chemicalCertification: false,
      chemicalWorkerLicenceEndDate: null,
    },
  ])
})
