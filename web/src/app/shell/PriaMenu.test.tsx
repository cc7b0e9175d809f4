import { screen } from '@testing-library/react'
import { getPriaStatus } from '@vagu/core/pria/contract'
import { expect, it } from 'vitest'
import { openFarm, YEAR } from '../../testing/farm.ts'
import { answerPria, COUNTS } from '../../testing/pria.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { priaMenuText as text } from './pria-menu-text.ts'
import { shellText } from './text.ts'

async function openConnected() {
  const farm = await openFarm()
  answerPria(farm)
  const pria = { identificationNumber: '12345678', clientName: 'Kivitalu OÜ' }
  await farm.showsUser({ pria })
  return farm
}

it('leads to the connection while there is none, and asks for no counts', async () => {
  const farm = await openFarm()
  await renderPage('workers')
  const link = await screen.findByRole('link', { name: shellText.groups.pria })
  expect(link).toHaveProperty('pathname', '/pria/uhendus')
  expect(farm.sent(getPriaStatus)).toEqual([])
})
it('counts what differs on each page and in all', async () => {
  await openConnected()
  const { user } = await renderPage('workers')
  const group = await screen.findByRole('button', { name: `PRIA ${text.differences(7)}` })
  await user.click(group)
  for (const [name, count] of [
    ['Põllud', 1],
    ['Töökanded', 4],
    ['Saagikus', 2],
  ] as const)
    expect(screen.getByRole('link', { name: `${name} ${text.differences(count)}` })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Kultuurid' })).toHaveProperty(
    'pathname',
    `/pria/kultuurid/${YEAR}`,
  )
})
it('counts anew some time after another year was chosen', async () => {
  const farm = await openConnected()
  const { user } = await renderPage('jobs')
  await screen.findByRole('button', { name: `PRIA ${text.differences(7)}` })
  const asked = Promise.withResolvers<number>()
  const answered = Promise.withResolvers<void>()
  farm.answers(getPriaStatus, async () => {
    asked.resolve(performance.now())
    await answered.promise
    return { ...COUNTS, jobDifferences: 0 }
  })
  const chosen = performance.now()
  await user.selectOptions(screen.getByRole('combobox', { name: shellText.year }), String(YEAR - 1))
  await screen.findByRole('button', { name: 'PRIA' })
  expect((await asked.promise) - chosen).toBeGreaterThan(1300)
  answered.resolve()
  await screen.findByRole('button', { name: `PRIA ${text.differences(3)}` })
  const years = farm.sent(getPriaStatus).map(({ query }) => query)
  expect(years).toEqual([{ year: String(YEAR) }, { year: String(YEAR - 1) }])
})
