/** Monitoring in the job form, where the job does not ask for it. */
import { screen, waitFor, within } from '@testing-library/react'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { monitoringText } from '../../entities/monitoring/text.ts'
import { chooseOption } from '../../testing/choose-option.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'

const FIELD = 'Kodunisu'
const labelled = (label: string) => new RegExp(`^${label}`)

const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')

it('opens for any job, and has the focus', async () => {
  await addFields(await openFarm(), [FIELD])
  const { user } = await renderPage('addJob')
  await new JobFormScreen(user).chooseJob(jobCategory.name, job.name)
  expect(screen.queryByRole('group', { name: monitoringText.row(1) })).toBeNull()
  await user.click(screen.getByRole('button', { name: jobsText.blocks.inspections }))
  const row = within(await screen.findByRole('group', { name: monitoringText.row(1) }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: monitoringText.title })),
  )
  const target = row.getByRole('combobox', { name: labelled(monitoringText.target) })
  await chooseOption(user, target, ['orash', /^Orashein/])
  expect(target).toHaveProperty('value', 'Orashein')
  expect(row.getByRole('combobox', { name: labelled(monitoringText.type) })).toHaveProperty(
    'value',
    monitoringText.types.UMBROHUD,
  )
})
