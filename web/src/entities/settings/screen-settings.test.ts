import { QueryClient } from '@tanstack/react-query'
import type { Settings } from '@vagu/core/settings/schema'
import { expect, it } from 'vitest'
import { settingsKeys } from './keys.ts'
import { showScreenSettings } from './screen-settings.ts'

const settings = (uiSettings: Settings['uiSettings']): Settings => ({ uiSettings }) as Settings
const shown = (client: QueryClient) => client.getQueryData<Settings>(settingsKeys.all)?.uiSettings

/** A read of the settings that is on its way, answered by hand. */
function slowRead(client: QueryClient) {
  const answer = Promise.withResolvers<Settings>()
  const read = client.fetchQuery({
    queryKey: settingsKeys.all,
    queryFn: () => answer.promise,
    staleTime: 0,
    meta: { reads: ['settings'] },
  })
  return { answer: answer.resolve, read }
}

it('a choice is shown beside what else the screen keeps', async () => {
  const client = new QueryClient()
  client.setQueryData(settingsKeys.all, settings({ jobs: { rows: 50 }, global: { globalYear: 2026 } }))
  await showScreenSettings(client, 'jobs', { columns: ['date'] })
  expect(shown(client)).toEqual({ jobs: { rows: 50, columns: ['date'] }, global: { globalYear: 2026 } })
})

it('a choice made while the settings are first read is not undone by their answer', async () => {
  const client = new QueryClient()
  const { answer, read } = slowRead(client)
  const first = showScreenSettings(client, 'global', { globalYear: 2024 })
  const last = showScreenSettings(client, 'global', { globalYear: 2023 })
  answer(settings({ jobs: { columns: [] } }))
  await Promise.all([read, first, last])
  expect(shown(client)).toEqual({ jobs: { columns: [] }, global: { globalYear: 2023 } })
})

it('a choice made while the settings are read again is shown at once, and stays', async () => {
  const client = new QueryClient()
  client.setQueryData(settingsKeys.all, settings({ global: { globalYear: 2026 } }))
  const { answer, read } = slowRead(client)
  const choice = showScreenSettings(client, 'global', { globalYear: 2024 })
  expect(shown(client)).toEqual({ global: { globalYear: 2024 } })
  answer(settings({ global: { globalYear: 2026 } }))
  await Promise.all([read, choice])
  expect(shown(client)).toEqual({ global: { globalYear: 2024 } })
})
