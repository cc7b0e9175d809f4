import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { changeParticipation, getSchemes } from '@vagu/core/schemes/contract'
import { GRAVITY } from '@vagu/core/warnings/inspection-day/schema'
import type { PartKey } from '@vagu/core/schemes/table'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import { machineFormText } from '../../entities/machines/form-text.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { closeApp, renderPage } from '../../testing/render-page.tsx'
import { addCertifiedWorker, spraying } from '../../testing/steps.ts'
import { historyText } from '../../records/history/text.ts'
import { uiText } from '../../ui/text.ts'
import { schemesText as text } from './text.ts'

const params = { year: 2026 }
const take = (farm: Farm, ...keys: readonly PartKey[]) =>
  farm.does(changeParticipation, {
    params,
    body: { parts: keys.map((key) => ({ key, fieldIds: [] })), told: [], livestockUnits: null },
  })
async function addOats(farm: Farm): Promise<string> {
  const yearInfo = [{ year: 2026, mainCrop: { crop: 'kaer' } }]
  return (await farm.does(addField, { body: { name: 'Kodupõld', area: 10, yearInfo } }))._id
}
const itemOf = async (title: string) => {
  const opener = await screen.findByRole('button', { name: new RegExp(title) })
  const item = opener.closest('li')
  if (item === null) throw new Error(`${title} is no item`)
  return { opener, item: within(item), state: item.dataset['state'] }
}

