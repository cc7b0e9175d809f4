import { messageOf } from '@vagu/core/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { addMachine, changeMachine, deleteMachine, listMachines } from '@vagu/core/machines/contract'
import { expect, it } from 'vitest'
import { machineFormText } from '../../entities/machines/form-text.ts'
import { recordsText } from '../../records/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { machinesPageText } from './text.ts'

const openOf = (name: string) => ({ name: machinesPageText.editOf(name) })
const sprayer = { name: 'Amazone UX', kind: 'SPRAYER' } as const
const labelled = (label: string) => new RegExp(`^${label}`)

it('says of each sprayer how it stands with its test, and of others that none is asked', async () => {
  const farm = await openFarm()
  const tests = { Vana: '2023-05-19', Lõppemas: '2023-06-30', Uus: '2025-04-18' }
  for (const [name, testedOn] of Object.entries(tests))
    await farm.does(addMachine, { body: { ...sprayer, name, testedOn } })
  await farm.does(addMachine, { body: { ...sprayer, name: 'Kirjutamata' } })
  await farm.does(addMachine, { body: { name: 'Bogballe', kind: 'SPREADER' } })
  await renderPage('machines')
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
  ;(await rowOf('Vana')).getByText(machineFormText.test.ended('19.05.2026'))
  ;(await rowOf('Lõppemas')).getByText(machineFormText.test.ending('30.06.2026'))
  ;(await rowOf('Uus')).getByText(machineFormText.test.valid('18.04.2028'))
  ;(await rowOf('Kirjutamata')).getByText(machineFormText.test.unknown)
  ;(await rowOf('Bogballe')).getByText(machineFormText.test.none)
})
it('says what machines are for where there are none, and adds the first with its test', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('machines')
  await screen.findByText(machinesPageText.emptyTitle)
  await user.click(screen.getByRole('button', { name: machineFormText.add }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: labelled(machineFormText.name) }), 'Hardi Ranger')
  await user.type(dialog.getByRole('textbox', { name: labelled(machineFormText.testedOn) }), '18.04.2025')
  dialog.getByText(machineFormText.dueByLaw('18.04.2028'))
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await screen.findByRole('button', openOf('Hardi Ranger'))
  expect(farm.sent(addMachine)).toMatchObject([
    { body: { name: 'Hardi Ranger', kind: 'SPRAYER', testedOn: '2025-04-18', testDueOn: null } },
  ])
})
it('asks for no test of a spreader, and sends none that was typed before', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('machines')
  await user.click(await screen.findByRole('button', { name: machineFormText.add }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: labelled(machineFormText.name) }), 'Bogballe')
  await user.type(dialog.getByRole('textbox', { name: labelled(machineFormText.testedOn) }), '18.04.2025')
  await user.selectOptions(dialog.getByRole('combobox', { name: machineFormText.kind }), 'SPREADER')
  expect(dialog.queryByRole('textbox', { name: labelled(machineFormText.testedOn) })).toBeNull()
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await screen.findByRole('button', openOf('Bogballe'))
  expect(farm.sent(addMachine)).toMatchObject([{ body: { kind: 'SPREADER', testedOn: null } }])
})
it('tells at its input that the next test is before the last', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addMachine, { body: { ...sprayer, testedOn: '2025-04-18' } })
  const { user } = await renderPage('machines', { rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: machineFormText.edit }))
  const due = dialog.getByRole('textbox', { name: labelled(machineFormText.testDueOn) })
  await user.type(due, '01.01.2025')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await waitFor(() => expect(due.getAttribute('aria-invalid')).toBe('true'))
  expect(farm.sent(changeMachine)).toEqual([])
})
it('keeps the test that a newer one is written over, and takes older ones', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addMachine, { body: { ...sprayer, testedOn: '2023-05-10' } })
  const { user } = await renderPage('machines', { rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: machineFormText.edit }))
  const tested = dialog.getByRole('textbox', { name: labelled(machineFormText.testedOn) })
  await user.clear(tested)
  await user.type(tested, '02.05.2026')
  dialog.getByText(machineFormText.keepsTest('10.05.2023'))
  await user.click(dialog.getByRole('button', { name: machineFormText.addEarlier }))
  const earlier = dialog.getByRole('textbox', { name: labelled(machineFormText.earlierTestedOn(1)) })
  await user.type(earlier, '03.05.2026')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await dialog.findByText(messageOf('notEarlier'))
  await user.clear(earlier)
  await user.type(earlier, '11.05.2020')
  const due = dialog.getByRole('textbox', { name: labelled(machineFormText.earlierDueOn) })
  expect(due.getAttribute('placeholder')).toBe('11.05.2023')
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  expect((await farm.untilSent(changeMachine)).at(-1)?.body).toMatchObject({
    testedOn: '2026-05-02',
    earlierTests: [
      { testedOn: '2020-05-11', testDueOn: null },
      { testedOn: '2023-05-10', testDueOn: null },
    ],
  })
})
it('loads the list again where it could not be loaded', async () => {
  const farm = await openFarm()
  await farm.does(addMachine, { body: sprayer })
  farm.refuses(listMachines)
  const { user } = await renderPage('machines')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(listMachines)
  await user.click(reload)
  await screen.findByRole('button', openOf(sprayer.name))
})
it('deletes a machine and takes it back', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addMachine, { body: sprayer })
  const { user } = await renderPage('machines')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf(sprayer.name) }))
  await user.click(await screen.findByRole('menuitem', { name: recordsText.delete }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: recordsText.delete }))
  await screen.findByText(machinesPageText.emptyTitle)
  expect(await farm.untilSent(deleteMachine)).toEqual([{ params: { id } }])
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByRole('button', openOf(sprayer.name))
})
it('shows both versions of a machine that was changed meanwhile', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addMachine, { body: sprayer })
  const { user } = await renderPage('machines', { rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: machineFormText.edit }))
  await user.type(dialog.getByRole('textbox', { name: labelled(machineFormText.number) }), '123 TR')
  await farm.does(changeMachine, { params: { id }, body: { ...sprayer, number: '999 TR' } })
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  await dialog.findByText(machineFormText.conflictTitle)
  dialog.getByRole('cell', { name: '123 TR' })
  dialog.getByRole('cell', { name: '999 TR' })
})
it('finds a machine by its name, kind, number and notes', async () => {
  const farm = await openFarm()
  await farm.does(addMachine, { body: { ...sprayer, number: '123 TR' } })
  await farm.does(addMachine, { body: { name: 'Bogballe', kind: 'SPREADER', notes: 'kuuris' } })
  const { user } = await renderPage('machines')
  const search = await screen.findByRole('searchbox', { name: machinesPageText.search })
  for (const [typed, found] of [
    ['123', sprayer.name],
    ['kuuris', 'Bogballe'],
    ['prits', sprayer.name],
  ] as const) {
    await user.clear(search)
    await user.type(search, typed)
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Muuda masinat/ })).toHaveLength(1))
    screen.getByRole('button', openOf(found))
  }
})
