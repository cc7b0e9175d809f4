import { screen, waitFor } from '@testing-library/react'
import { addJobs } from '@vagu/core/jobs/contract'
import { messageOf } from '@vagu/core/messages'
import { expect, it } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields } from '../../testing/steps.ts'
import { oneLineText } from './one-line/text.ts'

const FIELD = 'Kodupõld'

async function openForm() {
  await addFields(await openFarm(), [FIELD])
  const { user } = await renderPage('addJob')
  await screen.findByRole('button', { name: jobsText.saveFor(1) })
  return { user, form: new JobFormScreen(user) }
}

it('reads a comma as a decimal point, and two as no number', async () => {
  const { user, form } = await openForm()
  await form.pickFields([FIELD])
  const area = await screen.findByRole<HTMLInputElement>('textbox', { name: jobsText.areaOf(FIELD) })
  const type = async (text: string): Promise<void> => {
    await user.clear(area)
    await user.type(area, text)
    await user.tab()
  }
  for (const [typed, shown] of [
    ['2,5', '2,5'],
    ['2.25', '2,25'],
    ['4,123456', '4,1235'],
  ] as const) {
    await type(typed)
    expect([area.value, area.getAttribute('aria-invalid')]).toEqual([shown, null])
  }
  // every stored digit stands in the focused input, and gives way to what is typed
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(area)
  await waitFor(() => expect(area.value).toBe('4,123456'))
  await user.keyboard('3')
  expect(area.value).toBe('3')
  for (const wrong of ['2,5,1', 'kaks', '--1']) {
    await type(wrong)
    expect(area.value).toBe(wrong)
    await screen.findByText(messageOf('wrongNumber'))
  }
})
it('reads a day as farmers write it, and refuses one that does not exist', async () => {
  const { form } = await openForm()
  for (const typed of ['15.05.25', '15.5.2025', '15 5 2025', '15052025']) {
    await form.typeDay(typed)
    expect(form.start).toHaveProperty('value', '15.05.2025')
  }
  for (const wrong of ['31.02', '32.01.2025', 'homme']) {
    await form.typeDay(wrong)
    expect(form.start).toHaveProperty('value', wrong)
    expect(screen.getAllByText(messageOf('wrongDay')).length).toBeGreaterThan(0)
  }
})

it('keeps what a line says beyond its meaning as a note, and saves with Ctrl+Enter', async () => {
  const farm = await openFarm()
  await addFields(farm, [FIELD])
  const { user } = await renderPage('addJob')
  const line = await screen.findByRole('textbox', { name: oneLineText.label })
  await user.type(line, `eile kündsin ${FIELD} qwerty`)
  await user.click(await screen.findByRole('button', { name: oneLineText.asNote }))
  expect(document.activeElement).toBe(line)
  // not before the form has taken it over
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(farm.sent(addJobs)).toEqual([])
  await user.keyboard('{Enter}')
  await screen.findByText(oneLineText.filled)
  await user.keyboard('{Control>}{Enter}{/Control}')
  const [sent] = await farm.untilSent(addJobs)
  expect(sent?.body).toMatchObject([{ date: '2026-05-19', notes: 'qwerty' }])
})
