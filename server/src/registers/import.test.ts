import { addJob } from '@vagu/core/jobs/contract'
import * as contract from '@vagu/core/registers/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { beforeEach, expect, it } from 'vitest'
import { type Client, openSession } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestField, addTestWorker, fungicide, spraying } from '../testing/farm.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { zipFile } from '../testing/parcel-files.ts'
import { FILE_NAMES, madeFiles, type MadeProduct, uploaded } from '../testing/register-files.ts'
import { password, proven, signIn } from '../testing/visitors.ts'
import { ensureStarter } from './starter.ts'

const ADMIN = 'admin@vagu.test'
const tiltor: MadeProduct = {
  number: '901',
  name: 'Tiltor',
  uses: [{ crop: 'Talinisu', dose: ['0.5', '1'], delay: 35, times: 2 }],
}
const others = Array.from({ length: 3 }, (_, i): MadeProduct => ({ number: `91${i}`, name: `Muu ${i}` }))
const files = madeFiles([tiltor, ...others])

const admins = new WeakMap<TestServer, Promise<Client>>()

onBothEngines(
  'the import of the plant-protection register',
  (server) => {
    // a session of his own each time: these tests live through years
    const admin = async (): Promise<Client> => {
      await (admins.get(server()) ?? admins.set(server(), proven(server(), ADMIN)).get(server()))
      return (await signIn(server(), { email: ADMIN, password })).client
    }
    const bring = async (list: readonly File[]) =>
      (await admin()).call(contract.importRegister, { files: list })
    const bringProducts = (...products: MadeProduct[]) => bring(uploaded(madeFiles(products)))
    const refused = async (list: readonly File[]) => {
      const { status, error } = await bring(list)
      return [status, error?.code, error?.fields?.map(({ path, code }) => [path, code])]
    }
    beforeEach(async () => {
      await server().db.deleteFrom('register_product').execute()
      await server().db.deleteFrom('register_edition').execute()
      server().setNow('2026-06-01T09:00:00.000Z')
      await ensureStarter(server().db, server().ports.now())
    })

    askFourQuestions(server, {
      endpoint: contract.importRegister,
      input: async () => ({ files: uploaded(files) }),
      namesRecord: false,
    })
    askFourQuestions(server, {
      endpoint: contract.listRegisterChanges,
      input: async () => ({}),
      namesRecord: false,
    })

    it('is for admins: any other user is told that he may not, and nothing is stored', async () => {
      const farmer = await server().farmer()
      const reply = await farmer.call(contract.importRegister, { files: uploaded(files) })
      expect([reply.status, reply.error?.code]).toEqual([403, 'forbidden'])
      expect((await farmer.call(contract.listRegisters, {})).data).toMatchObject([{ origin: 'starter' }])
    })

    it('stores an edition of the three files, and reads it back', async () => {
      const { status, data } = await bring(uploaded(files))
      expect([status, data.isNew, data.edition]).toEqual([200, true, { id: '2026-06-01', day: '2026-06-01' }])
      expect(data.counts).toMatchObject({ products: 4, added: 4, changed: 0 })
      expect(data.problems).toEqual([])
      const farmer = await server().farmer()
      expect((await farmer.call(contract.listRegisters, {})).data).toMatchObject([
        { edition: data.edition, count: 4, origin: 'upload', isOfficial: true },
      ])
      const found = await farmer.call(contract.getChemical, { params: { name: 'tiltor' }, query: {} })
      expect(found.data).toMatchObject({
        registerNumber: '901',
        harvestDelayDays: 35,
        usageTimes: 2,
        validUntil: '2030-12-31',
        edition: data.edition,
      })
    })

    it('takes one zip of the three, whatever folder they lie in', async () => {
      const bytes = (kind: keyof typeof files) => new TextEncoder().encode(files[kind])
      const zip = zipFile({
        [`register/${FILE_NAMES.products}`]: bytes('products'),
        [`register/${FILE_NAMES.ingredients}`]: bytes('ingredients'),
        [`register/${FILE_NAMES.uses}`]: bytes('uses'),
        'loe-mind.txt': bytes('uses'),
      })
      const { data } = await bring([new File([zip], 'register.zip')])
      expect(data.counts.products).toBe(4)
      expect(await refused([new File([zip.slice(0, zip.length - 30)], 'register.zip')])).toEqual([
        422,
        'invalid',
        [['file', 'brokenArchive']],
      ])
    })

    it('keeps the edition before for jobs of its time', async () => {
      const first = await bringProducts(tiltor)
      server().setNow('2026-06-08T09:00:00.000Z')
      await bringProducts({ ...tiltor, uses: [{ crop: 'Talinisu', delay: 42 }] })
      const farmer = await server().farmer()
      const params = { name: 'Tiltor' }
      const old = { edition: first.data.edition.id }
      expect((await farmer.call(contract.getChemical, { params, query: old })).data.harvestDelayDays).toBe(35)
      const now = await farmer.call(contract.getChemical, { params, query: {} })
      expect([now.data.harvestDelayDays, now.data.edition.id]).toEqual([42, '2026-06-08'])
    })

    it('makes no edition of files that say the same, and a second one of a day when they differ', async () => {
      await bringProducts(tiltor)
      expect((await bringProducts(tiltor)).data).toMatchObject({
        isNew: false,
        edition: { id: '2026-06-01' },
      })
      const { data } = await bringProducts({ ...tiltor, validUntil: '31.12.2031' })
      expect(data).toMatchObject({ isNew: true, edition: { id: '2026-06-01.2', day: '2026-06-01' } })
      expect(data.changes.map(({ message }) => message)).toEqual([
        'Toote „Tiltor“ loa lõpptähtaeg muutus: 31.12.2030 → 31.12.2031.',
      ])
    })

    it('tells what is wrong in the files but stores the rest, and counts what it does not list', async () => {
      const newCrop = (i: number) => [{ crop: `Uus kultuur ${i}` }]
      const many = Array.from({ length: 300 }, (_, i) => ({
        number: `7${i}`,
        name: `Toode ${i}`,
        uses: newCrop(i),
      }))
      const { data } = await bringProducts(tiltor, ...many)
      expect(data.problems[0]).toMatchObject({ file: 'uses', line: 3, code: 'unknownCrop' })
      expect([data.problems.length, data.moreProblems]).toEqual([200, 100])
      expect(data.changes.length + data.moreChanges).toBeGreaterThan(300)
      expect(data.changes).toHaveLength(200)
    })

    it('refuses broken files with every wrong place, and the last good edition stays', async () => {
      await bringProducts(tiltor, ...others)
      const html = { ...files, uses: '<!DOCTYPE html><html><body>Hooldus</body></html>' }
      expect(await refused(uploaded(html))).toEqual([422, 'invalid', [['uses', 'notText']]])
      expect(await refused(uploaded({ ...files, products: '' }))).toEqual([
        422,
        'invalid',
        [['products', 'emptyFile']],
      ])
      const { data } = await (await admin()).call(contract.listRegisters, {})
      expect(data).toMatchObject([{ count: 4, edition: { id: '2026-06-01' } }])
    })

    it('refuses a register that lost more than half of its products', async () => {
      await bringProducts(tiltor, ...others)
      expect(await refused(uploaded(madeFiles([tiltor])))).toEqual([
        422,
        'invalid',
        [['products', 'registerShrunk']],
      ])
      expect((await bringProducts(tiltor, ...others.slice(0, 1))).status).toBe(200)
    })

    it.each([
      ['nothing', [], 'required'],
      ['two of the three', uploaded(files).slice(0, 2), 'registerFilesMissing'],
      [
        'one of them twice',
        [...uploaded(files).slice(0, 2), ...uploaded(files).slice(0, 1)],
        'registerFilesMissing',
      ],
      ['four files', [...uploaded(files), ...uploaded(files).slice(0, 1)], 'tooManyFiles'],
    ])('refuses %s', async (_, list, code) => {
      expect(await refused(list)).toEqual([422, 'invalid', [['file', code]]])
    })

    it('judges anew the jobs that it speaks of', async () => {
      const farmer = await server().farmer()
      const yearInfo = [{ year: 2026, area: 10, mainCrop: { crop: 'talinisu' } }]
      const [fieldId, worker] = [await addTestField(farmer, { yearInfo }), await addTestWorker(farmer)]
      const material = { ...fungicide, registerNumber: '901', subtypeVariant: 'TKV_REGISTRIST' }
      for (const date of ['2026-05-10', '2026-05-17']) {
        const body = spraying(fieldId, worker, { date, endDate: date, requisites: [material] })
        expect((await farmer.call(addJob, { body })).status).toBe(200)
      }
      const brokenRules = async () => {
        const rows = await server()
          .db.selectFrom('warning')
          .select('rule')
          .where('field_id', '=', fieldId)
          .execute()
        return rows.map(({ rule }) => rule)
      }
      expect(await brokenRules()).not.toContain('INTERVAL_IGNORED')
      await bringProducts({ ...tiltor, uses: [{ crop: 'Talinisu', interval: 14 }] })
      expect(await brokenRules()).toContain('INTERVAL_IGNORED')
    })

    it('tells a farm what changed of the products that it has or used, and nothing of others', async () => {
      const [has, uses] = [await server().farmer(), await server().farmer()]
      const material = { ...fungicide, name: 'Tiltor', registerNumber: '901' }
      await has.call(addMaterial, { body: material })
      const [fieldId, worker] = [await addTestField(uses), await addTestWorker(uses)]
      const body = spraying(fieldId, worker, { requisites: [{ ...material, registerNumber: '910' }] })
      expect((await uses.call(addJob, { body })).status).toBe(200)
      const told = async (owner: Client) => {
        const farmer = await openSession(server().ports, server().app, owner)
        return (await farmer.call(contract.listRegisterChanges, {})).data
      }

      await bringProducts(tiltor, ...others)
      server().setNow('2026-06-08T09:00:00.000Z')
      const shorter = {
        ...tiltor,
        uses: [{ crop: 'Talinisu', dose: ['0.5', '0.75'] as const, delay: 42, times: 2 }],
      }
      await bringProducts(
        shorter,
        { number: '910', name: 'Muu 0', validUntil: '01.06.2026' },
        ...others.slice(1),
      )
      expect(await told(has)).toMatchObject({
        edition: { id: '2026-06-08' },
        before: { id: '2026-06-01' },
        changes: [
          { registerNumber: '901', kind: 'doseChanged', before: '0,5–1 l/ha', after: '0,5–0,75 l/ha' },
          { registerNumber: '901', kind: 'harvestDelayChanged', before: '35 päeva', after: '42 päeva' },
        ],
      })
      expect((await told(uses)).changes).toMatchObject([
        { registerNumber: '910', kind: 'authorisationEnded' },
      ])
      expect((await told(await server().farmer())).changes).toEqual([])
      server().setNow('2029-06-08T09:00:00.000Z')
      expect((await told(uses)).changes).toEqual([])
    })
  },
  { adminEmails: [ADMIN] },
)
