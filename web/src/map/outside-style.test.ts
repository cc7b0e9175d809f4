import type { StyleSpecification } from 'maplibre-gl'
import { afterEach, expect, it, vi } from 'vitest'
import { baseStyle, FONT_BOLD, LOWEST_PLACE_LAYER } from './base-style.ts'
import type { MapLook } from './look.ts'
import { fetchStyle, fontOf, groundWith } from './outside-style.ts'

const LOOK: MapLook = {
  sea: '#fff',
  land: '#fff',
  abroad: '#fff',
  coast: '#fff',
  place: '#fff',
  placeHalo: '#fff',
  line: '#fff',
  filling: 1,
  label: '#fff',
  labelHalo: '#fff',
  selected: '#fff',
}
const photo: StyleSpecification = {
  version: 8,
  sources: { foto: { type: 'raster', tiles: ['https://tiles.example.ee/{z}/{x}/{y}.png'], tileSize: 256 } },
  layers: [{ id: 'land', type: 'raster', source: 'foto' }],
}
const named: StyleSpecification = {
  version: 8,
  glyphs: 'https://tiles.example.ee/{fontstack}/{range}.pbf',
  sources: { base: { type: 'vector', url: 'https://tiles.example.ee/base.json' } },
  layers: [
    {
      id: 'names',
      type: 'symbol',
      source: 'base',
      'source-layer': 'n',
      layout: { 'text-font': ['Noto Sans'] },
    },
  ],
}
const ids = (style: StyleSpecification): string[] => style.layers.map(({ id }) => id)

afterEach(() => vi.unstubAllGlobals())

it('lays a photograph over the embedded land and under its names, with names of its own for layers', () => {
  const style = groundWith(photo, LOOK)
  const order = ids(style)
  expect(order.indexOf('outside:land')).toBeGreaterThan(order.indexOf('lakes-line'))
  expect(order.indexOf('outside:land')).toBeLessThan(order.indexOf(LOWEST_PLACE_LAYER))
  expect(order).toEqual([...new Set(order)])
  expect(Object.keys(style.sources)).toEqual([...Object.keys(baseStyle(LOOK).sources), 'outside:foto'])
  expect(style.layers.find(({ id }) => id === 'outside:land')).toMatchObject({ source: 'outside:foto' })
  expect(fontOf(style)).toEqual(FONT_BOLD)
})

it('leaves the names to a style that brings some, and writes the fields in its letters', () => {
  const style = groundWith(named, LOOK)
  expect(style.layers.filter(({ type }) => type === 'symbol').map(({ id }) => id)).toEqual(['outside:names'])
  expect(ids(style).at(-1)).toBe(LOWEST_PLACE_LAYER)
  expect([style.glyphs, fontOf(style)]).toEqual([named.glyphs, ['Noto Sans']])
})

it.each([
  ['a page that is no style', new Response('<html>', { status: 200 })],
  ['another version', new Response(JSON.stringify({ ...photo, version: 7 }))],
  ['a refusal', new Response(JSON.stringify(photo), { status: 503 })],
])('takes no style from %s', async (_, response) => {
  vi.stubGlobal('fetch', async () => response)
  await expect(
    fetchStyle('https://tiles.example.ee/style.json', new AbortController().signal),
  ).rejects.toThrow()
})
