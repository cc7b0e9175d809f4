import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it, vi } from 'vitest'
import { chooseOption } from '../../../testing/choose-option.ts'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { JobFormScreen } from '../../../testing/job-form.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, jobOf } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { fieldSeasonText } from '../../field-season/text.ts'
import { jobsText } from '../../jobs/text.ts'
import { dayNoticesText } from './day-notices-text.ts'
import { materialsText } from '../../materials/text.ts'

it('plans a job for the crop year that is chosen', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
  await form.chooseJob(jobCategory.name, job.name)
  await form.pickFields(['Kodupõld'])
  await user.click(screen.getByRole('radio', { name: jobsText.statuses.PLANNED }))
  const plannedYear = await screen.findByLabelText(jobsText.plannedYear)
  expect(plannedYear).toHaveProperty('value', String(YEAR))
  await user.selectOptions(plannedYear, String(YEAR + 1))
  await form.save()
  await screen.findByText(uiText.saved)
  expect(await farm.does(listLastAdded, {})).toMatchObject([{ status: 'PLANNED', plannedYear: YEAR + 1 }])
})
it('sets the season of a field in a window beside the form: its day stays, and no job is saved with it', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay(`20.08.${YEAR - 1}`)
  await form.pickFields(['Kodupõld'])
  const notice = await screen.findByText(dayNoticesText.otherSeason(YEAR - 1))
  await user.click(within(notice).getByRole('button', { name: fieldSeasonText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldSeasonText.title(YEAR) }))
  const save = await dialog.findByRole('button', { name: fieldSeasonText.save })
  expect(document.querySelectorAll('form form')).toHaveLength(0)
  const start = dialog.getByRole('textbox', { name: fieldSeasonText.start })
  fireEvent.change(start, { target: { value: `01.08.${YEAR - 1}` } })
  await user.click(save)
  await screen.findByText(fieldSeasonText.saved)
  await waitFor(() => expect(screen.queryByText(dayNoticesText.otherSeason(YEAR - 1))).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(form.start).toHaveProperty('value', `20.08.${YEAR - 1}`)
  expect(await farm.does(listLastAdded, {})).toEqual([])
})
it('says of a harvest of autumn which year it stays in, by the crop of the field', async () => {
  const farm = await openFarm()
  const mainCrop = { crop: 'kartul' }
  await farm.does(addField, {
    body: { name: 'Kodupõld', area: 10, yearInfo: [{ year: YEAR - 1, mainCrop }] },
  })
  await farm.does(addField, { body: { name: 'Mäepõld', area: 10 } })
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  const { jobCategory, job } = jobOf(CATEGORY.harvest, 'harvesting')
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay(`15.09.${YEAR - 1}`)
  await form.pickFields(['Mäepõld'])
  expect(screen.queryByText(dayNoticesText.lateHarvest(YEAR - 1))).toBeNull()
  await form.pickFields(['Kodupõld'])
  const notice = await screen.findByText(dayNoticesText.lateHarvest(YEAR - 1))
  await user.click(within(notice).getByRole('button', { name: fieldSeasonText.edit }))
  await screen.findByRole('dialog', { name: fieldSeasonText.title(YEAR - 1) })
})
it('says at the input that a done job stands in the future, and offers the day of the year before', async () => {
  vi.setSystemTime('2026-11-10T09:00:00.000Z')
  await addFields(await openFarm(), ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('15.5')
  expect(form.start).toHaveProperty('value', `15.05.${YEAR + 1}`)
  await screen.findByText(dayNoticesText.futureDay)
  await form.pickFields(['Kodupõld'])
  await form.chip('attention', 'Kodupõld')
  await user.click(screen.getByRole('button', { name: dayNoticesText.takeDay(`15.05.${YEAR}`) }))
  await waitFor(() => expect(screen.queryByText(dayNoticesText.futureDay)).toBeNull())
  expect(form.start).toHaveProperty('value', `15.05.${YEAR}`)
  await form.chip('ok', 'Kodupõld')
})
it('says nothing of the future over a prepared job', async () => {
  await addFields(await openFarm(), ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseCategory(jobOf(CATEGORY.tillage, 'ploughing').jobCategory.name)
  await form.typeDay(`15.06.${YEAR}`)
  await screen.findByText(dayNoticesText.futureDay)
  await user.click(screen.getByRole('radio', { name: jobsText.statuses.DRAFT }))
  await waitFor(() => expect(screen.queryByText(dayNoticesText.futureDay)).toBeNull())
})
it('leads from a sowing for the next year to its season', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const rape = { name: 'Kuga', type: 'seed', subtype: 'taliraps', seedCertificate: 'OTS' } as const
  await farm.does(addMaterial, { body: { ...rape, amount: 3, unit: 'kg/ha' } })
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseCategory(jobOf(CATEGORY.sowing, 'sowing').jobCategory.name)
  await form.typeDay(`12.08.${YEAR}`)
  await form.pickFields(['Kodupõld'])
  const select = await screen.findByRole('combobox', { name: materialsText.type.seed })
  await chooseOption(user, select, ['kug', /Kuga/])
  const told = { sown: 'Taliraps', grown: 'Talinisu', year: YEAR }
  const hint = within(await screen.findByText(dayNoticesText.sownForNext(told)))
  await user.click(hint.getByRole('button', { name: fieldSeasonText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldSeasonText.title(YEAR + 1) }))
  fireEvent.change(await dialog.findByRole('textbox', { name: fieldSeasonText.start }), {
    target: { value: `01.08.${YEAR}` },
  })
  await user.click(dialog.getByRole('button', { name: fieldSeasonText.save }))
  await screen.findByText(fieldSeasonText.saved)
  await waitFor(() => expect(screen.queryByText(dayNoticesText.sownForNext(told))).toBeNull())
})
