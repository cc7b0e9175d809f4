import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { messageOf } from '@vagu/core/messages'
import { changeYieldGoals, getYieldGoals } from '@vagu/core/yield-goals/contract'
import { expect, it } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { yieldGoalsText } from './text.ts'

const addWheat = async (farm: Farm, name: string, area: number) => {
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'talinisu' } }]
  return (await farm.does(addField, { body: { name, area, yearInfo } }))._id
}
const stored = async (farm: Farm) =>
  (await farm.does(getYieldGoals, { params: { year: YEAR } })).goals.map(({ perHa, unit }) => [perHa, unit])
const crop = async () => within(await screen.findByRole('region', { name: 'Talinisu' }))

it('says what is missing where no field has a crop', async () => {
  const farm = await openFarm()
  await farm.does(addField, { body: { name: 'Kivi', area: 4 } })
  await renderPage('yieldPlanning')
  await screen.findByText(yieldGoalsText.emptyTitle)
})
it('loads what could not be loaded', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld', 12.4)
  farm.refuses(getYieldGoals)
  const { user } = await renderPage('yieldPlanning')
  await screen.findByText(yieldGoalsText.loadFailed)
  farm.lets(getYieldGoals)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  ;(await crop()).getByText('Kodupõld')
})
it('sets a goal on a field, fills a crop, and tells tonnes and value at a typed price', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld', 12.4)
  await addWheat(farm, 'Mäealune', 7.35)
  const { user } = await renderPage('yieldPlanning')
  const card = await crop()
  await user.type(card.getByRole('textbox', { name: yieldGoalsText.fill }), '6')
  await user.click(card.getByRole('button', { name: yieldGoalsText.fillDo }))
  await card.findByText(/118,5 t/)
  const goal = card.getByRole('textbox', { name: yieldGoalsText.goalOf('Mäealune') })
  await user.clear(goal)
  await user.type(goal, '5,5')
  await user.type(card.getByRole('textbox', { name: yieldGoalsText.price }), '190')
  await user.tab()
  await card.findByText(/114,825 t/)
  await card.findByText(/21.816,75/)
  await waitFor(async () =>
    expect(await stored(farm)).toEqual([
      [6, 't'],
      [5.5, 't'],
    ]),
  )
})
it('says at its field why a goal is not stored', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld', 12.4)
  const { user } = await renderPage('yieldPlanning')
  const goal = (await crop()).getByRole('textbox', { name: yieldGoalsText.goalOf('Kodupõld') })
  for (const [typed, code] of [
    ['-5', 'notPositive'],
    ['9999999', 'tooLarge'],
    ['palju', 'wrongNumber'],
  ] as const) {
    await user.clear(goal)
    await user.type(goal, typed)
    await user.tab()
    await screen.findByText(messageOf(code))
    expect(goal).toHaveProperty('value', typed)
  }
  expect(await stored(farm)).toEqual([])
})
it('has the fields in the order of every list, not as they were added', async () => {
  const farm = await openFarm()
  for (const name of ['Nurm 10', 'Nurm 2']) await addWheat(farm, name, 5)
  await renderPage('yieldPlanning')
  const card = await crop()
  const goalOf = (name: string) => card.getByRole('textbox', { name: yieldGoalsText.goalOf(name) })
  const place = goalOf('Nurm 2').compareDocumentPosition(goalOf('Nurm 10'))
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
it('shows what somebody else has set meanwhile', async () => {
  const farm = await openFarm()
  const fieldId = await addWheat(farm, 'Kodupõld', 12.4)
  const { user } = await renderPage('yieldPlanning')
  const goal = (await crop()).getByRole('textbox', { name: yieldGoalsText.goalOf('Kodupõld') })
  const yields = [{ fieldId, crop: 'talinisu', perHa: 4 }]
  await farm.does(changeYieldGoals, { params: { year: YEAR }, body: { yields } })
  await user.type(goal, '6')
  await user.tab()
  await screen.findByText(yieldGoalsText.conflict)
  await waitFor(() => expect((goal as HTMLInputElement).value).toBe('4'))
})
