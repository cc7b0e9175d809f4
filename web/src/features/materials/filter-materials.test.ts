import { expect, it } from 'vitest'
import { FACETS } from './facets.ts'
import { facetOptions, filterMaterials, isNarrowed, NO_FILTER, searchText } from './filter-materials.ts'
import { sampleMaterial } from './sample.ts'

const facets = FACETS.chemical
const fungicide = sampleMaterial({ _id: '01930000-0000-7000-8000-000000000001', registerNumber: '0421' })
const herbicide = sampleMaterial({
  _id: '01930000-0000-7000-8000-000000000002',
  name: 'Roundup Flex',
  subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
  ingredients: [{ name: 'Glüfosaat', code: 'GLYFOSAAT' }],
})
const agent = sampleMaterial({
  _id: '01930000-0000-7000-8000-000000000003',
  name: 'Kontakt',
  subtype: null,
  subtypeVariant: 'MARGAJA',
  ingredients: [],
})
const all = [fungicide, herbicide, agent]
const found = (filter: Partial<typeof NO_FILTER>) =>
  filterMaterials(
    all,
    { ...NO_FILTER, ...filter },
    {
      facets,
      textOf: (each) => searchText(each, facets),
      hasProblem: ({ _id }) => _id === agent._id,
    },
  ).map(({ name }) => name)

it.each([
  ['', ['Prosaro', 'Roundup Flex', 'Kontakt']],
  ['  PROS ', ['Prosaro']],
  ['glüfosaat', ['Roundup Flex']],
  ['0421', ['Prosaro']],
  ['flex herbitsiid', ['Roundup Flex']],
  ['flex fungitsiid', []],
  ['kleepaine', ['Kontakt']],
])('„%s“ finds by name, kind, substance and number, word by word', (query, names) => {
  expect(found({ query })).toEqual(names)
})
it('narrows by choices together, and to what lacks something', () => {
  expect(found({ chosen: { action: 'PMA_TKV_TOIME_LIIK_HERBITSIID' } })).toEqual(['Roundup Flex'])
  expect(found({ chosen: { action: 'PMA_TKV_TOIME_LIIK_HERBITSIID', variant: 'MARGAJA' } })).toEqual([])
  expect(found({ chosen: { action: '' }, onlyProblems: true })).toEqual(['Kontakt'])
})
it('knows when nothing is narrowed', () => {
  expect(isNarrowed({ ...NO_FILTER, query: '  ', chosen: { action: '' } })).toBe(false)
  expect(isNarrowed({ ...NO_FILTER, chosen: { action: 'x' } })).toBe(true)
})
it('offers what occurs, with how often', () => {
  const [action, variant] = facets
  expect(action && facetOptions(all, action).map(({ label }) => label)).toEqual([
    'Fungitsiid (haigused) (1)',
    'Herbitsiid (umbrohud) (1)',
  ])
  expect(variant && facetOptions(all, variant).map(({ label }) => label)).toEqual([
    'Märgaja või kleepaine (1)',
    'Taimekaitsevahend registrist (2)',
  ])
})
