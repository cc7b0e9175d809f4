import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cropByKey } from '../crops/table.ts'
import { csvRows } from '../text/csv.ts'
import { ANY_CROP, cropsOf } from './crop-names.ts'
import { CROP_NAMES, NO_CROPS } from './crop-name-rows.ts'

test.each([
  ['Talinisu', ['talinisu']],
  ['  talinisu ', ['talinisu']],
  ['Talirukis', ['rukis', 'sangaste_rukis']],
  ['CLEARFIELD taliraps', ['taliraps']],
  ['Hernes', ['poldhernes', 'aedhernes']],
  ['Kõrrepõllud', [ANY_CROP]],
  ['Kesad', [ANY_CROP]],
  ['Tühjad hoidlad', []],
  ['Teed, rajad ja alad, mis on vett läbilaskva pinnaga', []],
])('%s means %j', (name, crops) => {
  expect(cropsOf(name)).toEqual(crops)
})

describe('a group', () => {
  test('of cereals holds those of spring and of autumn, and no mixture with peas', () => {
    expect(cropsOf('Teravili')).toEqual(expect.arrayContaining(['talinisu', 'suvioder', 'kaer', 'rukis']))
    expect(cropsOf('Teravili')).not.toContain('segavili')
    expect(cropsOf('Taliteraviljad')).not.toContain('suvioder')
    expect(cropsOf('Suviteraviljad')).not.toContain('talinisu')
  })

  test('of grasses holds no clover, of grassland the mixture with it', () => {
    expect(cropsOf('Kõrrelised heintaimed')).toContain('korreliste_rohumaa')
    expect(cropsOf('Kõrrelised heintaimed')).not.toContain('liblik_korreliste_segu')
    expect(cropsOf('Rohumaad')).toContain('liblik_korreliste_segu')
  })

  test('names only crops that there are, each once', () => {
    for (const name of CROP_NAMES.flatMap(([, names]) => names.split(';'))) {
      const crops = cropsOf(name) ?? []
      expect(crops, name).not.toEqual([])
      expect(new Set(crops).size).toBe(crops.length)
      expect(crops.filter((key) => key !== ANY_CROP && !cropByKey(key))).toEqual([])
    }
  })
})

test('a name that stands in two rows would hide one of them', () => {
  const names = [...CROP_NAMES.map(([, words]) => words), NO_CROPS]
    .flatMap((words) => words.split(';'))
    .map((name) => name.trim())
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test.each(['', 'Marsi kapsas', 'Talinisu seeme'])('%j is unknown', (name) => {
  expect(cropsOf(name)).toBeUndefined()
})

const snapshot = resolve(import.meta.dirname, '../../../../shared/domain/ppp_register_crops.csv')

test.runIf(existsSync(snapshot))(
  'nearly every name of the register is mapped, or known to be no crop',
  () => {
    const [, ...rows] = [...csvRows(readFileSync(snapshot, 'utf8'))]
    const found = rows.map(({ cells: [name = ''] }) => ({ name, crops: cropsOf(name) }))
    const unknown = found.filter(({ crops }) => crops === undefined).map(({ name }) => name)
    const none = found.filter(({ crops }) => crops?.length === 0)
    const mapped = found.filter(({ crops }) => crops !== undefined && crops.length > 0)
    console.log(
      `register crops: ${mapped.length} mapped, ${none.length} knowingly none, ${unknown.length} unknown`,
      unknown,
    )
    expect(rows.length).toBe(309)
    expect(mapped.length).toBeGreaterThan(260)
    expect(none.length).toBeLessThan(40)
    expect((mapped.length + none.length) / rows.length).toBeGreaterThanOrEqual(0.95)
    expect(unknown.length / rows.length).toBeLessThan(0.05)
  },
)
