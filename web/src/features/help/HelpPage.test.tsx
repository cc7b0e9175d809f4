import { screen, within } from '@testing-library/react'
import { listRegisterChanges } from '@vagu/core/registers/contract'
import { rulesByTopic } from '@vagu/core/warnings/rules-by-topic'
import { expect, it } from 'vitest'
import { registersText } from '../../entities/registers/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { helpText } from './text.ts'

const topics = rulesByTopic()
const count = topics.reduce((sum, { rules }) => sum + rules.length, 0)

it('shows every rule under its topic', async () => {
  await openFarm()
  await renderPage('help')
  await screen.findByText(helpText.found(count))
  for (const { title, rules } of topics) {
    const topic = within(screen.getByRole('region', { name: title }))
    expect(topic.getAllByRole('article')).toHaveLength(rules.length)
  }
})
it('finds rules by a word, and says when there is none', async () => {
  await openFarm()
  const { user } = await renderPage('help')
  const search = screen.getByRole('textbox', { name: helpText.search })
  await user.type(search, 'ooteaeg')
  expect(screen.getAllByRole('article').length).toBeLessThan(count)
  await user.type(search, ' xyz')
  screen.getByText(helpText.nothing)
  await user.click(screen.getByRole('button', { name: helpText.showAll }))
  screen.getByText(helpText.found(count))
})
it('says that the changes of the register could not be loaded, and loads them again', async () => {
  const farm = await openFarm()
  farm.refuses(listRegisterChanges)
  const { user } = await renderPage('help')
  const title = await screen.findByText(registersText.changesFailed)
  farm.lets(listRegisterChanges)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(registersText.firstEdition)
  expect(title.isConnected).toBe(false)
})
