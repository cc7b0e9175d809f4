import { productsFrom, type RegisterProduct } from '@vagu/core/registers/products'
import { sampleProduct, sampleUse } from '@vagu/core/warnings/sample'
import { beforeEach, expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { lastEditions, listIngredients, newestEdition } from '../register-store/editions.ts'
import { briefs, findNames, findProducts } from '../register-store/products.ts'
import { ensureStarter } from './starter.ts'
import { awaitRegister, type NewEdition, storeEdition } from './store.ts'

const named = (number: string, overrides: Partial<RegisterProduct> = {}) =>
  sampleProduct({ number, name: `Toode ${number}`, ...overrides })

onBothEngines('editions of the register', (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('register_product').execute()
    await server().db.deleteFrom('register_edition').execute()
  })
  const store = (day: string, products: readonly RegisterProduct[], overrides: Partial<NewEdition> = {}) =>
    server()
      .db.transaction()
      .execute(async (tx) => {
        await awaitRegister(tx)
        const now = new Date(`${day}T06:00:00.000Z`)
        return storeEdition(tx, {
          day,
          now,
          origin: 'upload',
          products,
          problems: [],
          moreProblems: 0,
          ...overrides,
        })
      })
  const rows = () =>
    server()
      .db.selectFrom('register_product')
      .select(['number', 'since', 'until', 'name'])
      .orderBy('number')
      .orderBy('since')
      .execute()

  it('write only what is different, and end what is gone', async () => {
    await store('2026-05-01', [named('1'), named('2'), named('3')])
    const changed = named('2', { validUntil: '2026-12-31' })
    const second = await store('2026-05-08', [named('1'), changed, named('4')])
    expect(second).toMatchObject({ isNew: true, counts: { added: 1, changed: 1, gone: 1 } })
    expect(await rows()).toEqual([
      { number: '1', since: '2026-05-01', until: null, name: 'Toode 1' },
      { number: '2', since: '2026-05-01', until: '2026-05-08', name: 'Toode 2' },
      { number: '2', since: '2026-05-08', until: null, name: 'Toode 2' },
      { number: '3', since: '2026-05-01', until: '2026-05-08', name: 'Toode 3' },
      { number: '4', since: '2026-05-08', until: null, name: 'Toode 4' },
    ])
  })

  it('stand as they stood where only a figure is lacking that was not read before', async () => {
    await store('2026-05-01', [named('1')])
    const { workDelayDays: _later, ...early } = sampleUse()
    const document = JSON.stringify({ ...named('1'), uses: [early] })
    await server().db.updateTable('register_product').set({ document, document_version: 0 }).execute()
    expect(await store('2026-05-08', [named('1')])).toMatchObject({ isNew: false, counts: { changed: 0 } })
    const known = named('1', { uses: [sampleUse({ workDelayDays: 5 })] })
    expect(await store('2026-05-15', [known])).toMatchObject({ isNew: true, counts: { changed: 1 } })
  })

  it('tell a product as each edition had it, also after it went and came back', async () => {
    await store('2026-05-01', [named('1'), named('2')])
    await store('2026-05-08', [named('2')])
    await store('2026-05-15', [named('1', { name: 'Uus nimi' }), named('2')])
    const products = productsFrom(await findProducts(server().db, { numbers: ['1', '2', 'tundmatu'] }))
    const at = (registerSnapshot: string) => products.of({ registerNumber: '1', registerSnapshot })?.name
    expect([at('2026-05-01'), at('2026-05-14'), at('2026-05-15')]).toEqual(['Toode 1', 'Toode 1', 'Uus nimi'])
    expect(products.now({ registerNumber: '1' })?.name).toBe('Uus nimi')
    expect(await findProducts(server().db, { numbers: [] })).toEqual([])
  })

  it('are read again where their text was written anew', async () => {
    await store('2026-05-01', [named('1')])
    const namesNow = async () =>
      (await findProducts(server().db, { numbers: ['1'] })).map(({ product }) => product.name)
    expect(await namesNow()).toEqual(['Toode 1'])
    const document = JSON.stringify(named('1', { name: 'Parandatud' }))
    await server().db.updateTable('register_product').set({ document }).where('number', '=', '1').execute()
    expect(await namesNow()).toEqual(['Parandatud'])
  })

  it('are as many as there are differences: the same files again make none', async () => {
    await store('2026-05-01', [named('1', { holder: 'A' })])
    const { holder, ...rest } = named('1', { holder: 'A' })
    const again = await store('2026-05-08', [{ holder, ...rest }])
    expect(again).toMatchObject({ isNew: false, edition: { id: '2026-05-01' }, pairs: [] })
    expect(await lastEditions(server().db, 9)).toHaveLength(1)
  })

  it('tell the official register from the starter one, even where both are alike', async () => {
    await store('2026-05-01', [named('1')], { origin: 'starter' })
    expect(await store('2026-05-01', [named('1')])).toMatchObject({
      isNew: true,
      edition: { id: '2026-05-01.2', origin: 'upload', count: 1 },
    })
    expect(await store('2026-05-09', [named('1')], { origin: 'download' })).toMatchObject({ isNew: false })
    expect(await rows()).toMatchObject([{ since: '2026-05-01', until: null }])
  })

  it('stay as they were when storing breaks off', async () => {
    await store('2026-05-01', [named('1')])
    await expect(store('2026-05-08', [named('2'), named('2')])).rejects.toThrow()
    expect(await rows()).toEqual([{ number: '1', since: '2026-05-01', until: null, name: 'Toode 1' }])
    expect((await newestEdition(server().db))?.id).toBe('2026-05-01')
  })

  it('come one at a time: of two programs that start at once one stores the starter register', async () => {
    await Promise.all([1, 2, 3].map(() => ensureStarter(server().db, new Date('2026-05-25T06:00:00.000Z'))))
    const editions = await lastEditions(server().db, 9)
    expect(editions).toMatchObject([{ origin: 'starter' }])
    expect(await rows()).toHaveLength(editions[0]?.count ?? 0)
    await store('2026-06-01', [named('1')])
    await ensureStarter(server().db, new Date())
    expect(await newestEdition(server().db)).toMatchObject({ origin: 'upload' })
  })

  it('hold a register of the real size, and end all of it', async () => {
    const many = Array.from({ length: 1500 }, (_, i) => named(String(i)))
    expect((await store('2026-05-01', many)).counts).toEqual({ added: 1500, changed: 0, gone: 0 })
    const other = many.map((product) => ({ ...product, holder: 'Uus valdaja' }))
    expect((await store('2026-05-02', other)).counts).toEqual({ added: 0, changed: 1500, gone: 0 })
  })

  it('keep every active substance once, as Estonians sort them', async () => {
    const of = (...names: string[]) => ({ ingredients: names.map((name) => ({ name, code: name })) })
    await store('2026-05-01', [named('1', of('Õli', 'Asoksüstrobiin')), named('2', of('Zoksamiid', 'Õli'))])
    const names = (await listIngredients(server().db)).map(({ name }) => name)
    expect(names).toEqual(['Asoksüstrobiin', 'Zoksamiid', 'Õli'])
  })

  it('are looked into by number and name; a brief only of what stands now', async () => {
    const ended = named('1', { name: 'Redigo  Pro', validUntil: '2025-12-31', useUpUntil: '2026-06-30' })
    await store('2026-05-01', [ended, named('2')])
    await store('2026-05-08', [ended])
    const find = (names: string[], numbers: string[] = []) => briefs(server().db, { numbers, names })
    const brief = { number: '1', name: 'Redigo  Pro', validUntil: '2025-12-31', useUpUntil: '2026-06-30' }
    expect(await find([' redigo pro '])).toEqual([brief])
    expect(await find(['Redigo Pro'], ['1', '2'])).toEqual([brief])
    expect(await find(['Toode 2'])).toEqual([])
    expect(await find([])).toEqual([])
    const versions = await findProducts(server().db, { numbers: [], names: ['toode 2'] })
    expect(versions).toMatchObject([{ since: '2026-05-01', until: '2026-05-08', product: { number: '2' } }])
  })

  it('find at most thirty names, those that begin with the text first', async () => {
    const many = Array.from({ length: 40 }, (_, i) => named(`9${i}`, { name: `Segu Alfa ${i + 10}` }))
    await store('2026-05-01', [...many, named('1', { name: 'Alfamix' }), named('2', { name: '50% Öli_A' })])
    const names = await findNames(server().db, ' ALFA ')
    expect([names.length, names[0], names[1]]).toEqual([30, 'Alfamix', 'Segu Alfa 10'])
    expect(await findNames(server().db, '50%')).toEqual(['50% Öli_A'])
    expect(await findNames(server().db, 'öli_')).toEqual(['50% Öli_A'])
    expect(await findNames(server().db, 'a%x')).toEqual([])
    expect(await findNames(server().db, 'al')).toEqual([])
  })
})
