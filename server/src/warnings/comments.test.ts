import { getStatus } from '@vagu/core/status/contract'
import * as contract from '@vagu/core/warnings/comments-contract'
import { addWorker } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { emailOf, personWith } from '../testing/people.ts'

/** A worker whose certificate has ended, which is warned of. */
async function warningOf(owner: Client): Promise<string> {
  const ended = { chemicalCertification: true, chemicalWorkerLicenceEndDate: '2026-05-19' }
  await owner.call(addWorker, { body: { name: 'Jaan Tamm', ...ended } })
  return (await owner.call(getStatus, {})).data.warnings[0]?._id ?? ''
}
const commented = async (client: Client, warningId: string) =>
  (await client.call(contract.addWarningComment, { body: { warningId, text: ' Uuendame juunis. ' } })).data

onBothEngines('what is said about a warning', (server) => {
  askFourQuestions(server, {
    endpoint: contract.listWarningComments,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.addWarningComment,
    input: async (owner) => ({ body: { warningId: await warningOf(owner), text: 'Uuendame' } }),
    namesRecord: true,
    wrong: { body: { warningId: 'x', text: ' ' }, path: 'text' },
  })
  askFourQuestions(server, {
    endpoint: contract.deleteWarningComment,
    input: async (owner) => ({ params: { id: (await commented(owner, await warningOf(owner)))._id } }),
    namesRecord: true,
  })

  it('by an adviser is read by the farmer, with who said it and when', async () => {
    const owner = await server().farmer()
    const warningId = await warningOf(owner)
    const adviser = await personWith(server(), owner, 'adviser')
    const made = await commented(adviser, warningId)
    const { data } = await owner.call(contract.listWarningComments, {})
    expect(data).toEqual([{ ...made, isOwn: false }])
    expect(made).toMatchObject({
      warningId,
      text: 'Uuendame juunis.',
      at: '2026-05-20T09:00:00.000Z',
      userName: await emailOf(adviser),
      isOwn: true,
    })
  })

  it('is taken back by whoever said it alone, and stays in the journal', async () => {
    const owner = await server().farmer()
    const adviser = await personWith(server(), owner, 'adviser')
    const { _id: id } = await commented(adviser, await warningOf(owner))
    expect((await owner.call(contract.deleteWarningComment, { params: { id } })).status).toBe(404)
    expect((await adviser.call(contract.deleteWarningComment, { params: { id } })).status).toBe(204)
    expect((await owner.call(contract.listWarningComments, {})).data).toEqual([])
    const rows = await server()
      .db.selectFrom('journal')
      .select(['action', 'user_id'])
      .where('record_id', '=', id)
      .orderBy('action')
      .execute()
    expect(rows).toEqual(['create', 'delete'].map((action) => ({ action, user_id: adviser.userId })))
  })
})
