import { undoCopyCrops } from '@vagu/core/fields/list-contract'
import { deleteField, listFields, restoreField } from '@vagu/core/fields/contract'
import * as contract from '@vagu/core/rotation/contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const year = (value: number, crop: string) => ({ year: value, mainCrop: { crop } })
const cellsIn = async (farmer: Client) => (await farmer.call(contract.getRotation, { query: {} })).data
const paint = (farmer: Client, fieldId: string, crop: string | null | object) => {
  const content = typeof crop === 'string' || crop === null ? { crop } : { crop: 'kaer', ...crop }
  return farmer.call(contract.changeRotationCell, { params: { fieldId }, body: { year: 2027, ...content } })
}
const cropOf = async (farmer: Client, fieldId: string, of = 2027) =>
  (await farmer.call(listFields, { query: {} })).data
    .find(({ _id }) => _id === fieldId)
    ?.yearInfo.find((info) => info.year === of)?.mainCrop?.crop

onBothEngines('the plan of crops', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getRotation,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.changeRotationCell,
    input: async (owner) => ({
      params: { fieldId: await addTestField(owner) },
      body: { year: 2027, crop: 'kaer' },
    }),
    namesRecord: true,
    wrong: { body: { year: 1900, crop: 'kaer' }, path: 'year' },
  })
  askFourQuestions(server, {
    endpoint: contract.changeRotationCells,
    input: async (owner) => ({
      body: { cells: [{ fieldId: await addTestField(owner), year: 2027, crop: 'kaer' }] },
    }),
    namesRecord: true,
    wrong: { body: { cells: [] }, path: 'cells' },
  })
  askFourQuestions(server, {
    endpoint: contract.suggestRotation,
    input: async () => ({ body: { from: 2027, to: 2028 } }),
    namesRecord: false,
    wrong: { body: { from: 2027, to: 'x' }, path: 'to' },
  })
  askFourQuestions(server, {
    endpoint: contract.acceptRotationYear,
    input: async (owner) => ({
      params: { year: 2027 },
      body: { fieldIds: [await addTestField(owner)] },
    }),
    namesRecord: true,
    wrong: { body: { fieldIds: 'x' }, path: 'fieldIds' },
  })

  it('shows three years of history and five to plan, each judged', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, {
      yearInfo: [year(2024, 'taliraps'), year(2025, 'suvioder'), year(2026, 'kaer')],
    })
    expect((await paint(farmer, fieldId, 'taliraps')).data).toEqual({
      fieldId,
      year: 2027,
      crop: 'taliraps',
      locked: false,
    })
    const plan = await cellsIn(farmer)
    expect([plan.thisYear, plan.years[0], plan.years.at(-1)]).toEqual([2026, 2024, 2031])
    expect(plan.fields[0]?.cells.map(({ year: of, crop, source }) => [of, crop, source])).toEqual([
      [2024, 'taliraps', 'ACTUAL'],
      [2025, 'suvioder', 'ACTUAL'],
      [2026, 'kaer', 'ACTUAL'],
      [2027, 'taliraps', 'PLANNED'],
    ])
    const [conflict] = plan.fields[0]?.cells.at(-1)?.conflicts ?? []
    expect(conflict).toMatchObject({ kind: 'RETURN', limit: 4, found: 2, nextYear: 2029 })
    expect(plan.shares.find((share) => share.year === 2027)?.crops).toEqual([
      { crop: 'taliraps', area: 10, share: 100 },
    ])
  })

  it('has no cells of fields that were deleted, and has them again when they come back', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await paint(farmer, fieldId, 'kaer')
    const params = { id: fieldId }
    await farmer.call(deleteField, { params })
    expect((await cellsIn(farmer)).fields).toEqual([])
    await farmer.call(restoreField, { params })
    expect((await cellsIn(farmer)).fields[0]?.cells).toMatchObject([{ crop: 'kaer' }])
  })

  it('takes a cell away, locks it, and leaves it as it is when asked again', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await paint(farmer, fieldId, { locked: true })
    await paint(farmer, fieldId, 'kaer')
    await paint(farmer, fieldId, null)
    expect((await cellsIn(farmer)).fields[0]?.cells).toMatchObject([{ year: 2027, crop: null, locked: true }])
    const rows = await server()
      .db.selectFrom('journal')
      .select(['action', 'before', 'after'])
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'planned-crop')
      .orderBy('entry_id')
      .execute()
    expect(rows).toEqual([
      { action: 'create', before: null, after: '{"crop":"kaer","locked":true}' },
      { action: 'change', before: '{"crop":"kaer","locked":true}', after: '{"crop":null,"locked":true}' },
    ])
  })

  it('refuses cells that somebody else has painted since, all or none, and shows what is stored', async () => {
    const farmer = await server().farmer()
    const [one, other] = [await addTestField(farmer), await addTestField(farmer)]
    await paint(farmer, one, 'kaer')
    const seen = { crop: null, locked: false }
    const cells = [one, other].map((fieldId) => ({ fieldId, year: 2027, crop: 'mais', locked: false, seen }))
    const reply = await farmer.call(contract.changeRotationCells, { body: { cells } })
    expect([reply.status, reply.error?.stored]).toEqual([
      409,
      [{ fieldId: one, year: 2027, crop: 'kaer', locked: false }],
    ])
    expect((await cellsIn(farmer)).fields.map((field) => field.cells.length)).toEqual([1, 0])
  })

  it('lets the same painting of two people pass', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const seen = { crop: null, locked: false }
    for (let i = 0; i < 2; i++)
      expect((await paint(farmer, fieldId, { locked: false, seen })).status).toBe(200)
  })

  it('suggests without storing', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, {
      yearInfo: [year(2025, 'talinisu'), year(2026, 'poldhernes')],
    })
    const { cells } = (await farmer.call(contract.suggestRotation, { body: { from: 2027, to: 2028 } })).data
    expect(cells.map((cell) => [cell.fieldId, cell.year, cell.reasons.length > 0])).toEqual([
      [fieldId, 2027, true],
      [fieldId, 2028, true],
    ])
    expect((await cellsIn(farmer)).fields[0]?.cells.every(({ source }) => source === 'ACTUAL')).toBe(true)
  })

  it('becomes the main crops of a year; what stands there gives way only by name, and all can be undone', async () => {
    const farmer = await server().farmer()
    const empty = await addTestField(farmer)
    const sown = await addTestField(farmer, { yearInfo: [year(2027, 'rukis')] })
    await paint(farmer, empty, 'kaer')
    await paint(farmer, sown, 'kaer')
    const params = { year: 2027 }
    const accepted = await farmer.call(contract.acceptRotationYear, { params, body: {} })
    expect(accepted.data.map(({ _id }) => _id)).toEqual([empty])
    expect([await cropOf(farmer, empty), await cropOf(farmer, sown)]).toEqual(['kaer', 'rukis'])
    const { data } = await farmer.call(contract.acceptRotationYear, { params, body: { overwrite: [sown] } })
    expect([data.length, await cropOf(farmer, sown)]).toEqual([1, 'kaer'])
    const fields = data.map(({ _id, updatedAt }) => ({ _id, updatedAt }))
    expect((await farmer.call(undoCopyCrops, { params: { year: '2027' }, body: { fields } })).status).toBe(
      200,
    )
    expect(await cropOf(farmer, sown)).toBe('rukis')
  })

  it('speaks up when the year leaves the plan', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [year(2027, 'rukis')] })
    const keys = async () => (await farmer.call(getStatus, {})).data.warnings.map(({ type: { key } }) => key)
    expect(await keys()).not.toContain('CROP_ROTATIONS_NOT_MATCHING')
    await paint(farmer, fieldId, 'kaer')
    expect(await keys()).toContain('CROP_ROTATIONS_NOT_MATCHING')
  })
})
