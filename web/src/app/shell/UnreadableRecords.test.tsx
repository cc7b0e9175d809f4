import { screen, waitFor, within } from '@testing-library/react'
import { addJobs } from '@vagu/core/jobs/contract'
import { listUnreadable } from '@vagu/core/status/contract'
import type { UnreadableRecord } from '@vagu/core/status/schema'
import { expect, it } from 'vitest'
import { fieldsPageText } from '../../features/fields/text.ts'
import { openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, ploughing } from '../../testing/steps.ts'
import { unreadableText } from './unreadable-text.ts'

const fields = () => screen.findByRole('list', { name: fieldsPageText.tableLabel(YEAR) })

it('says over the list, which shows the others, that a field and a job cannot be read', async () => {
  const farm = await openFarm()
  const [home = '', broken = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const [job] = await farm.does(addJobs, {
    body: [ploughing(home, { date: '2026-05-06', endDate: '2026-05-06' })],
  })
  const { db } = farm.home
  const document = '{"name":"M'
  await db.updateTable('field').set({ document }).where('id', '=', broken).execute()
  await db
    .updateTable('job_event')
    .set({ document })
    .where('id', '=', job?._id ?? '')
    .execute()
  await renderPage('fields')
  await screen.findByText(/^2 kirjet ei saa lugeda \(põld „Mäealune“, töö 06\.05\.2026 põllul „Kodupõld“\):/)
  await within(await fields()).findByText('Kodupõld')
  expect(within(await fields()).queryByText('Mäealune')).toBeNull()
})
it('says nothing of a farm whose records can be read', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('fields')
  await fields()
  await waitFor(() => expect(farm.sent(listUnreadable)).toHaveLength(1))
  expect(screen.queryByText(/ei saa lugeda/)).toBeNull()
})
it('names five records, and counts the others', () => {
  const worker = (name: string): UnreadableRecord => ({ noun: 'worker', id: name, name, day: null })
  const text = unreadableText(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(worker))
  expect(text).toMatch(/^7 kirjet ei saa lugeda \(.*töötaja „E“, ja veel 2\):/)
  expect(unreadableText([{ noun: 'custom-area', id: 'x', name: null, day: null }])).toContain('(pindalatüüp)')
})
