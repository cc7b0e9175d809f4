import { screen, within } from '@testing-library/react'
import { rules } from '@vagu/core/warnings/registry'
import { expect, it, vi } from 'vitest'
import { formatDay } from '../../lib/format.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ruleSourcesText as text } from './text.ts'

const nameOfRow = (row: HTMLElement): string => within(row).getAllByRole('cell')[0]?.textContent ?? ''

it('lists every rule with paragraph, redaction and the day of comparing', async () => {
  await openFarm()
  await renderPage('ruleSources')
  const table = await screen.findByRole('table', { name: text.title })
  screen.getByText(text.rules(rules.length))
  const [deadline] = within(table)
    .getAllByRole('row')
    .slice(1)
    .filter((row) => nameOfRow(row) === 'Tööoote rikkumine')
    .filter((row) => row.textContent?.includes('Taimekaitseseadus'))
  const words = deadline?.textContent ?? ''
  for (const part of ['§ 78 lg 1', 'RT I, 27.09.2023, 12', text.readings.text, formatDay('2026-11-22')])
    expect(words).toContain(part)
})

it('marks what was compared more than a year ago, and shows that alone', async () => {
  vi.setSystemTime('2027-11-23T10:00:00Z')
  await openFarm()
  const { user } = await renderPage('ruleSources')
  await user.click(await screen.findByRole('radio', { name: text.toCompare }))
  const rows = within(screen.getByRole('table', { name: text.title }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.textContent).toMatch(/üle aasta vana|võrdlemata/)
  expect(rows.some((row) => row.textContent?.includes(text.states.old))).toBe(true)
})
