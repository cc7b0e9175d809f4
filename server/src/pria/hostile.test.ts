import { PLAIN_JOB } from '@vagu/agency/seed'
import { AgencyReceipt, type AgencyRecord } from '@vagu/core/agency/wire'
import * as pria from '@vagu/core/pria/contract'
import { expect, it } from 'vitest'
import { agencyClient } from '../agency/client.ts'
import type { Agency } from '../ports.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { agencyFields, farmJobs, heldJobs, openSent } from '../testing/pria-edits.ts'
import { type PriaFarm, YEAR } from '../testing/pria.ts'

const NUL = '\u0000'

onBothEngines('an agency that answers as it likes', (server) => {
  /** Puts another answer in the place of some of the simulator's. */
  function twist(make: (agency: Agency) => Partial<Agency>): () => void {
    const { agency } = server().ports
    if (agency === undefined) throw new Error('no agency')
    server().setAgency({ ...agency, ...make(agency) })
    return () => server().setAgency(agency)
  }
  /** The client before answers that a test writes as text. */
  const clientOf = (answer: unknown) =>
    agencyClient({
      url: 'http://agency.test',
      clientId: 'vagu',
      clientSecret: 'right',
      isTest: true,
      hasRooms: false,
      hasTestPage: false,
      log: server().ports.log,
      fetch: async () =>
        new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    })
  const askJobs = (farm: PriaFarm) =>
    farm.farmer.call(pria.askPriaAnew, { params: { kind: 'jobs', year: YEAR } })
  const of = { client: '1', year: YEAR }

  it('with records of another kind, or without an id, has not answered', async () => {
    const farm = await openSent(server())
    await farm.addSpraying()
    await farm.sendAll(['jobs'])
    const [field] = await farm.agency.held(YEAR)
    for (const records of [[field], [{ tere: 'maailm' }], [{ ...field, kind: 'JOB', id: '' }]]) {
      const twisted = clientOf({ records, next: null })
      const mend = twist((agency) => ({
        records: (token, page) =>
          page.kind === 'JOB' ? twisted.records(token, page) : agency.records(token, page),
      }))
      expect((await askJobs(farm)).error?.code).toBe('sourceSilent')
      mend()
      expect((await farm.rows('jobs')).map(({ status }) => status)).toEqual(['IN_SYNC'])
    }
  })

  it('with a record that nobody can read, tells of all the others, and of that one that it is there', async () => {
    const farm = await openSent(server())
    for (const date of ['2026-05-16', '2026-05-17']) await farm.addSpraying(0, { date, endDate: date })
    await farm.sendAll(['jobs'])
    const [first, second] = await heldJobs(farm)
    if (!first || !second) throw new Error('nothing was sent')
    const drone = { ...second, version: 2, body: { ...second.body, activity: 'DRONE' } }
    const twisted = clientOf({ records: [first, drone], next: null })
    const mend = twist((agency) => ({
      records: (token, page) =>
        page.kind === 'JOB' ? twisted.records(token, page) : agency.records(token, page),
    }))
    const { data } = await askJobs(farm)
    mend()
    expect(data.unreadable).toBe(1)
    expect(data.rows.map(({ status }) => status)).toEqual(['IN_SYNC', 'IN_SYNC'])
    expect((await askJobs(farm)).data.unreadable).toBe(0)
  })

  it('with an empty list suggests no deletion of a whole book', async () => {
    const farm = await openSent(server())
    for (let day = 1; day <= 12; day++) {
      const date = `2026-05-${String(day).padStart(2, '0')}`
      await farm.addSpraying(0, { date, endDate: date })
    }
    await farm.sendAll(['jobs'])
    const mend = twist((agency) => ({
      records: async (token, page) =>
        page.kind === 'JOB' ? { records: [], unreadable: [], next: null } : agency.records(token, page),
    }))
    const { data } = await askJobs(farm)
    mend()
    expect(data.rows).toHaveLength(12)
    expect(data.rows.filter(({ suggested }) => suggested !== null)).toEqual([])
    await farm.ask('jobs')
    expect((await farm.rows('jobs')).filter(({ status }) => status !== 'IN_SYNC')).toEqual([])
    expect(await farmJobs(farm)).toHaveLength(12)
  })

  it('with signs that no database takes, and at great length, is understood', async () => {
    const farm = await openSent(server())
    const [fieldId = ''] = await agencyFields(farm)
    const record: AgencyRecord = {
      kind: 'JOB',
      id: 'uus',
      ownId: null,
      version: 1,
      changedAt: '2026-05-19T09:00:00.000Z',
      changedBy: 'K'.repeat(300),
      body: {
        ...PLAIN_JOB,
        fieldId,
        activity: 'TILLAGE',
        name: `Kultiveerimine${NUL}`,
        startsOn: '2026-05-10',
        endsOn: '2026-05-10',
        areaHa: 8,
        notes: `<script>alert(1)</script>${NUL}`,
      },
    }
    const twisted = clientOf({ records: [record], next: null })
    const mend = twist((agency) => ({
      records: (token, page) =>
        page.kind === 'JOB' ? twisted.records(token, page) : agency.records(token, page),
    }))
    const { data, error } = await askJobs(farm)
    mend()
    expect(error).toBeUndefined()
    expect(data.rows).toMatchObject([{ status: 'NEW_IN_PRIA', theirs: { title: 'Kultiveerimine' } }])
    const batchId = farm.newId()
    const answer = {
      ownId: farm.newId(),
      state: 'REFUSED',
      id: null,
      version: null,
      code: 'X'.repeat(80),
      text: `${NUL}${'Ei sobi. '.repeat(500)}`,
    }
    const told = { batchId, receivedAt: '2026-05-19T09:00:00.000Z', isWhole: true, answers: [answer] }
    const receipt = await clientOf(told).receipt('token', { ...of, batchId })
    expect(receipt?.answers[0]?.text.length).toBeLessThanOrEqual(2000)
    expect(AgencyReceipt.safeParse(receipt).success).toBe(true)
    expect(JSON.stringify(receipt)).not.toContain(String.raw`\u0000`)
  })
})
