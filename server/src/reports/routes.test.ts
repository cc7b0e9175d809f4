import { getReportSettings } from '@vagu/core/reports/contract'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('where errors are told', (server) => {
  it('is nowhere while the installation names no service, signed in or not', async () => {
    const nowhere = { dsn: null, environment: '', release: 'test' }
    expect((await (await server().farmer()).call(getReportSettings, {})).data).toEqual(nowhere)
    const reply = await server().visitor().call(getReportSettings, {})
    expect([reply.status, reply.data]).toEqual([200, nowhere])
  })
  it('is the service that the installation names', async () => {
    const { ports } = server()
    const errors = { dsn: 'https://key@errors.vagu.test/7', environment: 'production' }
    const app = buildApp({ ...ports, options: { ...ports.options, errors } })
    const { data } = await new Client(app).call(getReportSettings, {})
    expect(data).toEqual({ ...errors, release: 'test' })
  })
})
