import { JobDraft } from '@vagu/core/jobs/schema'
import { materialUseOf } from '@vagu/core/warnings/facts'
import { expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { sharedFacts, sharingMaterials } from './shared-materials.ts'

const newId = idMaker(
  () => new Date('2026-05-20T09:00:00Z'),
  (count) => new Uint8Array(count),
)
const draftWith = (...materials: object[]): JobDraft =>
  JobDraft.parse({
    fieldId: newId(),
    status: 'DONE',
    jobCategory: { name: 'Taimekaitse' },
    job: { name: 'Pritsimine' },
    area: 4,
    date: '2026-05-04',
    endDate: '2026-05-04',
    requisites: materials.map((material) => ({
      name: 'Roundup',
      type: 'chemical',
      amount: 2,
      unit: 'l/ha',
      ingredients: [{ name: 'Glüfosaat', code: 'glyfosaat' }],
      ...material,
    })),
  })

it('lets drafts whose materials are alike have one list of them, and changes nothing else', () => {
  const drafts = [
    draftWith({}),
    draftWith({}),
    draftWith({ amount: 3 }),
    draftWith({ amount: 3 }, {}),
    draftWith({ ingredients: [] }),
    draftWith({ ingredients: [{ name: 'Muu', code: 'glyfosaat' }] }),
    draftWith({ registerNumber: '77' }),
    draftWith({ registerNumber: null }),
    draftWith(),
    draftWith(),
  ]
  const shared = sharingMaterials(drafts)
  expect(shared).toEqual(drafts)
  expect(shared.map((draft) => Object.keys(draft))).toEqual(drafts.map((draft) => Object.keys(draft)))
  const places = shared.map(({ requisites }) => shared.findIndex((other) => other.requisites === requisites))
  expect(places).toEqual([0, 0, 2, 3, 4, 5, 6, 7, 8, 8])
})

it('finds the facts of a list that is shared once', () => {
  const [first, second] = sharingMaterials([draftWith({}), draftWith({})])
  const factsOf = sharedFacts()
  const facts = factsOf(first?.requisites ?? [])
  expect(factsOf(second?.requisites ?? [])).toBe(facts)
  expect(facts).toEqual(first?.requisites.map(materialUseOf))
  expect(factsOf(draftWith({ amount: 3 }).requisites)).not.toEqual(facts)
})
