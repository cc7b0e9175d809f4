import { act, screen, waitFor, within } from '@testing-library/react'
import { reviewFieldFile, storeReviewedFields } from '@vagu/core/field-import/contract'
import { listFields } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { gmlFile, square } from '../../../../server/src/testing/parcel-files.ts'
import { FROM_FIRST_STEPS } from '../../entities/first-steps.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { firstStepsText } from '../add-job/first-steps/text.ts'
import { openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { fieldImportText } from './text.ts'

const parcels = ['talinisu', 'kaer'].map((crop, index) => ({
  rings: [square(600_000 + 300 * index, 6_480_000, 200)],
  attributes: {
    pollu_id: 24_708_765 + index,
    taotlusaasta: YEAR,
    pindala_ha: 4,
    taotletud_kultuur: `${crop} allakülvita`,
  },
}))
const GML = new File(
  [gmlFile(parcels, { system: 'EPSG:3301', isNorthFirst: true, statement: 'urn:ogc:def:crs:EPSG::3301' })],
  'pollud.gml',
)
const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!found) throw new Error('the page takes no file')
  return found
}

it('says which files it reads, and refuses another in words', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('fieldImport')
  await screen.findByText(fieldImportText.dropTitle)
  await user.upload(input(), new File(['see ei ole põldude fail'], 'kiri.gml'))
  const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  await waitFor(() => expect(said().join('')).not.toBe(''))
  screen.getByText(fieldImportText.dropTitle)
  expect(farm.sent(reviewFieldFile)).toHaveLength(1)
})
it('says that a file could not be read, and takes it again', async () => {
  const farm = await openFarm()
  farm.refuses(reviewFieldFile)
  const { user } = await renderPage('fieldImport')
  await screen.findByText(fieldImportText.dropTitle)
  await user.upload(input(), GML)
  await screen.findByText(fieldImportText.readFailed)
  farm.lets(reviewFieldFile)
  await user.upload(input(), GML)
  await screen.findByRole('table', { name: fieldImportText.tableLabel })
})
it('shows what is in a file, and stores what was chosen', async () => {
  const farm = await openFarm()
  const { user, address } = await renderPage('fieldImport')
  await screen.findByText(fieldImportText.dropTitle)
  await user.upload(input(), GML)
  const table = within(await screen.findByRole('table', { name: fieldImportText.tableLabel }))
  await user.click(table.getByRole('checkbox', { name: fieldImportText.include(2) }))
  await screen.findByText(fieldImportText.chosen(1, '4 ha'))
  await user.click(screen.getByRole('button', { name: fieldImportText.store }))
  await screen.findByText(fieldImportText.stored(1, 0))
  expect(await farm.untilSent(storeReviewedFields)).toHaveLength(1)
  expect(await farm.does(listFields, { query: {} })).toHaveLength(1)
  expect(address()).toContain(String(YEAR))
})
it('goes back to the first steps where one came from there, which go on with the materials', async () => {
  await openFarm()
  const { user, address } = await renderPage('fieldImport', { rest: `#${FROM_FIRST_STEPS}` })
  await screen.findByText(fieldImportText.dropTitle)
  await user.upload(input(), GML)
  await screen.findByRole('table', { name: fieldImportText.tableLabel })
  await user.click(screen.getByRole('button', { name: fieldImportText.store }))
  await screen.findByText(firstStepsText.title)
  expect(address()).toBe(ROUTES.addJob)
  await waitFor(() =>
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(
      firstStepsText.names.materials,
    ),
  )
})
it('lights the shape of the row that is pointed at or has the focus, and the row of the shape', async () => {
  await openFarm()
  const { user } = await renderPage('fieldImport')
  await screen.findByText(fieldImportText.dropTitle)
  await user.upload(input(), GML)
  const table = within(await screen.findByRole('table', { name: fieldImportText.tableLabel }))
  const box = table.getByRole('checkbox', { name: fieldImportText.include(2) })
  const row = box.closest('tr')
  const map = await screen.findByRole('img', { name: fieldImportText.mapLabel })
  const shapes = () => [...map.querySelectorAll('path[data-clickable]')]
  /** The edge that is lit lies over the shapes, in an image of its own. */
  const edges = () => [...(map.parentElement?.querySelectorAll('svg[aria-hidden] path') ?? [])]
  const drawn = (path: Element) => path.getAttribute('d')
  const lit = () => shapes().map((shape) => edges().some((edge) => drawn(edge) === drawn(shape)))
  await waitFor(() => expect(lit()).toEqual([false, false]))
  if (!row) throw new Error('the box stands in no row')
  const still = map.innerHTML
  act(() => box.focus())
  await waitFor(() => expect(lit().filter(Boolean)).toHaveLength(1))
  // an image of a thousand fields would be laid out anew for the one that is lit
  expect(map.innerHTML).toBe(still)
  const at = lit().indexOf(true)
  await user.hover(row)
  await user.unhover(row)
  await waitFor(() => expect(lit()).toEqual([false, false]))
  await user.hover(row)
  await waitFor(() => expect(lit().indexOf(true)).toBe(at))
  await user.unhover(row)
  await waitFor(() => expect(lit()).toEqual([false, false]))
  const shape = shapes()[at]
  if (!shape) throw new Error('the row has no shape')
  await user.hover(shape)
  await waitFor(() => expect(row.dataset['lit']).toBe('true'))
  await user.unhover(shape)
  await waitFor(() => expect(row.dataset['lit']).toBeUndefined())
})
