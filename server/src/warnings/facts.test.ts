import { FieldDraft } from '@vagu/core/fields/schema'
import { expect, it } from 'vitest'
import { storedFields } from '../fields/stored.ts'
import { fieldFactsOf, KEPT_FIELDS } from './facts.ts'

const columns = storedFields.columns(FieldDraft.parse({ name: 'Kivi', area: 5 }))
const factsOf = (id: string) => fieldFactsOf({ id, name: 'Kivi', ...columns })

it('keeps the facts of the fields that were asked for last', () => {
  const [often, once] = [factsOf('often'), factsOf('once')]
  for (let each = 2; each < KEPT_FIELDS; each++) factsOf(`other ${each}`)
  expect(factsOf('often')).toBe(often)
  factsOf('one more')
  expect(factsOf('often')).toBe(often)
  expect(factsOf('once')).not.toBe(once)
})
it('finds the facts of a changed field anew', () => {
  const before = factsOf('changed')
  const changed = storedFields.columns(FieldDraft.parse({ name: 'Kivi', area: 6 }))
  expect(fieldFactsOf({ id: 'changed', name: 'Kivi', ...changed }).area).toBe(6)
  expect(before.area).toBe(5)
})
