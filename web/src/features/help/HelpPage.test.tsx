import { screen, within } from '@testing-library/react'
import { listRegisterChanges } from '@vagu/core/registers/contract'
import { rulesByTopic } from '@vagu/core/warnings/rules-by-topic'
import { expect, it } from 'vitest'
import { QUESTIONS } from '../../entities/help/questions/all.ts'
import { registersText } from '../../entities/registers/text.ts'
import { isOfAdmins } from '../../navigation/needs.ts'
import { pathTo } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { personWith } from '../../../../server/src/testing/people.ts'
import { proven } from '../../../../server/src/testing/visitors.ts'
import { ADMIN, openAs, openFarm } from '../../testing/farm.ts'
import { card } from '../../testing/card.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { helpText } from './text.ts'

const topics = rulesByTopic()
const ofFarmers = QUESTIONS.filter(({ pages }) => !pages.every(isOfAdmins))
const count = topics.reduce((sum, { rules }) => sum + rules.length, 0)
const everything = helpText.found({ questions: ofFarmers.length, pages: 0, rules: count })

it('shows every rule under its topic', async () => {
  await openFarm()
  await renderPage('help')
  await screen.findByText(everything)
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
  screen.getByText(everything)
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
it('shows the questions, and an answer when it is asked', async () => {
  await openFarm()
  const { user } = await renderPage('help')
  const [first] = QUESTIONS
  const question = await screen.findByText(first?.question ?? '')
  expect(screen.queryByText(first?.answer[0] ?? '')).toBeNull()
  await user.click(question)
  await screen.findByText(first?.answer[0] ?? '')
})
it('finds questions, pages and rules by one word', async () => {
  await openFarm()
  const { user } = await renderPage('help')
  await user.type(screen.getByRole('textbox', { name: helpText.search }), 'pindalatüüp')
  const pages = card(helpText.pagesTitle)
  expect(within(pages).getByRole('link', { name: titles.customFieldAreas }).getAttribute('href')).toBe(
    pathTo('customFieldAreas', { year: 2026 }),
  )
  screen.getByText('Mis on pindalatüübid?')
  expect(screen.queryByText(helpText.marksTitle)).toBeNull()
})

/** Names of the pages that a word finds. */
async function foundPages(word: string): Promise<(string | null)[]> {
  const { user } = await renderPage('help')
  await user.type(screen.getByRole('textbox', { name: helpText.search }), word)
  const title = screen.queryByText(helpText.pagesTitle)
  if (title === null) return []
  return within(card(helpText.pagesTitle))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}
it('leads a farmer to no page of the admins', async () => {
  await openFarm()
  expect(await foundPages('halda')).toEqual([titles.jobs, titles.jobTypes])
})
it('leads an admin to his pages', async () => {
  await openAs((server) => proven(server, ADMIN))
  expect(await foundPages('halda')).toEqual([titles.jobs, titles.jobTypes, titles.adminOverview])
})
it('leads an adviser to no page that he may not open', async () => {
  const owner = await openFarm()
  await openAs((server) => personWith(server, owner.client, 'adviser'))
  const found = await foundPages('põl')
  expect(found).toContain(titles.fields)
  expect(found).not.toContain(titles.fieldImport)
})
