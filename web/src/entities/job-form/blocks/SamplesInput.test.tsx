import { screen, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addJob, addJobs } from '@vagu/core/jobs/contract'
import { addWorker } from '@vagu/core/workers/contract'
import { listSoilSamples } from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import { openFarm } from '../../../testing/farm.ts'
import { JobFormScreen } from '../../../testing/job-form.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { soilSamplesText } from '../../soil-samples/text.ts'
import { sampleTitle } from '../../soil-samples/sample-kind.ts'
import { jobFormText } from '../text.ts'

const SAMPLING = 'Mullaproovi võtmine'

it('brings as many samples as were taken', async () => {
  const farm = await openFarm()
  await farm.does(addField, { body: { name: 'Mäepõld', area: 12.4 } })
  await farm.does(addWorker, { body: { name: 'Mari Kask' } })
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob('Muu', SAMPLING)
  await form.pickFields(['Mäepõld'])
  await user.click(await screen.findByRole('combobox', { name: new RegExp(jobFormText.sampler) }))
  await user.click(await screen.findByRole('option', { name: 'Mari Kask' }))
  await user.type(await screen.findByRole('textbox', { name: jobFormText.samples }), '3')
  await form.save()
  expect(await farm.untilSent(addJobs)).toMatchObject([{ body: [{ soilSamples: 3 }] }])
  expect(await farm.does(listSoilSamples, { query: {} })).toHaveLength(3)
})

it('is linked from its samples, which the address of a field opens', async () => {
  const farm = await openFarm()
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Mäepõld', area: 4 } })
  await farm.does(addJob, {
    body: {
      fieldId,
      status: 'DONE',
      jobCategory: { name: 'Muu' },
      job: { name: SAMPLING },
      area: 4,
      date: '2026-05-04',
      endDate: '2026-05-04',
      soilSampler: 'Mari Kask',
      soilSamples: 1,
    },
  })
  const { user } = await renderPage('soilSamples', { rest: `#${fieldId}` })
  const dialog = within(await screen.findByRole('dialog', { name: soilSamplesText.samplesOf('Mäepõld') }))
  const name = sampleTitle({ sampleNo: '', date: '2026-05-04' })
  await user.click(await dialog.findByRole('button', { name: soilSamplesText.editOf(name) }))
  const link = await screen.findByRole('link', { name: soilSamplesText.jobOf(SAMPLING, '04.05.2026') })
  expect(link.getAttribute('href')).toContain(fieldId)
})
