/**
 * A made-up farm beside PRIA, as somebody keeps it who sends his work once a fortnight: connected, most fields linked, older work sent, one
 * job changed since then and one deleted.
 */
import { AGENCY_KINDS } from '@vagu/core/agency/wire'
import { SAMPLE_CLIENT } from '@vagu/agency/seed'
import { addJobs, changeJob, deleteJob } from '@vagu/core/jobs/contract'
import type { JobDraft } from '@vagu/core/jobs/schema'
import { askPriaAnew, previewPria, startPriaRun } from '@vagu/core/pria/contract'
import type { PriaPreview } from '@vagu/core/pria/run-schema'
import type { PriaComparison, PriaDirection, PriaKind, PriaRow } from '@vagu/core/pria/schema'
import { connectPria, signInAtPria } from '@vagu/core/pria-connection/contract'
import { addMaterial, changeMaterial } from '@vagu/core/materials/contract'
import { changeJobCategories, getSettings } from '@vagu/core/settings/contract'
import type { Settings } from '@vagu/core/settings/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { cropYearOf } from '@vagu/core/time/season'
import { roundTo } from '@vagu/core/units/rounding'
import { DRESSING, PLACE, samplePriaWork, withOwnTypes } from './pria-work.ts'
import type { SampleFarm } from './sample-farm.ts'
import type { Send } from './seed.ts'

/** Fields that nobody has linked yet: two that PRIA has as one, one that it has not, two that only wait for it. */
const UNLINKED: ReadonlySet<number> = new Set([10, 11, 15, 18, 20])

interface Needs {
  readonly today: string
  readonly newId: () => string
  /** Resolves when the runs that were begun are over. */
  readonly untilSent: (runId: string) => Promise<void>
}

class PriaSeed {
  readonly #send: Send
  readonly #needs: Needs
  readonly #year: number
  constructor(send: Send, needs: Needs) {
    this.#send = send
    this.#needs = needs
    this.#year = cropYearOf(needs.today)
  }

  /** Asks for a comparison, and does with its rows what is said of each. */
  async run(kind: PriaKind, directionOf: (row: PriaRow) => PriaDirection | null): Promise<void> {
    const params = { kind, year: this.#year }
    const { rows: all } = (await this.#send(askPriaAnew, {
      params: { ...params, year: String(this.#year) },
    })) as PriaComparison
    const rows = all.flatMap((row) => {
      const direction = directionOf(row)
      return direction !== null && row.directions.includes(direction) ? [{ id: row.id, direction }] : []
    })
    if (rows.length === 0) return
    const of = { params: { ...params, year: String(this.#year) } }
    const { fingerprint } = (await this.#send(previewPria, { ...of, body: { rows } })) as PriaPreview
    const _id = this.#needs.newId()
    await this.#send(startPriaRun, { ...of, body: { _id, fingerprint, rows } })
    await this.#needs.untilSent(_id)
  }
}

const jobOn = (
  jobs: readonly JobDraft[],
  farm: SampleFarm,
  { place, category }: { place: number; category: string },
): JobDraft & { _id: string } => {
  const fieldId = farm.fields[place]?._id
  const job = jobs.findLast((each) => each.fieldId === fieldId && each.jobCategory.key === category)
  if (job?._id === undefined) throw new Error(`field ${place} has no ${category}`)
  return { ...job, _id: job._id }
}

/** Changes here after it was sent. */
async function changeSent(send: Send, farm: SampleFarm, jobs: readonly JobDraft[]): Promise<void> {
  const tilled = jobOn(jobs, farm, { place: PLACE.changed, category: CATEGORY.tillage })
  const area = roundTo(tilled.area * 0.8, 2)
  await send(changeJob, { params: { id: tilled._id }, body: { ...tilled, area } })
  const straw = jobOn(jobs, farm, { place: PLACE.changed, category: CATEGORY.harvest })
  await send(changeJob, {
    params: { id: straw._id },
    body: { ...straw, yield: roundTo((straw.yield ?? 0) * 1.1, 1) },
  })
  for (const category of [CATEGORY.tillage, CATEGORY.harvest]) {
    const gone = jobOn(jobs, farm, { place: PLACE.deleted, category })
    await send(deleteJob, { params: { id: gone._id } })
  }
}

/** Enters the work, with what it needs to be taken, and changes that afterwards. */
async function addWork(send: Send, farm: SampleFarm, needs: Needs): Promise<JobDraft[]> {
  const change = async (before: Settings, sayWays: boolean): Promise<Settings> => {
    const body = { jobCategories: withOwnTypes(before.jobCategories, sayWays) }
    return (await send(changeJobCategories, { body })) as Settings
  }
  const settings = await change((await send(getSettings, {})) as Settings, false)
  const dressing = {
    _id: needs.newId(),
    name: DRESSING.name,
    type: 'chemical' as const,
    subtypeVariant: 'TKV_MUU',
    subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
    ingredients: [{ name: 'Fludioksoniil', code: 'fludioksoniil' }],
  }
  await send(addMaterial, { body: dressing })
  const jobs = samplePriaWork(farm, { ...needs, categories: settings.jobCategories })
  await send(addJobs, { body: jobs })
  const { _id: id, ...rest } = dressing
  await send(changeMaterial, { params: { id }, body: { ...rest, name: DRESSING.later } })
  await change(settings, true)
  return jobs
}

/** Connects the farm of the demo, adds what PRIA asks more of, and sends what is older than ten days. */
export async function seedPria(send: Send, farm: SampleFarm, needs: Needs): Promise<void> {
  const jobs = await addWork(send, farm, needs)
  await send(signInAtPria, {})
  await send(connectPria, { body: { client: SAMPLE_CLIENT, kinds: [...AGENCY_KINDS] } })
  const unlinked = new Set([...UNLINKED].map((place) => farm.fields[place]?._id))
  const pria = new PriaSeed(send, needs)
  await pria.run('fields', ({ recordId, suggested }) =>
    suggested === 'LINK' && !unlinked.has(recordId ?? '') ? 'LINK' : null,
  )
  await pria.run('crops', () => null)
  const sent = new Set(
    [PLACE.changed, PLACE.deleted, PLACE.refused].map(
      (place) => jobOn(jobs, farm, { place, category: CATEGORY.tillage })._id,
    ),
  )
  await pria.run('jobs', ({ status, daysLeft, recordId }) =>
    status === 'NEW_IN_VAGU' && ((daysLeft ?? 0) < 0 || sent.has(recordId ?? '')) ? 'SEND' : null,
  )
  const strawOf = new Set([PLACE.changed, PLACE.deleted, 19].map((place) => farm.fields[place]?._id))
  await pria.run('yields', ({ status, recordId }) =>
    status === 'NEW_IN_VAGU' && strawOf.has(recordId ?? '') ? 'SEND' : null,
  )
  await changeSent(send, farm, jobs)
}
