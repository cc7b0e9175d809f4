import { CROPS } from '@vagu/core/crops/table'
import { expect, it } from 'vitest'
import { cropStyle, contrastColor } from './crop-style.ts'

const part = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const light = (colour: string): number =>
  [1, 3, 5]
    .map((at) => part(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
    .reduce((sum, value, i) => sum + value * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)

it.each(CROPS.map(({ name, colour }) => [name, colour]))('writes readable letters on %s', (_name, colour) => {
  const ground = light(colour)
  const contrast = contrastColor(colour) === '#000000' ? (ground + 0.05) / 0.05 : 1.05 / (ground + 0.05)
  expect(contrast).toBeGreaterThanOrEqual(4.5)
})
it('names a crop with its refinement and own words', () => {
  expect(cropStyle({ crop: 'talinisu', refinement: 'allakülvita' }).title).toBe('Talinisu, allakülvita')
})
it('shows a field without a crop, and a crop of another list, as what they are', () => {
  expect(cropStyle(null).letters).toBe('–')
  expect(cropStyle({ crop: 'kuukapsas' })).toMatchObject({ letters: '??', title: 'kuukapsas' })
})
