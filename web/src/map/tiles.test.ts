import { LAND_BOARD_TILES } from '@vagu/core/map/tiles'
import { expect, it } from 'vitest'
import { groundOf } from './ground-choice.ts'
import { tileSources } from './tile-ground.ts'
import { afterNews, isMissing, isSeen, NOTHING_YET, type TileNews, type TilePlace } from './tile-watch.ts'

const TODAY = '2026-05-20'
const TARTU: TilePlace = { z: 14, x: 9408, y: 4901 }
const VIEW = { west: 26.68, south: 58.35, east: 26.76, north: 58.4 }

it('asks the Land Board by its own address, from the south, for nothing beyond Estonia', () => {
  const [photo, names, ...others] = tileSources('photo', LAND_BOARD_TILES, TODAY)
  expect(others).toEqual([])
  expect(photo).toMatchObject({
    tiles: [
      'https://tiles.maaamet.ee/tm/tms/1.0.0/foto@GMC/{z}/{x}/{y}.png?ASUTUS=VAGU&KESKKOND=LIVE&IS=VAGU',
    ],
    scheme: 'tms',
    maxzoom: 18,
    attribution: 'Maa- ja Ruumiamet 2026',
  })
  expect(photo?.bounds).toEqual([21.8378, 57.5096, 28.209, 59.6754])
  expect(names?.tiles?.[0]).toContain('/hybriid@GMC/')
})
it('counts rows as the template of the installation does', () => {
  const [map] = tileSources('map', 'http://127.0.0.1:1/{layer}/{z}/{x}/{y}.png', TODAY)
  expect([map?.scheme, map?.tiles]).toEqual(['xyz', ['http://127.0.0.1:1/kaart/{z}/{x}/{y}.png']])
})
it('asks for nothing where only the fields are wanted', () => {
  expect(tileSources('none', LAND_BOARD_TILES, TODAY)).toEqual([])
})
it('takes the photo for a choice that it does not know', () => {
  expect([groundOf(undefined), groundOf('satelliit'), groundOf('none')]).toEqual(['photo', 'photo', 'none'])
})

const after = (...news: TileNews[]) => news.reduce(afterNews, NOTHING_YET)
const failed: TileNews = { kind: 'failed', source: 'tiles-photo', tile: TARTU }
const came: TileNews = { ...failed, kind: 'came' }
const other: TileNews = { kind: 'came', source: 'tiles-photo', tile: { ...TARTU, x: TARTU.x + 1 } }

it.each<[string, boolean, TileNews[]]>([
  ['nothing was heard', false, []],
  ['a tile came', false, [came]],
  ['none came in time', true, [{ kind: 'silent' }]],
  ['one came after a silence', false, [{ kind: 'silent' }, came]],
  ['one failed', true, [failed]],
  ['one failed, and others came', true, [other, failed, other]],
  ['the one that failed came', false, [failed, came]],
  ['it is asked again', false, [failed, { kind: 'again' }]],
  ['the map shows the place still', true, [failed, { kind: 'moved', zoom: 13, view: VIEW }]],
  ['the map shows other tiles of the place', false, [failed, { kind: 'moved', zoom: 14, view: VIEW }]],
  [
    'the map shows another place',
    false,
    [failed, { kind: 'moved', zoom: 13, view: { ...VIEW, west: 24, east: 24.1 } }],
  ],
])('when %s, tiles are missing: %s', (_, missing, news) => {
  expect(isMissing(after(...news))).toBe(missing)
})
it('never looks for tiles that lie deeper than there are any', () => {
  const deep = { z: 18, x: 150_521, y: 78_471 }
  const around = { west: 26.7, south: 58.3, east: 26.72, north: 58.4 }
  expect([isSeen(deep, 20, around), isSeen(deep, 16, around)]).toEqual([true, false])
})
