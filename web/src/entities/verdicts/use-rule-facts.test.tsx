import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CATEGORY } from '@vagu/core/settings/table'
import { getRuleFacts } from '@vagu/core/warnings/contract'
import { expect, it } from 'vitest'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { materialsText } from '../materials/text.ts'
import { verdictDetailsText } from './details-text.ts'
import { verdictsText } from './text.ts'

const [HOME, HILL] = ['Kodupõld', 'Mäealune']
const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')

async function ploughHome(farm: Farm) {
  const ids = await addFields(farm, [HOME, HILL])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('12.05.2026')
  await form.pickFields([HOME])
  return { ids, user, form }
}
const fieldsAskedFor = (farm: Farm) => farm.sent(getRuleFacts).map(({ body }) => body.fieldIds)

it('asks for a field that is added alone', async () => {
  const farm = await openFarm()
  const { ids, form } = await ploughHome(farm)
  await form.chip('ok', HOME)
  // once while the rules are on their way, and once more when they say how far the job reaches
  const before = fieldsAskedFor(farm)
  expect(new Set(before.flat())).toEqual(new Set([ids[0]]))
  await form.pickFields([HILL])
  await form.chip('ok', HILL)
  expect(fieldsAskedFor(farm).slice(before.length)).toEqual([[ids[1]]])
})
it('says that it does not know where nothing was loaded, and asks again when it is told to', async () => {
  const farm = await openFarm()
  farm.cannotReach(getRuleFacts)
  const { user, form } = await ploughHome(farm)
  await user.click(await form.chip('unknown', HOME))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.textContent).toContain(verdictDetailsText.loadFailed))
  await user.keyboard('{Escape}')
  expect(farm.sent(getRuleFacts)).toHaveLength(1)
  farm.lets(getRuleFacts)
  await user.click(screen.getByRole('button', { name: verdictsText.reload }))
  await form.chip('ok', HOME)
  expect(farm.sent(getRuleFacts)).toHaveLength(2)
  // another day of the year, put there at once, is not asked for
  fireEvent.change(form.start, { target: { value: '13.05.2026' } })
  await user.tab()
  await form.chip('ok', HOME)
  expect(farm.sent(getRuleFacts)).toHaveLength(2)
})
it('leads from what a rule could not know to its input', async () => {
  const farm = await openFarm()
  await addFields(farm, [HOME])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseCategory(jobOf(CATEGORY.plantProtection, 'spraying').jobCategory.name)
  await form.typeDay('12.05.2026')
  const product = 'Carnadine Extra'
  await user.type(await screen.findByRole('combobox', { name: materialsText.type.chemical }), product)
  const [option] = await screen.findAllByRole('option', { name: new RegExp(product) })
  await user.click(option ?? document.body)
  const block = within(await screen.findByRole('group', { name: product }))
  await user.type(block.getByRole('textbox', { name: new RegExp(`^${materialsText.rate}`) }), '0,15')
  await form.pickFields([HOME])
  await user.click(await screen.findByRole('button', { name: /: Kodupõld\. Ava selgitus/ }))
  const details = within(await screen.findByRole('dialog'))
  const fill = verdictDetailsText.fill(verdictDetailsText.missingNames.startTime)
  await user.click(await details.findByRole('button', { name: fill }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('startTime'))
})
it('does not ask again for the year of a day that is typed anew by way of another year', async () => {
  const farm = await openFarm()
  const { form } = await ploughHome(farm)
  await form.chip('ok', HOME)
  const before = farm.sent(getRuleFacts).length
  const put = (value: string) => fireEvent.change(form.start, { target: { value } })
  const daysAskedFor = () =>
    farm
      .sent(getRuleFacts)
      .slice(before)
      .map(({ body }) => body.from)
  put('13.05.20')
  await waitFor(() => expect(daysAskedFor()).toEqual(['2020-05-13']))
  await form.chip('ok', HOME)
  put('13.05.2026')
  await form.chip('ok', HOME)
  expect(daysAskedFor()).toEqual(['2020-05-13'])
})
it('does not ask for ever for a field that no answer holds', async () => {
  const farm = await openFarm()
  farm.answers(getRuleFacts, () => ({ fields: [], products: [], isRegisterPartial: false }))
  const { form } = await ploughHome(farm)
  await form.chip('unknown', HOME)
  expect(farm.sent(getRuleFacts)).toHaveLength(1)
})
it('judges by the newest question though the answer to an older one comes late', async () => {
  const farm = await openFarm()
  const letPass = farm.holds(getRuleFacts)
  const { form } = await ploughHome(farm)
  await farm.untilSent(getRuleFacts)
  await form.pickFields([HILL])
  letPass()
  await form.chip('ok', HOME)
  await form.chip('ok', HILL)
})
