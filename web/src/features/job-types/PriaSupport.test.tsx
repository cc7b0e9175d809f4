import { screen } from '@testing-library/react'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { ACTIVITIES } from '@vagu/core/agency/words'
import { openFarm } from '../../testing/farm.ts'
import { answerPria } from '../../testing/pria.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { jobOf } from '../../testing/steps.ts'
import { jobTypesPageText as text } from './text.ts'

it('says what a kind of work is in PRIA’s book, and of which it has none', async () => {
  const farm = await openFarm()
  answerPria(farm)
  const pria = { identificationNumber: '12345678', clientName: 'Kivitalu OÜ' }
  await farm.showsUser({ pria })
  const { user: hand } = await renderPage('jobTypes')
  const [ploughing, stones] = ['ploughing', 'stone-picking'].map((key) => jobOf(CATEGORY.tillage, key))
  for (const name of [ploughing?.jobCategory.name, ploughing?.job.name, stones?.job.name])
    await hand.click(await screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: false }))
  expect(await screen.findByText(text.priaSent(ACTIVITIES.PLOUGHING))).toBeDefined()
  expect(screen.getByText(text.priaNotAsked)).toBeDefined()
})
