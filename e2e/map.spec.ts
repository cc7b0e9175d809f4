import { pathTo } from '../web/src/navigation/paths.ts'
import { mapText } from '../web/src/map/text.ts'
import { browserThatDraws, FEW_POINTS } from './browser.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { fieldsMap, openFromMap } from './map-screen.ts'

test.use({ viewport: FEW_POINTS, launchOptions: browserThatDraws('webGl') })

test('the fields are on the map, and a click opens one', async ({ page, farm }) => {
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  await page.goto(pathTo('fields', { year: SEASON }))
  await expect(fieldsMap(page)).toHaveRole('region')
  await expect(page.getByText(mapText.noWebGl)).toHaveCount(0)
  await openFromMap(page, 'Mäealune')
})
