import * as contract from '@vagu/core/registers/contract'
import { expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const NAME = 'Callisto 100 SC'

onBothEngines('registers', (server) => {
  askFourQuestions(server, {
    endpoint: contract.findChemicals,
    input: async () => ({ params: { name: NAME } }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.getChemical,
    input: async () => ({ params: { name: NAME }, query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.listIngredients,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, { endpoint: contract.listRegisters, input: async () => ({}), namesRecord: false })

  it('find names that hold the text, in whatever letters', async () => {
    const farmer = await server().farmer()
    const find = async (name: string) =>
      (await farmer.call(contract.findChemicals, { params: { name } })).data
    expect(await find('CALLI')).toContain(NAME)
    expect(await find('isto 100')).toContain(NAME)
    expect(await find('tundmatu aine')).toEqual([])
  })

  it.each([NAME, ' callisto  100 sc '])('tell what is known of the product %j', async (name) => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(contract.getChemical, { params: { name }, query: {} })
    expect(data).toMatchObject({
      name: NAME,
      registerNumber: '00795',
      chemicalSubtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
      ingredients: [{ name: 'Mesotrioon', code: 'mesotrioon' }],
      maxNormUnit: 'l/ha',
      files: [],
      isAdvisory: true,
    })
    expect(data.uses.length).toBeGreaterThan(0)
    expect(data.edition.id).toBe(data.edition.day)
  })

  it('take a name with a slash or a percent sign for a name', async () => {
    const farmer = await server().farmer()
    for (const name of ['Aine 1/2', 'Aine 50 %'])
      expect((await farmer.call(contract.findChemicals, { params: { name } })).data).toEqual([])
  })

  it.each([
    ['a product that they do not know', { name: 'Callisto 100' }, {}],
    ['an edition that there is not', { name: NAME }, { edition: '2001-01-01' }],
  ])('answer 404 for %s', async (_, params, query) => {
    const farmer = await server().farmer()
    const reply = await farmer.call(contract.getChemical, { params, query })
    expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
  })

  it.each(['ca', ' ca '])('refuse less than three letters: %j', async (name) => {
    const farmer = await server().farmer()
    const wrong = [{ path: 'name', code: 'tooShort', message: 'Liiga lühike' }]
    expect((await farmer.call(contract.findChemicals, { params: { name } })).error?.fields).toEqual(wrong)
    const details = await farmer.call(contract.getChemical, { params: { name }, query: {} })
    expect(details.error?.fields).toEqual(wrong)
  })

  it('list every active substance with its code', async () => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(contract.listIngredients, {})
    expect(data).toContainEqual({ name: 'Mesotrioon', code: 'mesotrioon' })
    expect(new Set(data.map(({ code }) => code)).size).toBe(data.length)
  })

  it('say which they are, of which day, and that it is the selection that comes with the program', async () => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(contract.listRegisters, {})
    expect(data).toEqual([
      {
        register: 'plant-protection',
        edition: { id: expect.any(String) as string, day: expect.any(String) as string },
        importedAt: '2026-05-20T09:00:00.000Z',
        count: expect.any(Number) as number,
        origin: 'starter',
        isOfficial: false,
        lastTriedAt: null,
        lastError: null,
      },
    ])
    expect(data[0]?.count).toBeGreaterThan(30)
  })
})
