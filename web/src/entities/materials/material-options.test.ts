import { Material } from '@vagu/core/materials/schema'
import { describe, expect, it, test } from 'vitest'
import { searchOptions } from '../../ui/search-options.ts'
import { emptyMaterial, newMaterial } from './material-form.ts'
import { amountFor, chosenOf, materialOptions, suggestsAdding } from './material-options.ts'
import type { Offer } from './offers.ts'

const own = (name: string, id: string) =>
  Material.parse({
    _id: id,
    name,
    type: 'fertilizer',
    amount: null,
    unit: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
const DAP: Offer = { id: 'x DAP: 18', name: 'DAP 18-46', hint: 'N 18' }
const AN: Offer = { id: 'AN', name: 'Ammooniumnitraat', hint: 'N 34' }
const FARM = [own('Vana DAP', '019b0000-0000-7000-8000-000000000001')]
const empty = emptyMaterial('fertilizer', 'a')

it("offers what the farm does not have yet, after the farm's own", () => {
  const options = materialOptions(
    empty,
    [...FARM, own('dap  18-46', '019b0000-0000-7000-8000-000000000002')],
    [DAP, AN],
  )
  expect(options.map(({ label }) => label)).toEqual(['Vana DAP', 'dap  18-46', 'Ammooniumnitraat'])
  const found = searchOptions(materialOptions(empty, FARM, [DAP]), 'dap')
  expect(found.others.map(({ label }) => label)).toEqual(['Vana DAP', 'DAP 18-46'])
})
it('still offers what the farm has as a material of another type', () => {
  const seed = newMaterial('', 'seed', 'b')
  expect(materialOptions(seed, FARM, [{ ...DAP, name: 'Vana DAP' }]).map(({ hint }) => hint)).toEqual([
    'N 18',
  ])
})
it('tells again what a choice stands for', () => {
  const values = materialOptions(newMaterial('Uus', 'fertilizer', 'a'), FARM, [DAP]).map(({ value }) => value)
  expect(values.map(chosenOf)).toEqual([
    { from: 'form' },
    { from: 'farm', id: '019b0000-0000-7000-8000-000000000001' },
    { from: 'register', id: 'x DAP: 18' },
  ])
})

describe('a new material', () => {
  const options = materialOptions(empty, FARM, [AN])
  test.each([
    ['', false],
    [' v ', false],
    ['va', true],
    ['van', true],
    ['vana', false],
    ['Vana  DAP', false],
    ['nitraat', false],
    ['karbamiid', true],
  ])('is suggested for „%s“: %s', (typed, isSuggested) => {
    expect(suggestsAdding(typed, options)).toBe(isSuggested)
  })
  it('is none where the farm has that very name, however short', () => {
    const short = [own('AN', '019b0000-0000-7000-8000-000000000003')]
    expect(suggestsAdding('an', materialOptions(empty, short, []))).toBe(false)
  })
})

describe('the amount of a material that is chosen', () => {
  const usual = { unit: 'kg', master: 'rate', value: 200 } as const
  const last = { requisiteId: 'r', amount: { ...usual, value: 150 } }
  it('is that of late, on this crop', () => {
    expect(amountFor(usual, { ...last, isOfCrop: true }).value).toBe(150)
    expect(amountFor(usual, last).value).toBe(150)
  })
  it('is the usual one where it was used on other crops alone, and that of those where none is usual', () => {
    const other = { ...last, isOfCrop: false }
    expect(amountFor(usual, other)).toBe(usual)
    expect(amountFor({ ...usual, value: null }, other).value).toBe(150)
    expect(amountFor(usual, undefined)).toBe(usual)
  })
})
it('makes the option of a material once, however often the list is asked for', () => {
  const [first] = materialOptions(empty, FARM, [])
  expect(materialOptions(newMaterial('', 'fertilizer', 'b'), FARM, [])[0]).toBe(first)
})
