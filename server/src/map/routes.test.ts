import { getMapGround } from '@vagu/core/map/contract'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('the ground of the map', (server) => {
  it('is the embedded one while the installation names none, signed in or not', async () => {
    const none = { styleUrl: null, tilesUrl: null }
    expect((await (await server().farmer()).call(getMapGround, {})).data).toEqual(none)
    const reply = await server().visitor().call(getMapGround, {})
    expect([reply.status, reply.data]).toEqual([200, none])
  })
  it('is what the installation names', async () => {
    const { ports } = server()
    const mapGround = { styleUrl: null, tilesUrl: 'https://tiles.example.ee/{layer}/{z}/{x}/{y}.png' }
    const app = buildApp({ ...ports, options: { ...ports.options, mapGround } })
    expect((await new Client(app).call(getMapGround, {})).data).toEqual(mapGround)
  })
})
