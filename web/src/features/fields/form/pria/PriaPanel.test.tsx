import { screen, waitFor, within } from '@testing-library/react'
import { changeField } from '@vagu/core/fields/contract'
import { findPriaParcel } from '@vagu/core/pria-map/contract'
import { expect, it } from 'vitest'
import { type Farm, openFarm } from '../../../../testing/farm.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { addFields } from '../../../../testing/steps.ts'
import { uiText } from '../../../../ui/text.ts'
import { fieldsPageText } from '../../text.ts'
import { priaText } from './text.ts'

/** A parcel of the made-up map, at the land of the tests. */
const NUMBER = '63847293521'

/** The form of a field with a shape, and what is asked in it. */
async function openForm(prepare: (farm: Farm) => void = () => {}) {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  prepare(farm)
  const { user } = await renderPage('fields', { rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: fieldsPageText.editTitle }))
  await user.click(await dialog.findByRole('button', { name: fieldsPageText.folds.numbers }))
  const code = await dialog.findByRole('textbox', { name: fieldsPageText.code })
  const look = async (number: string): Promise<void> => {
    await user.clear(code)
    if (number !== '') await user.type(code, number)
    await user.click(dialog.getByRole('button', { name: priaText.search }))
  }
  return { farm, user, dialog, code, look, id }
}
const errorOf = (input: HTMLElement) =>
  waitFor(() => {
    const described = input.getAttribute('aria-describedby') ?? ''
    const text = document.getElementById(described.split(' ').at(-1) ?? '')?.textContent
    expect(text).toBeTruthy()
    return text
  })

it('is reached from the shape: the fold of the number opens, with the ways to the map', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('fields', { rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: fieldsPageText.editTitle }))
  expect(dialog.queryByRole('button', { name: priaText.search })).toBeNull()
  await user.click(await dialog.findByRole('button', { name: fieldsPageText.takeFromPria }))
  await dialog.findByRole('button', { name: priaText.search })
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: fieldsPageText.code })),
  )
})
it('lays the found parcel over the own shape, and takes its shape and number', async () => {
  const { farm, user, dialog, look, id } = await openForm()
  await look(`${NUMBER.slice(0, 3)} ${NUMBER.slice(3)}`)
  const panel = within(await dialog.findByRole('region', { name: priaText.panel }))
  await panel.findByText(priaText.testMap)
  expect(panel.getByText(priaText.ofPria).nextSibling?.textContent).toMatch(/^6,\d+\sha$/)
  expect(panel.getByText(priaText.ofOwn).nextSibling?.textContent).toMatch(/^5,\d+\sha$/)
  expect(panel.getByText(priaText.difference).nextSibling?.textContent).toMatch(/^\+1,\d+\sha$/)
  await user.click(panel.getByRole('button', { name: priaText.take }))
  expect(dialog.queryByRole('region', { name: priaText.panel })).toBeNull()
  await user.click(dialog.getByRole('button', { name: uiText.save }))
  const [sent] = await farm.untilSent(changeField)
  expect(sent).toMatchObject({ params: { id }, body: { code: NUMBER, area: 5 } })
  expect(sent?.body.mapData?.geometry.rings[0]?.[0]?.lat).toBeCloseTo(58.3998, 4)
})
it.each(['', '0', '6384729352', '63847293521a'])('asks nobody for the number %j', async (number) => {
  const { farm, code, look } = await openForm()
  await look(number)
  expect(await errorOf(code)).toBe(priaText.wrongNumber)
  expect(farm.sent(findPriaParcel)).toEqual([])
})
it('says that no parcel has the number, until another is typed', async () => {
  const { user, code, look, dialog } = await openForm()
  await look('11111111111')
  expect(await errorOf(code)).toBe(priaText.unknownNumber)
  await user.type(code, '2')
  expect(dialog.queryByText(priaText.unknownNumber)).toBeNull()
})
it.each([
  ['is silent', 'sourceSilent', priaText.silent],
  ['is not used here', 'switchedOff', priaText.switchedOff],
] as const)('says when the map %s', async (_, refusal, sentence) => {
  const { code, look } = await openForm((farm) => farm.refuses(findPriaParcel, refusal))
  await look(NUMBER)
  expect(await errorOf(code)).toBe(sentence)
})
