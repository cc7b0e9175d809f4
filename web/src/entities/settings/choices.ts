/** Choices of the screens that the settings, as they were last read, may not know: they are shown over them. */
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Settings, UiSettings } from '@vagu/core/settings/schema'
import { newId } from '../../lib/new-id.ts'
import { settingsKeys } from './keys.ts'

export type ScreenSettings = UiSettings[string]

export interface Choice {
  readonly id: string
  readonly settings: ScreenSettings
  /** Settings that are asked for from now on know it. */
  readonly isAnswered: boolean
}
type Choices = Readonly<Record<string, Choice>>

/** Kept among the queries, so that another account starts without them. */
const choicesQuery = queryOptions<Choices>({
  queryKey: settingsKeys.choices,
  queryFn: skipToken,
  gcTime: Infinity,
  meta: { reads: [] },
})

const choicesOf = (client: QueryClient): Choices => client.getQueryData(choicesQuery.queryKey) ?? {}
const keep = (client: QueryClient, choices: Choices): void =>
  void client.setQueryData(choicesQuery.queryKey, choices)

function withChoices(settings: Settings, choices: Choices): Settings {
  const uiSettings = { ...settings.uiSettings }
  for (const [screen, choice] of Object.entries(choices))
    uiSettings[screen] = { ...uiSettings[screen], ...choice.settings }
  return { ...settings, uiSettings }
}

/** Shows settings of one screen at once, and over every answer that was asked for before they were stored. */
export function showChoice(client: QueryClient, screen: string, settings: ScreenSettings): Choice {
  const before = choicesOf(client)
  const chosen = { ...before[screen]?.settings, ...settings }
  const choice: Choice = { id: newId(), settings: chosen, isAnswered: false }
  keep(client, { ...before, [screen]: choice })
  client.setQueryData<Settings>(settingsKeys.all, (now) => now && withChoices(now, { [screen]: choice }))
  return choice
}

/** The server has answered: what is read from now on is right, unless another choice was made meanwhile. */
export function answerChoice(client: QueryClient, screen: string, choice: Choice | undefined): void {
  const choices = choicesOf(client)
  if (choice && choices[screen]?.id === choice.id)
    keep(client, { ...choices, [screen]: { ...choice, isAnswered: true } })
}

/** Reads the settings: choices that the answer knows are done with, the others are shown over it. */
export async function readUnderChoices(
  client: QueryClient,
  read: () => Promise<Settings>,
): Promise<Settings> {
  const answered = Object.values(choicesOf(client)).filter(({ isAnswered }) => isAnswered)
  const known = new Set(answered.map(({ id }) => id))
  const settings = await read()
  const open = Object.entries(choicesOf(client)).filter(([, { id }]) => !known.has(id))
  keep(client, Object.fromEntries(open))
  return withChoices(settings, Object.fromEntries(open))
}

/** Choices made on one screen that may not be in the settings yet. */
export const choiceOf = (client: QueryClient, screen: string): ScreenSettings | undefined =>
  choicesOf(client)[screen]?.settings
export const useChoice = (screen: string): ScreenSettings | undefined =>
  useQuery(choicesQuery).data?.[screen]?.settings
