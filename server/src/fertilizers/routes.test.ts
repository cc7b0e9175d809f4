import { findFertilizers } from '@vagu/core/fertilizers/contract'
import { expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('fertilizers', (server) => {
  askFourQuestions(server, {
    endpoint: findFertilizers,
    input: async () => ({ query: { name: 'NPK' } }),
    namesRecord: false,
  })

  const find = async (name: string) => {
    const farmer = await server().farmer()
    return await farmer.call(findFertilizers, { query: { name } })
  }

  it('are mineral, with elements in per cent', async () => {
    expect((await find('dap')).data).toEqual([
      {
        name: 'DAP 18-46',
        kind: 'MINERAL_FERTILIZER',
        type: 'FERTILIZER',
        organicType: null,
        limeType: null,
        elements: { N: 18, P: 20.07, K: 0, CaO: null, MgO: 0 },
        unit: '%',
        source: 'Üldteadmine, kontrollimata; kontrollige pakendit',
        isAdvisory: true,
      },
    ])
  })

  it('are organic, with kilograms per tonne or cubic metre, and always advisory', async () => {
    const { data } = await find('vedelsõnnik')
    expect(data.map(({ name }) => name)).toEqual(['Vedelsõnnik', 'Poolvedelsõnnik'])
    expect(data[0]).toMatchObject({
      kind: 'ORGANIC_FERTILIZER',
      organicType: 'VEDELSONNIK',
      elements: { N: 3.6, P: 0.68, K: 2.1, CaO: null, MgO: null },
      unit: 'kg/m3',
      isAdvisory: true,
    })
    expect((await find('muu orgaaniline')).data[0]?.elements.N).toBeNull()
  })

  it('are lime, with calcium and magnesium', async () => {
    expect((await find('dolomiidijahu')).data).toMatchObject([
      {
        type: 'FERTILIZER_LIMESTONE',
        limeType: 'DOLOMIIDIJAHU',
        elements: { N: 0, CaO: 30, MgO: 19 },
        unit: '%',
      },
    ])
  })

  it('come at most thirty at a time, and none for a name that nobody knows', async () => {
    expect((await find('npk')).data.length).toBeLessThanOrEqual(30)
    expect((await find('npk')).data.length).toBeGreaterThan(10)
    expect((await find('tundmatu väetis')).data).toEqual([])
  })

  it('are not looked for by less than two letters', async () => {
    for (const name of ['n', ' n ', ''])
      expect((await find(name)).error?.fields).toEqual([
        { path: 'name', code: 'tooShort', message: 'Liiga lühike' },
      ])
  })
})
