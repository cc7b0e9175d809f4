/**
 * Who may do what, over every call and role: what the server answers is written down in `who-may.md`
 * (`npx vitest run server/src/http/who-may.test.ts -u`), which a change of rights shows.
 */
import { can, needOf } from '@vagu/core/access'
import type { Endpoint } from '@vagu/core/endpoint'
import { PATH_PARAMETER } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { type Role, ROLES } from '@vagu/core/users/schema'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'

const NOBODY = '019e449c-fe80-7000-8000-000000000000'
const calls = Object.values(endpoints)
  .flatMap((contract) => Object.values(contract) as readonly Endpoint[])
  .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))

/** Sends a call that names nothing that is there, with a body that is none: a right that is missing is told before. */
async function isRefused(client: Client, endpoint: Endpoint): Promise<boolean> {
  const path = endpoint.path.replaceAll(PATH_PARAMETER, NOBODY)
  const body = endpoint.method === 'GET' ? {} : { body: {} }
  try {
    const { error } = await client.send(endpoint, path, body)
    return error?.code === 'forbidden' || error?.code === 'unauthenticated'
  } catch (error) {
    // bytes, which are no JSON: the call was let through
    if (error instanceof SyntaxError) return false
    throw error
  }
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

onBothEngines('who may do what', (server) => {
  it('is what the table says, for every call', async () => {
    const owner = await server().farmer()
    const rows: string[] = []
    for (const endpoint of calls) {
      const answers: boolean[] = []
      for (const role of ROLES)
        // a session for each call: some end it
        answers.push(!(await isRefused(await personWith(server(), owner, role), endpoint)))
      const need = needOf(endpoint)
      const expected = ROLES.map((role: Role) =>
        need === 'nothing'
          ? true
          : can({ roles: { mine: role }, isAdmin: false }, need, { accountId: 'mine' }),
      )
      expect([endpoint.method, endpoint.path, answers]).toEqual([endpoint.method, endpoint.path, expected])
      const cells = answers.map((may) => (may ? 'yes' : ''))
      rows.push(line([`${endpoint.method} ${endpoint.path}`, need, ...cells]))
    }
    const head = [line(['call', 'needs', ...ROLES]), line(['---', '---', ...ROLES.map(() => '---')])]
    const title = '# Who may send what\n\nWritten by the test beside it from what the server answers.\n'
    await expect([title, ...head, ...rows, ''].join('\n')).toMatchFileSnapshot('./who-may.md')
  }, 120_000)

  it('is nothing for somebody who belongs to no farm, but what is about himself', async () => {
    for (const endpoint of calls.filter((each) => !['nothing', 'session'].includes(needOf(each)))) {
      const stranger = await personWith(server(), await server().farmer(), 'owner')
      await server().db.deleteFrom('membership').where('user_id', '=', stranger.userId).execute()
      const reply = await isRefused(stranger, endpoint)
      expect([endpoint.method, endpoint.path, reply]).toEqual([endpoint.method, endpoint.path, true])
    }
  }, 120_000)
})
