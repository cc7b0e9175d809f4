import { screen, within } from '@testing-library/react'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { keepFirstForm, type FirstChoice } from '../../lib/first-form.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'

const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')

/** Stands for the question of before the program; notes when it is called off and when it goes. */
function keep(choice: FirstChoice | undefined): string[] {
  const calls: string[] = []
  keepFirstForm({
    callOff: () => void calls.push('called off'),
    end: () => {
      calls.push('ended')
      return choice
    },
  })
  return calls
}
const chosenIn = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('radio')
    .find((each) => each instanceof HTMLInputElement && each.checked)

it('begins with the category and the job that were chosen before it stood, and keeps the focus there', async () => {
  const focus = { name: 'job', value: job.key }
  const calls = keep({ category: jobCategory.key, job: job.key, focus, top: 0 })
  expect(calls).toEqual(['called off'])
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('addJob')
  expect(await screen.findByRole('radio', { name: job.name, checked: true })).toBe(document.activeElement)
  expect(chosenIn(jobsText.category)?.getAttribute('value')).toBe(jobCategory.key)
  expect(calls).toEqual(['called off', 'ended'])
})
it('begins empty where a category is not known any more', async () => {
  keep({ category: 'gone', job: 'gone', top: 0 })
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('addJob')
  await screen.findByRole('group', { name: jobsText.category })
  expect(chosenIn(jobsText.category)).toBeUndefined()
})
it('makes way for what stands there without a form', async () => {
  const calls = keep(undefined)
  await openFarm()
  await renderPage('addJob')
  await screen.findByRole('heading', { level: 1, name: jobsText.addTitle })
  await expect.poll(() => calls).toEqual(['called off', 'ended'])
})
