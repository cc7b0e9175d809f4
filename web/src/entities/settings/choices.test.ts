import { QueryClient } from '@tanstack/react-query'
import type { Settings } from '@vagu/core/settings/schema'
import { expect, it } from 'vitest'
import { answerChoice, readUnderChoices, showChoice } from './choices.ts'
import { settingsKeys } from './keys.ts'

const settings = (uiSettings: Settings['uiSettings']): Settings => ({ uiSettings }) as Settings
const shown = (client: QueryClient) => client.getQueryData<Settings>(settingsKeys.all)?.uiSettings

/** A read of the settings that is on its way, answered by hand. */
function slowRead(client: QueryClient) {
  const answer = Promise.withResolvers<Settings>()
  const read = client.fetchQuery({
    queryKey: settingsKeys.all,
    queryFn: () => readUnderChoices(client, () => answer.promise),
    staleTime: 0,
    meta: { reads: ['settings'] },
  })
  return { answer: answer.resolve, read }
}

it('a choice is shown beside what else the screen keeps', () => {
  const client = new QueryClient()
  client.setQueryData(settingsKeys.all, settings({ jobs: { rows: 50 }, global: { globalYear: 2026 } }))
  showChoice(client, 'jobs', { columns: ['date'] })
  expect(shown(client)).toEqual({ jobs: { rows: 50, columns: ['date'] }, global: { globalYear: 2026 } })
})

it('a choice made while the settings are first read is not undone by their answer', async () => {
  const client = new QueryClient()
  const { answer, read } = slowRead(client)
  showChoice(client, 'global', { globalYear: 2024 })
  showChoice(client, 'global', { globalYear: 2023 })
  answer(settings({ jobs: { columns: [] } }))
  await read
  expect(shown(client)).toEqual({ jobs: { columns: [] }, global: { globalYear: 2023 } })
})

it('a choice made while the settings are read again is shown at once, and stays', async () => {
  const client = new QueryClient()
  client.setQueryData(settingsKeys.all, settings({ global: { globalYear: 2026 } }))
  const { answer, read } = slowRead(client)
  const choice = showChoice(client, 'global', { globalYear: 2024 })
  expect(shown(client)).toEqual({ global: { globalYear: 2024 } })
  answerChoice(client, 'global', choice)
  answer(settings({ global: { globalYear: 2026 } }))
  await read
  expect(shown(client)).toEqual({ global: { globalYear: 2024 } })
})

it('a choice is not undone by an answer that was asked for after it but before it was stored', async () => {
  const client = new QueryClient()
  client.setQueryData(settingsKeys.all, settings({ global: { globalYear: 2026 } }))
  showChoice(client, 'global', { globalYear: 2024 })
  const { answer, read } = slowRead(client)
  answer(settings({ global: { globalYear: 2026 } }))
  await read
  expect(shown(client)).toEqual({ global: { globalYear: 2024 } })
})

it('what another device chose later is shown once it is read', async () => {
  const client = new QueryClient()
  const first = showChoice(client, 'global', { globalYear: 2024 })
  const last = showChoice(client, 'global', { globalYear: 2023 })
  answerChoice(client, 'global', first)
  const tooEarly = slowRead(client)
  tooEarly.answer(settings({ global: { globalYear: 2024 } }))
  await tooEarly.read
  expect(shown(client)).toEqual({ global: { globalYear: 2023 } })
  answerChoice(client, 'global', last)
  const { answer, read } = slowRead(client)
  answer(settings({ global: { globalYear: 2025 } }))
  await read
  expect(shown(client)).toEqual({ global: { globalYear: 2025 } })
})
