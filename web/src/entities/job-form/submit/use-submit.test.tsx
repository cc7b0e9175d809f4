import { screen, waitFor, within } from '@testing-library/react'
import { addJobs, changeJob, listLastAdded } from '@vagu/core/jobs/contract'
import type { CallInput } from '@vagu/core/endpoint'
import { JobChange, JobDraft } from '@vagu/core/jobs/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { logout } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { password, registered } from '../../../../../server/src/testing/visitors.ts'
import { shellText } from '../../../app/shell/text.ts'
import { usersText } from '../../../features/users/text.ts'
import { type Farm, openAs, openFarm } from '../../../testing/farm.ts'
import { JobFormScreen } from '../../../testing/job-form.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, addJobsTo, jobOf, ploughing } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { jobsText } from '../../jobs/text.ts'

const FIELD = 'Kodupõld'
const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')

/** A job that only waits for its button. */
async function fillJob(farm: Farm) {
  await addFields(farm, [FIELD])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('06.05.2026')
  await form.pickFields([FIELD])
  return { user, form }
}
const storedJobs = (farm: Farm) => farm.does(listLastAdded, {})

/** The identities of the jobs that a call sent. */
const idsIn = (sent: CallInput<typeof addJobs> | undefined): (string | undefined)[] =>
  z
    .array(JobDraft)
    .parse(sent?.body)
    .map(({ _id }) => _id)

/** Entries typed are still there, and saving them again stores one job. */
async function saveOnce(farm: Farm, form: JobFormScreen): Promise<void> {
  expect(form.start).toHaveProperty('value', '06.05.2026')
  await form.save()
  await screen.findByText(uiText.saved)
  expect(await storedJobs(farm)).toHaveLength(1)
}

