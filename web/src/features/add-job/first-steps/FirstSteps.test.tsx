import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addMaterial, listSuggestions } from '@vagu/core/materials/contract'
import { changeUiSettings } from '@vagu/core/settings/contract'
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import { beforeEach, expect, it } from 'vitest'
import { FIRST_STEPS } from '../../../entities/first-steps.ts'
import { jobsText } from '../../../entities/jobs/text.ts'
import { workersText } from '../../../entities/workers/text.ts'
import { pathTo, ROUTES } from '../../../navigation/paths.ts'
import { fieldsPageText } from '../../fields/text.ts'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addCertifiedWorker, addEarlyHarvest, addFields } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { firstStepsText } from './text.ts'

const prosaro = { name: 'Prosaro', type: 'material' as const }
const button = (name: string) => screen.findByRole('button', { name })
const current = async () => {
  await screen.findByText(firstStepsText.title)
  return screen
    .getAllByRole('listitem', { current: 'step' })
    .map((item) => item.querySelector('strong')?.textContent)
}
beforeEach(() => sessionStorage.clear())

it('welcomes a farm with neither fields nor materials, once in a tab', async () => {
  await openFarm()
  const { user } = await renderPage('addJob')
  const welcome = await screen.findByRole('dialog', { name: firstStepsText.welcomeTitle })
  const toFile = within(welcome).getByRole('link', { name: firstStepsText.welcomeFile })
  expect(toFile.getAttribute('href')).toContain(pathTo('fieldImport', { year: YEAR }))
  await user.click(within(welcome).getByRole('button', { name: firstStepsText.welcomeLater }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  await renderPage('addJob')
  expect(await current()).toEqual([firstStepsText.names.fields])
  expect(screen.queryByRole('dialog')).toBeNull()
})
it('does not welcome a farm that has a material', async () => {
  const farm = await openFarm()
  await farm.does(addMaterial, { body: prosaro })
  await renderPage('addJob')
  expect(await current()).toEqual([firstStepsText.names.fields])
  expect(screen.queryByRole('dialog')).toBeNull()
})
it('goes on with the materials after the first field was added on the page of the fields', async () => {
  const farm = await openFarm()
  const { user, address } = await renderPage('addJob')
  const welcome = await screen.findByRole('dialog', { name: firstStepsText.welcomeTitle })
  await user.click(within(welcome).getByRole('button', { name: firstStepsText.welcomeLater }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('link', { name: firstStepsText.fieldsOther }))
  await screen.findByText(fieldsPageText.emptyTitle)
  expect(screen.queryByText(fieldsPageText.missing)).toBeNull()
  const [add] = screen.getAllByRole('button', { name: fieldsPageText.add })
  if (add) await user.click(add)
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.addTitle })
  await user.type(await within(dialog).findByRole('textbox', { name: fieldsPageText.name }), 'Jõeäär')
  await user.type(within(dialog).getByRole('textbox', { name: fieldsPageText.area }), '4,5')
  await user.click(within(dialog).getByRole('button', { name: uiText.save }))
  await waitFor(async () => expect(await current()).toEqual([firstStepsText.names.materials]))
  expect(address()).toBe(ROUTES.addJob)
  expect(farm.sent(addField)).toHaveLength(1)
})
it('adds ticked materials of the register, and goes on to the worker', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  await user.click(await screen.findByRole('checkbox', { name: /^Prosaro/ }))
  await user.click(await screen.findByRole('checkbox', { name: /Fredis/ }))
  await user.click(await button(firstStepsText.addMaterials(2)))
  await screen.findByText(firstStepsText.addedMaterials(2))
  expect(farm.sent(addMaterial)).toMatchObject([
    { body: { name: 'Prosaro', registerNumber: '313', amount: null } },
    { body: { name: 'Talinisu Fredis', seedCertificate: 'OTS' } },
  ])
  await waitFor(async () => expect(await current()).toEqual([firstStepsText.names.workers]))
})
it('names what could not be added, keeps it ticked over a reload, and sends it again under the same id', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(addMaterial)
  const { user } = await renderPage('addJob')
  await user.click(await screen.findByRole('checkbox', { name: /^Prosaro/ }))
  await user.click(await button(firstStepsText.addMaterials(1)))
  await screen.findByText(firstStepsText.notAdded('Prosaro'))
  cleanup()
  farm.lets(addMaterial)
  const again = await renderPage('addJob')
  await again.user.click(await button(firstStepsText.addMaterials(1)))
  await screen.findByText(firstStepsText.addedMaterials(1))
  const [first, second] = farm.sent(addMaterial)
  expect(second).toEqual(first)
})
it('says that the choice of the register could not be loaded, and loads it again', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(listSuggestions)
  const { user } = await renderPage('addJob')
  await screen.findByText(firstStepsText.materialsFailed)
  farm.lets(listSuggestions)
  await user.click(await button(uiText.reload))
  await screen.findByRole('checkbox', { name: /^Prosaro/ })
})
it('adds a worker with a certificate, and begins a spraying with what there is', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await farm.does(addMaterial, { body: prosaro })
  const { user } = await renderPage('addJob')
  await user.type(
    await screen.findByRole('textbox', { name: new RegExp(`^${workersText.name}`) }),
    'Aadu Tamm',
  )
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(`^${workersText.certifiedUntil}`) }),
    '31.12.2030',
  )
  await user.click(await button(firstStepsText.addWorker))
  await screen.findByText(firstStepsText.workerAdded('Aadu Tamm'))
  expect(farm.sent(addWorker)).toMatchObject([
    { body: { name: 'Aadu Tamm', chemicalCertification: true, chemicalWorkerLicenceEndDate: '2030-12-31' } },
  ])
  await user.click(await button(firstStepsText.jobAction))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: workersText.worker }).value).toContain(
      'Aadu Tamm',
    ),
  )
  await button(jobsText.saveFor(1))
})
it('begins a spraying with the worker who was just added, however long the list of workers is on its way', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await farm.does(addMaterial, { body: prosaro })
  const { user } = await renderPage('addJob')
  const label = (text: string) => new RegExp(`^${text}`)
  await user.type(await screen.findByRole('textbox', { name: label(workersText.name) }), 'Aadu Tamm')
  await user.type(screen.getByRole('textbox', { name: label(workersText.certifiedUntil) }), '31.12.2030')
  const letThrough = farm.holds(listWorkers)
  await user.click(await button(firstStepsText.addWorker))
  const begin = await button(firstStepsText.jobAction)
  expect(begin).toHaveProperty('disabled', true)
  letThrough()
  await waitFor(() => expect(begin).toHaveProperty('disabled', false))
  await user.click(begin)
  const worker = await screen.findByRole<HTMLInputElement>('combobox', { name: workersText.worker })
  await waitFor(() => expect(worker.value).toContain('Aadu Tamm'))
})
it('leaves a step out, and keeps that with the account', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  await user.click(await button(firstStepsText.skip))
  await waitFor(async () => expect(await current()).toEqual([firstStepsText.names.workers]))
  expect(await farm.untilSent(changeUiSettings)).toMatchObject([
    { body: { componentName: FIRST_STEPS, settings: { materials: 'skipped' } } },
  ])
})
it('is put away as a whole, and brought back', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  await user.click(await button(firstStepsText.putAway))
  await waitFor(() => expect(screen.queryByText(firstStepsText.title)).toBeNull())
  expect(await farm.untilSent(changeUiSettings)).toMatchObject([{ body: { settings: { isPutAway: true } } }])
  await user.click(await button(firstStepsText.undo))
  await screen.findByText(firstStepsText.title)
})
it('is one line once there is a first job', async () => {
  const farm = await openFarm()
  await addCertifiedWorker(farm)
  await addEarlyHarvest(farm)
  const { user } = await renderPage('addJob')
  const line = await screen.findByRole('note', { name: firstStepsText.title })
  expect(line.textContent).toContain(firstStepsText.names.jobTypes)
  expect(screen.queryByText(firstStepsText.title)).toBeNull()
  await user.click(within(line).getByRole('button', { name: firstStepsText.open }))
  await screen.findByText(firstStepsText.title)
})
