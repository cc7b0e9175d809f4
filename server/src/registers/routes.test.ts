import * as contract from '@vagu/core/registers/contract'
import { STARTER_CHEMICALS } from '@vagu/core/registers/table'
import { expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('registers', (home) => {
  const calls = [contract.findChemicals, contract.getChemical]
  for (const endpoint of calls)
    askFourQuestions(home, {
      endpoint,
      input: async () => ({ params: { name: 'Callisto 100 SC' } }),
      namesRecord: false,
    })

  it('find names that hold the text, in whatever letters', async () => {
    const farmer = await home().farmer()
    const find = async (name: string) =>
      (await farmer.call(contract.findChemicals, { params: { name } })).data
    expect(await find('CALLI')).toContain('Callisto 100 SC')
    expect(await find('isto 100')).toContain('Callisto 100 SC')
    expect(await find('tundmatu aine')).toEqual([])
  })

  it('tell what is known of a product, of every one that they name', async () => {
    const farmer = await home().farmer()
    for (const chemical of STARTER_CHEMICALS) {
      const reply = await farmer.call(contract.getChemical, { params: { name: chemical.name } })
      expect(reply.data).toEqual(chemical)
    }
  })

  it('take a name with a slash or a percent sign for a name', async () => {
    const farmer = await home().farmer()
    for (const name of ['Aine 1/2', 'Aine 50 %'])
      expect((await farmer.call(contract.findChemicals, { params: { name } })).data).toEqual([])
  })

  it('answer 404 for a product that they do not know', async () => {
    const farmer = await home().farmer()
    const reply = await farmer.call(contract.getChemical, { params: { name: 'Callisto 100' } })
    expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
  })

  it.each(calls)('refuse less than three letters: $path', async (endpoint) => {
    const farmer = await home().farmer()
    for (const name of ['ca', ' ca '])
      expect((await farmer.call(endpoint, { params: { name } })).error?.fields).toEqual([
        { path: 'name', code: 'tooShort', message: 'Liiga lühike' },
      ])
    expect((await farmer.call(endpoint, { params: { name: 'cal' } })).status).not.toBe(422)
  })
})