it('says what is missing, and sends nothing', async () => {
  const farm = await openFarm()
  await addFields(farm, [FIELD])
  const { user } = await renderPage('addJob')
  const save = await screen.findByRole('button', { name: jobsText.saveFor(1) })
  await user.click(save)
  await screen.findByText(uiText.checkInput)
  expect(farm.sent(addJobs)).toEqual([])
})
it('sends one job for two clicks', async () => {
  const farm = await openFarm()
  const { user, form } = await fillJob(farm)
  await user.dblClick(form.saveButton())
  await screen.findByText(uiText.saved)
  expect(farm.sent(addJobs)).toHaveLength(1)
  expect(await storedJobs(farm)).toHaveLength(1)
})
it('keeps what was typed where the network is away', async () => {
  const farm = await openFarm()
  const { form } = await fillJob(farm)
  farm.cannotReach(addJobs)
  await form.save()
  await screen.findByText(shellText.offline)
  farm.lets(addJobs)
  await saveOnce(farm, form)
})
it('stores no second job where the answer was lost', async () => {
  const farm = await openFarm()
  const { form } = await fillJob(farm)
  farm.losesAnswerOf(addJobs)
  await form.save()
  await screen.findByText(shellText.offline)
  expect(await storedJobs(farm)).toHaveLength(1)
  farm.lets(addJobs)
  await saveOnce(farm, form)
  const [first, second] = farm.sent(addJobs)
  expect(idsIn(second)).toEqual(idsIn(first))
})
it('keeps in the form what is typed while a save is on its way', async () => {
  const farm = await openFarm()
  const { user, form } = await fillJob(farm)
  const letPass = farm.holds(addJobs)
  await form.save()
  await user.click(screen.getByRole('button', { name: jobsText.blocks.note }))
  const notes = await screen.findByRole('textbox', { name: jobsText.notes })
  await user.type(notes, 'Kuiv')
  letPass()
  await screen.findByText(jobsText.savedBefore)
  expect(notes).toHaveProperty('value', 'Kuiv')
  expect(await storedJobs(farm)).toHaveLength(1)
})
it.each([
  ['busy', shellText.updating, shellText.updatingText],
  ['cannotStore', shellText.cannotStore, shellText.cannotStoreText],
] as const)('says over the form that the server refuses with %s', async (code, title, text) => {
  const farm = await openFarm()
  const { user, form } = await fillJob(farm)
  farm.refuses(addJobs, code)
  await form.save()
  const notice = within(await screen.findByRole('alertdialog', { name: title }))
  notice.getByText(text)
  farm.lets(addJobs)
  await user.click(notice.getByRole('button', { name: shellText.retry }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await saveOnce(farm, form)
})
it('puts what the server refuses at its input', async () => {
  const farm = await openFarm()
  const { form } = await fillJob(farm)
  const fields = [{ path: '0.date', code: 'wrongDay', message: 'Sellist päeva ei ole' }]
  farm.refuses(addJobs, 'invalid', { fields })
  await form.save()
  await screen.findByText('Sellist päeva ei ole')
  farm.lets(addJobs)
  await saveOnce(farm, form)
})
it('asks before it adds a job whose identity is taken', async () => {
  const farm = await openFarm()
  const { user, form } = await fillJob(farm)
  farm.refuses(addJobs, 'idTaken')
  await form.save()
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(jobsText.arrivedText)
  farm.lets(addJobs)
  await user.click(question.getByRole('button', { name: jobsText.addAnyway }))
  await screen.findByText(uiText.saved)
  const [first, second] = farm.sent(addJobs)
  expect(idsIn(second)).not.toEqual(idsIn(first))
})
it('keeps what was typed while it waited for the answer that an identity is taken, and sends it', async () => {
  const farm = await openFarm()
  const { user, form } = await fillJob(farm)
  farm.refuses(addJobs, 'idTaken')
  const answer = farm.holds(addJobs)
  await form.save()
  await form.typeDay('07.05.2026')
  answer()
  const question = within(await screen.findByRole('alertdialog'))
  expect(form.start).toHaveProperty('value', '07.05.2026')
  await user.click(question.getByRole('button', { name: jobsText.addAnyway }))
  await screen.findByText(uiText.saved)
  const [first, second] = farm.sent(addJobs)
  expect(idsIn(second)).not.toEqual(idsIn(first))
  expect(await storedJobs(farm)).toMatchObject([{ date: '2026-05-07' }])
})
it('shows both versions of a job that was changed meanwhile, and keeps the chosen one', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, [FIELD])
  const [stored] = await addJobsTo(farm, [ploughing(fieldId)])
  const { user } = await renderPage('field', { id: fieldId, rest: `#${stored?._id}` })
  const dialog = await screen.findByRole('dialog', { name: jobsText.editTitle })
  const form = new JobFormScreen(user, dialog)
  await within(dialog).findByRole('group', { name: jobsText.category })
  await form.typeDay('07.05.2026')
  const change = { date: '2026-05-05', endDate: '2026-05-08', updatedAt: stored?.updatedAt }
  const body = JobChange.parse(ploughing(fieldId, change))
  await farm.does(changeJob, { params: { id: stored?._id ?? '' }, body })
  await user.click(within(dialog).getByRole('button', { name: uiText.save }))
  await screen.findByRole('button', { name: uiText.keepMine })
  await user.click(screen.getByRole('button', { name: uiText.keepMine }))
  await screen.findByText(uiText.changed)
  expect(await storedJobs(farm)).toMatchObject([{ date: '2026-05-07' }])
})
it('renews a session that ended, over the form', async () => {
  const farm = await openAs((server) => registered(server, 'talunik@vagu.test'))
  const { user, form } = await fillJob(farm)
  await farm.does(logout, {})
  await form.save()
  const login = within(await screen.findByRole('dialog', { name: shellText.login }))
  login.getByText(shellText.loginAgainText)
  expect(await login.findByRole('textbox', { name: usersText.email })).toHaveProperty(
    'value',
    'talunik@vagu.test',
  )
  await user.type(login.getByLabelText(usersText.password), password)
  await user.click(login.getByRole('button', { name: usersText.login }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: shellText.login })).toBeNull())
  await form.save()
  await screen.findByText(uiText.saved)
  expect(farm.sent(addJobs)).toHaveLength(2)
})
