import { expect, it } from 'vitest'
import type { AgencyField } from '../agency/wire.ts'
import { mapDataOf } from '../geo/map-data.ts'
import { rectangle } from '../geo/testing-shapes.ts'
import { agencyShapeOf } from './shapes.ts'
import { fieldDraftOf, withAgencyField } from './take.ts'

const [today, before] = [0, 900].map((x) => mapDataOf([rectangle([617_000 + x, 6_495_000], 400, 250)]))
const body: AgencyField = {
  massif: '61230000009',
  number: '7',
  name: 'Vana nimi',
  areaHa: 8,
  landUse: null,
  shape: agencyShapeOf(before),
}
const field = {
  name: 'Kivi',
  code: '61230000001',
  priaCode: '1',
  externalId: 'p-2026',
  area: 10,
  yearInfo: [{ year: 2026, name: 'Kivi' }],
  mapData: today,
}

it('tells of a season that is over, and leaves the field as it is today', () => {
  const after = withAgencyField(field, body, { year: 2024, agencyId: 'p-2024', isPast: true })
  expect(after).toMatchObject({ code: '61230000001', externalId: 'p-2026', mapData: today })
  expect(after.yearInfo).toEqual([
    expect.objectContaining({ year: 2024, externalId: 'p-2024', area: 8, priaCode: '7', name: 'Vana nimi' }),
    { year: 2026, name: 'Kivi' },
  ])
})
it('says what the field lacks, also from a season that is over', () => {
  const bare = { ...field, code: '', externalId: '', mapData: null }
  const after = withAgencyField(bare, body, { year: 2024, agencyId: 'p-2024', isPast: true })
  expect(after).toMatchObject({ code: body.massif, externalId: 'p-2024' })
  expect(after.mapData).not.toBeNull()
})
it('is the field from now on in the season of today, and as a new one', () => {
  const after = withAgencyField(field, body, { year: 2026, agencyId: 'p-9', isPast: false })
  expect(after).toMatchObject({ code: body.massif, externalId: 'p-9' })
  expect(fieldDraftOf(body, { year: 2024, agencyId: 'p-2024' })).toMatchObject({
    name: 'Vana nimi',
    code: body.massif,
    externalId: 'p-2024',
  })
})
