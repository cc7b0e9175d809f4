import { screen, within } from '@testing-library/react'
import { cropByKey } from '@vagu/core/crops/table'
import { addField } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { makeInspectorAddress, openInspection, readInspectedYear } from '@vagu/core/inspector/contract'
import { expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { inspectorText as text } from './text.ts'

const draft = () => ({ _id: newId(), years: [2025, 2026], endsOn: '2026-06-30', purpose: 'PTA kontroll' })

it('shows the book of the chosen year, for reading alone', async () => {
  const farm = await openFarm()
  const { address } = await farm.does(makeInspectorAddress, { body: draft() })
  const { user } = await renderPage('inspector', { rest: new URL(address).hash })
  await screen.findByRole('heading', { level: 1, name: /^Põlluraamat: / })
  screen.getByText(/PTA kontroll/)
  await screen.findByRole('heading', { name: text.checks })
  screen.getByText(text.noWarnings)
  await user.click(screen.getByRole('button', { name: text.rules }))
  expect(within(screen.getByRole('table', { name: text.rules })).getAllByRole('row').length).toBeGreaterThan(
    20,
  )
  await user.click(screen.getByRole('radio', { name: '2025' }))
  const years = (await farm.untilSent(readInspectedYear, 2)).map((sent) => sent.body?.year)
  expect(years).toEqual([2026, 2025])
})
it('draws fields in the colours of their crops, and tells two of one name apart', async () => {
  const farm = await openFarm()
  for (const crop of ['talinisu', 'kaer'])
    await farm.does(addField, {
      body: {
        name: 'Nurm',
        area: 10,
        yearInfo: [{ year: 2026, mainCrop: { crop } }],
        mapData: mapDataOf([rectangle([617_000, 6_495_000], 400, 250)]),
      },
    })
  const { address } = await farm.does(makeInspectorAddress, { body: draft() })
  const { user } = await renderPage('inspector', { rest: new URL(address).hash })
  const map = await screen.findByRole('img', { name: text.mapAlt(2) })
  const fills = [...map.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
  expect(fills).toHaveLength(2)
  expect(new Set(fills)).toEqual(new Set(['talinisu', 'kaer'].map((key) => cropByKey(key)?.colour)))
  const first = screen.getByRole('button', { name: /^1\. Nurm, / })
  await user.click(first)
  expect(first.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: /^2\. Nurm, / }).getAttribute('aria-pressed')).toBe('false')
})
it('says plainly that an address opens nothing', async () => {
  await openFarm()
  await renderPage('inspector', { rest: `#token=${'x'.repeat(43)}` })
  await screen.findByRole('heading', { name: text.over })
  screen.getByText(text.overText)
})
it('says so too where the link is cut off, and asks nobody', async () => {
  const farm = await openFarm()
  await renderPage('inspector')
  await screen.findByRole('heading', { name: text.over })
  expect(farm.sent(openInspection)).toEqual([])
})
