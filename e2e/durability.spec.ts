/** The process is killed in the middle of saving: what was acknowledged is there, once, and nothing by halves. */
import { rmSync } from 'node:fs'
import { addJob, addJobs, listFieldJobs } from '@vagu/core/jobs/contract'
import { addFields, ploughing, SEASON } from './farm.ts'
import { FarmApi, newId } from './farm-api.ts'
import { expect, test } from './home.ts'
import { newDataFolder, startServer } from './server.ts'

/** After how many acknowledged savings of a round the power goes, while the next ones are under way. */
const ROUNDS = [1, 4, 7, 12]
const BATCH = 10

type Draft = ReturnType<typeof ploughing> & { readonly _id: string }
/** Jobs that are sent together: all are stored, or none. */
interface Sending {
  readonly drafts: readonly Draft[]
  isAcknowledged: boolean
}

const draftsOf = (fieldId: string, count: number): Draft[] =>
  Array.from({ length: count }, () => ({ _id: newId(), ...ploughing(fieldId) }))

const send = (farm: FarmApi, { drafts }: Sending) => {
  const [first] = drafts
  return first && drafts.length === 1
    ? farm.call(addJob, { body: first })
    : farm.call(addJobs, { body: [...drafts] })
}

/** Saves one after the other until the server is gone; notes what was sent before it is. */
async function saveUntilGone(
  farm: FarmApi,
  plan: { fieldId: string; count: number; sent: Sending[]; onSaved: () => void },
) {
  for (;;) {
    const sending: Sending = { drafts: draftsOf(plan.fieldId, plan.count), isAcknowledged: false }
    plan.sent.push(sending)
    try {
      await send(farm, sending)
    } catch {
      return
    }
    sending.isAcknowledged = true
    plan.onSaved()
  }
}

async function storedIds(farm: FarmApi, fieldId: string): Promise<string[]> {
  const { jobEvents } = await farm.call(listFieldJobs, { params: { fieldId, year: SEASON } })
  return jobEvents.map(({ _id }) => _id)
}
const idsOf = (sent: readonly Sending[]): string[] =>
  sent.flatMap(({ drafts }) => drafts.map(({ _id }) => _id))

/** How many of a sending's jobs are stored: a whole number of sendings, whatever the moment of the kill. */
function checkWhole(sent: readonly Sending[], stored: ReadonlySet<string>): void {
  for (const { drafts, isAcknowledged } of sent) {
    const found = drafts.filter(({ _id }) => stored.has(_id)).length
    expect([0, drafts.length]).toContain(found)
    if (isAcknowledged) expect(found).toBe(drafts.length)
  }
}

test('what was acknowledged outlives kill -9, once', async ({ playwright }) => {
  const data = newDataFolder()
  const context = await playwright.request.newContext()
  let server = await startServer({ data, port: 0 })
  try {
    const farm = new FarmApi(context, server.address)
    await farm.signUp()
    const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
    const sent: Sending[] = []
    for (const max of ROUNDS) {
      const { promise: isTime, resolve: cutPower } = Promise.withResolvers<void>()
      let saved = 0
      const onSaved = (): void => {
        saved += 1
        if (saved === max) cutPower()
      }
      const saving = [1, 1, BATCH].map((count) => saveUntilGone(farm, { fieldId, count, sent, onSaved }))
      await isTime
      await server.kill()
      await Promise.all(saving)
      server = await startServer({ data, port: 0 })
      farm.address = server.address

      const stored = await storedIds(farm, fieldId)
      expect(new Set(stored).size).toBe(stored.length)
      checkWhole(sent, new Set(stored))
    }
    const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS.reduce((sum, max) => sum + max, 0))

    // The browser sends again what it got no answer to, and one that it did.
    const unanswered = sent.filter(({ isAcknowledged }) => !isAcknowledged)
    expect(unanswered.length).toBe(ROUNDS.length * 3)
    for (const sending of [...unanswered, ...sent.slice(0, 3)]) await send(farm, sending)
    const stored = await storedIds(farm, fieldId)
    expect(stored.toSorted()).toEqual(idsOf(sent).toSorted())
  } finally {
    await context.dispose()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
})
