import * as contract from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const urea = {
  name: 'Karbamiid',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER' as const,
  amount: 200,
  unit: 'kg/ha',
}
const on = (date: string, change: object = {}) => ({
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  yield: null,
  area: 2.5,
  date,
  endDate: date,
  requisites: [urea],
  ...change,
})
const read = async (farmer: Client, start: string, end: string) =>
  (await farmer.call(contract.getMaterialsOverview, { query: { start, end } })).data

onBothEngines('materials in use', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getMaterialsOverview,
    input: async () => ({ query: { start: '2026-01-01', end: '2026-12-31' } }),
    namesRecord: false,
  })

  it('are those of done and running jobs that begin between two days, both inside', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    for (const date of ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01'])
      await addTestJob(farmer, on(date), fieldId)
    await addTestJob(farmer, on('2026-04-15', { status: 'IN_PROGRESS', endDate: null }), fieldId)
    await addTestJob(farmer, on('2026-04-15', { status: 'DRAFT' }), fieldId)
    await addTestJob(farmer, on('2026-04-15', { requisites: [], requires: [] }), fieldId)
    const { requisitesOverview: rows, coatingRequisitesOverview } = await read(
      farmer,
      '2026-04-01',
      '2026-04-30',
    )
    expect(coatingRequisitesOverview).toEqual([])
    expect(rows).toMatchObject([{ name: 'Karbamiid', unit: 'kg', totalAmount: 1500, totalArea: 7.5 }])
    expect(rows[0]?.jobEvents.map(({ date }) => date)).toEqual(['2026-04-30', '2026-04-15', '2026-04-01'])
    expect((await read(await server().farmer(), '2026-04-01', '2026-04-30')).requisitesOverview).toEqual([])
  })

  it('stand under the name of today', async () => {
    const farmer = await server().farmer()
    const body = { ...urea, type: 'fertilizer' as const, unit: 'kg/ha' as const }
    const { _id: id } = (await farmer.call(contract.addMaterial, { body })).data
    await addTestJob(farmer, on('2026-04-01'), await addTestField(farmer))
    await farmer.call(contract.changeMaterial, { params: { id }, body: { ...body, name: 'Uurea' } })
    expect((await read(farmer, '2026-04-01', '2026-04-01')).requisitesOverview).toMatchObject([
      { requisiteId: id, name: 'Uurea' },
    ])
  })

  it.each([
    [{ start: '2026-04-02', end: '2026-04-01' }, 'end', 'Enne alguse kuupäeva'],
    [{ start: '2026-02-30', end: '2026-04-01' }, 'start', 'Kuupäev ei ole korrektne'],
    [{ end: '2026-04-01' }, 'start', 'Kohustuslik väli'],
  ])('are refused for %j', async (query, path, message) => {
    const farmer = await server().farmer()
    const reply = await farmer.send(contract.getMaterialsOverview, '/requisites/overview', {
      query,
    })
    expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path, message }]])
  })
})
