import { screen, waitFor, within } from '@testing-library/react'
import { addJobs, listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { shellText } from '../../app/shell/text.ts'
import { jobsText } from '../jobs/text.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { addJobGridText } from './text.ts'

const FIELDS = ['Kodupõld', 'Mäealune']
const PLOUGHING = jobOf(CATEGORY.tillage, 'ploughing').job.name
const HEADINGS = ['Kuupäev', 'Töö', 'Põld', 'Märkused']
const rowOf = (field: string, job = PLOUGHING) => ['06.05.2026', job, field, '']

/** Opens the table and pastes rows into it. */
async function openTable(farm: Farm, rows: readonly (readonly string[])[]) {
  await addFields(farm, FIELDS)
  const { user } = await renderPage('addJob')
  await user.click(await screen.findByRole('button', { name: jobsText.asTableHint }))
  const grid = await screen.findByRole('grid', { name: addJobGridText.table })
  const [first] = within(grid).getAllByRole('gridcell')
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.paste([HEADINGS, ...rows].map((row) => row.join('\t')).join('\r\n'))
  return { user, grid }
}
const saveButton = (count: number) => screen.findByRole('button', { name: addJobGridText.save(count) })
const storedJobs = (farm: Farm) => farm.does(listLastAdded, {})
const rowCount = (grid: HTMLElement) => within(grid).getAllByRole('rowheader').length

it('saves all rows together, once for two clicks, and takes them back', async () => {
  const farm = await openFarm()
  const { user, grid } = await openTable(
    farm,
    FIELDS.map((field) => rowOf(field)),
  )
  await user.dblClick(await saveButton(2))
  await screen.findByText(addJobGridText.saved(2))
  expect(farm.sent(addJobs)).toHaveLength(1)
  expect(await storedJobs(farm)).toHaveLength(2)
  expect(rowCount(grid)).toBe(1)
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(addJobGridText.takenBack(2))
  expect(await storedJobs(farm)).toEqual([])
  await saveButton(2)
})
it('sends nothing while a row is wrong, and says what of it is', async () => {
  const farm = await openFarm()
  const { user, grid } = await openTable(farm, [rowOf('Kodupõld'), rowOf('Olematu')])
  await user.click(await saveButton(2))
  await waitFor(() => expect(grid.textContent).toContain('Olematu'))
  expect(farm.sent(addJobs)).toEqual([])
  expect(rowCount(grid)).toBeGreaterThanOrEqual(2)
})
it('keeps the rows where the network is away, and stores them once where an answer was lost', async () => {
  const farm = await openFarm()
  const { user } = await openTable(
    farm,
    FIELDS.map((field) => rowOf(field)),
  )
  farm.losesAnswerOf(addJobs)
  await user.click(await saveButton(2))
  await screen.findByText(shellText.offline)
  farm.lets(addJobs)
  await user.click(await saveButton(2))
  await screen.findByText(addJobGridText.saved(2))
  expect(await storedJobs(farm)).toHaveLength(2)
})
it('asks before it is closed with rows in it', async () => {
  const farm = await openFarm()
  const { user } = await openTable(farm, [rowOf('Kodupõld')])
  await saveButton(1)
  await user.click(screen.getByRole('button', { name: uiText.close }))
  const question = within(await screen.findByRole('alertdialog', { name: addJobGridText.leaveTitle }))
  await user.click(question.getByRole('button', { name: addJobGridText.stay }))
  await saveButton(1)
})
