/** A farm that is connected with the simulator, and the sender in the test's hand. */
import * as fields from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import * as pria from '@vagu/core/pria/contract'
import type { PriaDirection, PriaKind, PriaRow } from '@vagu/core/pria/schema'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { type SenderNeeds, sendRuns } from '../pria/sender.ts'
import { TestAgency } from './agency.ts'
import type { Client } from './client.ts'
import { addTestWorker, fungicide } from './farm.ts'
import type { TestServer } from './test-server.ts'

export const YEAR = 2026

export class PriaFarm {
  readonly server: TestServer
  readonly farmer: Client
  readonly agency: TestAgency
  readonly newId: () => string
  readonly fieldIds: string[] = []
  worker = ''

  constructor(server: TestServer, farmer: Client, agency: TestAgency) {
    this.server = server
    this.farmer = farmer
    this.agency = agency
    this.newId = idMaker(server.ports.now, (count) => randomBytes(count))
  }

  /** A farm with fields that the agency does not have, and one worker. */
  static async open(server: TestServer, fieldCount = 2): Promise<PriaFarm> {
    return PriaFarm.of(server, await server.farmer(), fieldCount)
  }
  static async of(server: TestServer, farmer: Client, fieldCount: number): Promise<PriaFarm> {
    const agency = await TestAgency.connect(server, farmer)
    await agency.put(YEAR, () => [])
    const farm = new PriaFarm(server, farmer, agency)
    farm.worker = await addTestWorker(farm.farmer)
    for (let i = 0; i < fieldCount; i++) await farm.addField(i)
    return farm
  }

  async addField(i: number): Promise<string> {
    const body = {
      name: `Põld ${i + 1}`,
      area: 10,
      code: '61230000001',
      priaCode: String(i + 1),
      yearInfo: [{ year: YEAR, mainCrop: { crop: 'talinisu', variety: 'Skagen' } }],
      mapData: mapDataOf([rectangle([617_000 + i * 500, 6_495_000], 400, 250)]),
    }
    const { data } = await this.farmer.call(fields.addField, { body })
    this.fieldIds.push(data._id)
    return data._id
  }

  spraying(i = 0, change: object = {}) {
    return {
      fieldId: this.fieldIds[i] ?? '',
      worker: this.worker,
      status: 'DONE',
      jobCategory: { name: 'Taimekaitse' },
      job: { name: 'Pritsimine' },
      area: 10,
      date: '2026-05-18',
      endDate: '2026-05-18',
      requisites: [{ ...fungicide, registerNumber: '00123' }],
      ...change,
    }
  }
  async addSpraying(i = 0, change: object = {}): Promise<string> {
    const { data, error } = await this.farmer.call(addJob, { body: this.spraying(i, change) })
    expect(error).toBeUndefined()
    return data._id
  }

  async ask(kind: PriaKind, year = YEAR) {
    const reply = await this.farmer.call(pria.askPriaAnew, { params: { kind, year } })
    expect(reply.error).toBeUndefined()
    return reply.data
  }
  async rows(kind: PriaKind, year = YEAR): Promise<PriaRow[]> {
    return (await this.farmer.call(pria.getPriaComparison, { params: { kind, year } })).data.rows
  }
  async status() {
    return (await this.farmer.call(pria.getPriaStatus, { query: { year: String(YEAR) } })).data
  }

  /** Begins a run of rows in the direction that each is suggested, or in the given one. */
  async begin(
    kind: PriaKind,
    given?: readonly { id: string; direction: PriaDirection; agencyId?: string }[],
    year = YEAR,
  ) {
    const rows =
      given ??
      (await this.rows(kind, year)).flatMap(({ id, suggested }) =>
        suggested ? [{ id, direction: suggested }] : [],
      )
    const params = { kind, year }
    const preview = await this.farmer.call(pria.previewPria, { params, body: { rows: [...rows] } })
    expect(preview.error).toBeUndefined()
    const body = { _id: this.newId(), rows: [...rows], fingerprint: preview.data.fingerprint }
    const run = await this.farmer.call(pria.startPriaRun, { params, body })
    expect(run.error).toBeUndefined()
    return run.data
  }

  needs(change: Partial<SenderNeeds> = {}): SenderNeeds {
    return {
      ...this.server.ports,
      openDesk: this.agency.open,
      newId: this.newId,
      holder: 'test',
      checkpoint: () => {},
      ...change,
    }
  }
  send(change: Partial<SenderNeeds> = {}): Promise<number> {
    return sendRuns(this.needs(change))
  }
  async run(id: string) {
    return (await this.farmer.call(pria.getPriaRun, { params: { id } })).data
  }

  /** Fields and all that stands on them, sent as suggested. */
  async sendAll(
    kinds: readonly PriaKind[] = ['fields', 'crops', 'jobs', 'yields'],
    year = YEAR,
  ): Promise<void> {
    for (const kind of kinds) {
      const { rows } = await this.ask(kind, year)
      if (rows.every(({ suggested }) => suggested === null)) continue
      const run = await this.begin(kind, undefined, year)
      await this.send()
      expect(await this.run(run._id)).toMatchObject({ state: 'DONE', refused: 0, cancelled: 0 })
    }
  }
}
