import { screen, waitFor, within } from '@testing-library/react'
import { addJobs, listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { shellText } from '../../app/shell/text.ts'
import { jobsText } from '../jobs/text.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { JobFormScreen } from '../../testing/job-form.ts'
import { addFields, jobOf } from '../../testing/steps.ts'
import { gridText } from '../../ui/grid/text.ts'
import { uiText } from '../../ui/text.ts'
import { type ColumnId, COLUMNS } from './columns.ts'
import { addJobGridText } from './text.ts'

const FIELDS = ['Kodupõld', 'Mäealune']
const PLOUGHING = jobOf(CATEGORY.tillage, 'ploughing').job.name
const HEADINGS = ['Kuupäev', 'Töö', 'Põld', 'Märkused']
const rowOf = (field: string, job = PLOUGHING) => ['06.05.2026', job, field, '']

/** Opens the table and pastes rows into it. */
async function openTable(
  farm: Farm,
  rows: readonly (readonly string[])[],
  pasted: readonly (readonly string[])[] = [HEADINGS, ...rows],
) {
  await addFields(farm, FIELDS)
  const { user } = await renderPage('addJob')
  await user.click(await screen.findByRole('button', { name: jobsText.asTableHint }))
  const grid = await screen.findByRole('grid', { name: addJobGridText.table })
  const [first] = within(grid).getAllByRole('gridcell')
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.paste(pasted.map((row) => row.join('\t')).join('\r\n'))
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
it('is closed with its rows where they are given up', async () => {
  const farm = await openFarm()
  const { user } = await openTable(farm, [rowOf('Kodupõld')])
  await saveButton(1)
  await user.click(screen.getByRole('button', { name: uiText.close }))
  const question = within(await screen.findByRole('alertdialog', { name: addJobGridText.leaveTitle }))
  await user.click(question.getByRole('button', { name: addJobGridText.leave }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: addJobGridText.title })).toBeNull())
})

/** Description of an element, as a reader of the screen says it. */
const describedBy = (element: HTMLElement): string | undefined =>
  document.querySelector(`#${CSS.escape(element.getAttribute('aria-describedby') ?? '')}`)?.textContent

const cellOf = (grid: HTMLElement, row: number, column: ColumnId): HTMLElement => {
  const found = within(grid)
    .getAllByRole('row')
    .find((each) => within(each).queryByRole('rowheader', { name: String(row) }))
  const cell = found && within(found).getAllByRole('gridcell')[COLUMNS.indexOf(column)]
  if (!cell) throw new Error(`there is no ${column} in row ${row}`)
  return cell
}

it('finds the columns of what is pasted, guesses nothing, and waits at what it does not know', async () => {
  const farm = await openFarm()
  const { user, grid } = await openTable(
    farm,
    [],
    [
      ['Kuupäev', 'Töö', 'Põld', 'Pindala', 'Märkused', 'Ilmajaam'],
      ['03.05.2026', PLOUGHING, 'Kodupõld', '2,5', 'märg', 'JD'],
      ['4.5.2026', PLOUGHING, 'Kuupõld', '', '', ''],
    ],
  )
  await screen.findByText(gridText.unknownHeadings(['Ilmajaam']))
  await waitFor(() => expect(cellOf(grid, 1, 'area').textContent).toBe('2,5'))
  await user.click(await saveButton(2))
  await screen.findByText(uiText.checkInput)
  const wrong = cellOf(grid, 2, 'fields')
  await waitFor(() => expect(document.activeElement).toBe(wrong))
  expect(wrong.textContent).toContain('Kuupõld')
  expect(describedBy(wrong)).toBe(addJobGridText.unknown.fields('Kuupõld'))
  expect(await storedJobs(farm)).toEqual([])
  await user.keyboard('mäe{Enter}')
  await user.click(await saveButton(2))
  await screen.findByText(addJobGridText.saved(2))
})
it('opens in the form what has no column', async () => {
  const farm = await openFarm()
  const herding = jobOf(CATEGORY.other, JOB.herding).job.name
  const { user, grid } = await openTable(farm, [rowOf('Kodupõld', herding)])
  await user.click(await within(grid).findByRole('button', { name: new RegExp(addJobGridText.needsForm) }))
  const dialog = await screen.findByRole('dialog', { name: addJobGridText.formTitle })
  await within(dialog).findByRole('group', { name: jobsText.category })
  expect(new JobFormScreen(user, dialog).start).toHaveProperty('value', '06.05.2026')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: addJobGridText.formTitle })).toBeNull())
  expect(cellOf(grid, 1, 'job').textContent).toBe(herding)
})
it('keeps a row that is changed while the table is saved', async () => {
  const farm = await openFarm()
  const { user, grid } = await openTable(
    farm,
    FIELDS.map((field) => rowOf(field)),
  )
  const release = farm.holds(addJobs)
  await user.click(await saveButton(2))
  await user.click(cellOf(grid, 2, 'area'))
  await user.keyboard('2,5{Enter}')
  release()
  await screen.findByText(addJobGridText.saved(2))
  await waitFor(() => expect(rowCount(grid)).toBe(1))
  expect(cellOf(grid, 1, 'area').textContent).toBe('2,5')
})