it('says what the page is for where the farm takes part in nothing, and takes a part', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('schemes')
  await screen.findByText(text.emptyTitle)
  await user.click(screen.getByRole('button', { name: text.change }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: text.parts.KSM_NO_GLYPHOSATE }))
  const save = dialog.getByRole('button', { name: text.save })
  expect(save.getAttribute('type')).toBe('submit')
  await user.click(save)
  await screen.findByText(text.saved)
  expect(farm.sent(changeParticipation)).toMatchObject([
    { body: { parts: [{ key: 'KSM' }, { key: 'KSM_NO_GLYPHOSATE' }], updatedAt: null } },
  ])
  await screen.findByRole('heading', { name: text.schemes.KSM })
})
it('has the gravest first, in a support and among them', async () => {
  const farm = await openFarm()
  await addOats(farm)
  await take(farm, 'KSM')
  await renderPage('schemes')
  await itemOf('Mullaproovid')
  const places = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section')?.querySelectorAll<HTMLElement>('li[data-state]') ?? [])
    .map((items) => [...items].map(({ dataset }) => GRAVITY.findIndex((state) => state === dataset['state'])))
    .filter((own) => own.length > 0)
  expect(places.length).toBeGreaterThan(0)
  for (const own of places) expect(own).toEqual(own.toSorted((a, b) => a - b))
  const firsts = places.map(([first]) => first ?? 0)
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
})
it('says what lacks with a link to where, and opens the fields behind the figure', async () => {
  const farm = await openFarm()
  await addOats(farm)
  await take(farm, 'KSM')
  const { user } = await renderPage('schemes')
  const { opener, item } = await itemOf('Mullaproovid')
  item.getByText(text.least('2 proovi'))
  expect(item.getByRole('link', { name: /Lisage mullaproovid/ }).getAttribute('href')).toBe(
    '/mullaproovid/2026',
  )
  await user.click(opener)
  await item.findByRole('link', { name: 'Kodupõld' })
  item.getByText('vaja 2, kehtib 0')
})
it('leads to the machines, and takes the test of a sprayer from there', async () => {
  const farm = await openFarm()
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Kodupõld', area: 10 } })
  const worker = await addCertifiedWorker(farm)
  await farm.does(addJobs, { body: [JobDraft.parse(spraying(fieldId, worker))] })
  const { user, address } = await renderPage('schemes')
  await user.click(await screen.findByRole('button', { name: text.change }))
  const taking = within(await screen.findByRole('dialog'))
  await user.click(taking.getByRole('checkbox', { name: text.parts.HPK }))
  await user.click(taking.getByRole('button', { name: text.save }))
  const { item, state } = await itemOf('Prits on kontrollitud')
  expect(state).toBe('unknown')
  await user.click(item.getByRole('link', { name: /Lisage prits/ }))
  await waitFor(() => expect(address()).toBe(ROUTES.machines))
  await user.click(await screen.findByRole('button', { name: machineFormText.add }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: new RegExp(`^${machineFormText.name}`) }), 'Hardi Ranger')
  const tested = form.getByRole('textbox', { name: new RegExp(`^${machineFormText.testedOn}`) })
  await user.type(tested, `01.04.${YEAR}`)
  await user.click(form.getByRole('button', { name: uiText.save }))
  await screen.findByRole('button', { name: 'Muuda masinat: Hardi Ranger' })
  closeApp()
  await renderPage('schemes')
  expect((await itemOf('Prits on kontrollitud')).state).toBe('ok')
})
it('shows the requirements of one state alone', async () => {
  const farm = await openFarm()
  const fieldId = await addOats(farm)
  for (const sampleNo of ['1', '2'])
    await farm.does(addSoilSample, {
      body: {
        fieldId,
        date: '2026-05-01',
        sampleNo,
        ph: 6,
        p: 80,
        k: 100,
        c: 2,
        phMethod: 'KCL',
        methodP: 'MEHLICH3',
      },
    })
  await take(farm, 'KSM')
  const { user } = await renderPage('schemes')
  await itemOf('Koolitus')
  await user.click(await screen.findByRole('radio', { name: /korras/ }))
  await itemOf('Mullaproovid')
  expect(screen.queryByRole('button', { name: /Koolitus/ })).toBeNull()
})
it('tells a wrong day at its input, and stores the right one', async () => {
  const farm = await openFarm()
  await addOats(farm)
  await take(farm, 'KSM')
  const { user } = await renderPage('schemes')
  const { item } = await itemOf('Koolitus')
  await user.click(item.getByRole('button', { name: /Kirjutage, millal koolitus/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const day = dialog.getByRole('textbox', { name: text.told.KSM_TRAINING })
  await user.type(day, '31.02.2026')
  await user.click(dialog.getByRole('button', { name: text.save }))
  expect(day.getAttribute('aria-invalid')).toBe('true')
  await user.clear(day)
  await user.type(day, '05.05.2026')
  await user.click(dialog.getByRole('button', { name: text.save }))
  await screen.findByText(/Koolitus on läbitud: 05\.05\.2026/)
})
it('shows both versions where somebody else has changed the year meanwhile, and keeps the chosen one', async () => {
  const farm = await openFarm()
  await take(farm, 'HPK')
  const { user } = await renderPage('schemes')
  await user.click(await screen.findByRole('button', { name: text.change }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: text.parts.MAHE }))
  await take(farm, 'OKO')
  await user.click(dialog.getByRole('button', { name: text.save }))
  const choice = within(await screen.findByRole('dialog'))
  await choice.findByText(text.conflict)
  const row = choice.getByRole('row', { name: /Mahetootmine/ })
  expect(row.textContent).toContain(text.takesPart)
  await user.click(choice.getByRole('button', { name: uiText.keepMine }))
  await screen.findByRole('heading', { name: text.schemes.MAHE })
  expect(screen.queryByRole('heading', { name: text.schemes.OKO })).toBeNull()
})
it('tells who changed the year, and brings an earlier state back', async () => {
  const farm = await openFarm()
  await take(farm, 'HPK')
  await take(farm, 'MAHE')
  const { user } = await renderPage('schemes')
  await screen.findByRole('heading', { name: text.schemes.MAHE })
  await user.click(screen.getByRole('button', { name: historyText.open }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(new RegExp(text.parts.MAHE))
  const restores = dialog.getAllByRole('button', { name: /^Taasta seis / })
  const oldest = restores.at(-1)
  if (oldest === undefined) throw new Error('no earlier state')
  await user.click(oldest)
  await screen.findByRole('heading', { name: text.schemes.HPK })
})
it('loads again where it could not be loaded', async () => {
  const farm = await openFarm()
  await take(farm, 'HPK')
  farm.refuses(getSchemes)
  const { user } = await renderPage('schemes')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getSchemes)
  await user.click(reload)
  await screen.findByRole('heading', { name: text.schemes.HPK })
})
