import { screen, within } from '@testing-library/react'
import { splitField } from '@vagu/core/field-division/contract'
import { addField, changeField, getField } from '@vagu/core/fields/contract'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { expect, it } from 'vitest'
import { recordsText } from '../../../records/text.ts'
import { type Farm, openFarm, YEAR } from '../../../testing/farm.ts'
import { type Page, renderPage } from '../../../testing/render-page.tsx'
import { divisionText } from './text.ts'

const [X, Y] = [617_000, 6_495_000]
const LATER = '2026-05-21T09:00:00.000Z'
const HALVES = ['Lääs', 'Ida'] as const

/** A field that was split across its middle some time ago; the id of its first part. */
async function openSplit(): Promise<{ farm: Farm; part: string }> {
  const farm = await openFarm()
  const mapData = mapDataOf([rectangle([X, Y], 400, 250)])
  const { _id: id, updatedAt } = await farm.does(addField, { body: { name: 'Kivi', area: 10, mapData } })
  const line = ([0, 250] as const).map((north) => toLatLng([X + 200, Y + north]))
  const [west, east] = HALVES
  const { after } = await farm.does(splitField, {
    params: { id },
    body: { year: YEAR, line, parts: [{ name: west }, { name: east }], updatedAt },
  })
  return { farm, part: after[0]?._id ?? '' }
}

/** Takes the split back by the menu of its first part. */
async function takeBack({ user }: Page): Promise<void> {
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf(HALVES[0]) }))
  await user.click(await screen.findByRole('menuitem', { name: divisionText.takeBack.SPLIT }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(divisionText.takeBackText.SPLIT(HALVES[0]))
  await user.click(question.getByRole('button', { name: divisionText.takeBack.SPLIT }))
}

it('takes a split back by the menu of a part, long after its message is gone', async () => {
  await openSplit()
  await takeBack(await renderPage('fields'))
  await screen.findByText(divisionText.undone)
  await screen.findByRole('button', { name: recordsText.menuOf('Kivi') })
  expect(screen.queryByRole('button', { name: recordsText.menuOf(HALVES[1]) })).toBeNull()
})

it('says why it takes nothing back once a part was changed', async () => {
  const { farm, part } = await openSplit()
  farm.home.setNow(LATER)
  const field = await farm.does(getField, { params: { id: part } })
  await farm.does(changeField, { params: { id: part }, body: { ...field, code: '63847293521' } })
  await takeBack(await renderPage('fields'))
  await screen.findByText(/seda ei saa enam tagasi võtta/)
  screen.getByRole('button', { name: recordsText.menuOf(HALVES[1]) })
})

it('is not offered on a field that nobody divided', async () => {
  const farm = await openFarm()
  await farm.does(addField, { body: { name: 'Kivi', area: 10 } })
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kivi') }))
  await screen.findByRole('menuitem', { name: divisionText.split })
  for (const label of Object.values(divisionText.takeBack))
    expect(screen.queryByRole('menuitem', { name: label })).toBeNull()
})
