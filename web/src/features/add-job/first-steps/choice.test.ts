import { Suggestion } from '@vagu/core/materials/suggestions-schema'
import { expect, it } from 'vitest'
import { addPicked, groupsOf, keyOf, sourcesOf, withoutPick, withPick } from './choice.ts'

const of = (name: string, type: string, subtype?: string): Suggestion =>
  Suggestion.parse({
    material: { name, type, ...(subtype !== undefined && { subtype }) },
    crops: [],
    source: `${type} register`,
    isAdvisory: true,
  })
const prosaro = of('Prosaro', 'chemical', 'PMA_TKV_TOIME_LIIK_FUNGITSIID')
const baits = of('IRONMAX PRO', 'chemical', 'unknown')
const urea = of('Karbamiid 46', 'fertilizer', 'FERTILIZER')

it('groups by what they are for, and leaves out what the farm has', () => {
  const groups = groupsOf([urea, baits, prosaro], [])
  expect(groups.map(({ kind, suggestions }) => [kind, suggestions.length])).toEqual([
    ['PMA_TKV_TOIME_LIIK_FUNGITSIID', 1],
    ['PMA_TKV_TOIME_LIIK_MUU', 1],
    ['fertilizer', 1],
  ])
  expect(
    groupsOf([urea, prosaro], [{ type: 'chemical', name: ' PROSARO ' }]).map(({ kind }) => kind),
  ).toEqual(['fertilizer'])
})
it('keeps the id of what is ticked until it is unticked', () => {
  const ticked = withPick(withPick({}, keyOf(prosaro), 'a'), keyOf(urea), 'b')
  expect(ticked).toEqual({ 'chemical:prosaro': 'a', 'fertilizer:karbamiid 46': 'b' })
  expect(withoutPick(ticked, keyOf(prosaro))).toEqual({ 'fertilizer:karbamiid 46': 'b' })
})
it('names each source once', () => {
  expect(sourcesOf([prosaro, baits, urea])).toEqual(['chemical register', 'fertilizer register'])
})
it('goes on after one that could not be added, and names it', async () => {
  const cause = new Error('no network')
  const add = (suggestion: Suggestion) =>
    suggestion === baits ? Promise.reject(cause) : Promise.resolve(suggestion)
  expect(await addPicked([prosaro, baits, urea], add)).toEqual({
    added: [keyOf(prosaro), keyOf(urea)],
    failed: ['IRONMAX PRO'],
    error: cause,
  })
})
