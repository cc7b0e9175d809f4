import { describe, expect, it } from 'vitest'
import { can, needOf } from './access.ts'
import type { Action } from './endpoint.ts'
import { endpoint, type Endpoint, Nothing } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { refusalsOf } from './refusals.ts'

const farm = { accountId: 'mine' }
const member = { memberOf: ['mine'], isAdmin: false }
const stranger = { memberOf: ['other'], isAdmin: false }
const admin = { memberOf: [], isAdmin: true }

describe('who may do what in a farm', () => {
  it.each<[Action, boolean, boolean, boolean]>([
    ['session', true, true, true],
    ['read', true, false, false],
    ['write', true, false, false],
    ['admin', false, false, true],
  ])('%s: member %s, stranger %s, admin %s', (action, ...expected) => {
    expect([member, stranger, admin].map((actor) => can(actor, action, farm))).toEqual(expected)
  })
})

describe('a call that says nothing', () => {
  const summary = 'says nothing'
  it('needs a session that may write, or read where it cannot change anything', () => {
    expect(needOf(endpoint('GET', '/a', { summary, reply: Nothing }))).toBe('read')
    expect(needOf(endpoint('GET', '/a', { summary, changes: true, reply: Nothing }))).toBe('write')
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(needOf(endpoint(method, '/a', { summary, writes: [], reply: Nothing }))).toBe('write')
  })
  it('refuses what follows from that', () => {
    const call = endpoint('DELETE', '/a', { summary, writes: [], refuses: ['conflict'], reply: Nothing })
    expect([...refusalsOf(call)].toSorted()).toEqual([
      'busy',
      'cannotStore',
      'conflict',
      'forbidden',
      'unauthenticated',
      'unexpected',
      'unreadable',
      'wrongCsrf',
    ])
  })
})

describe('the calls that differ from that', () => {
  const calls = Object.values(endpoints).flatMap((contract) =>
    Object.entries(contract).map(([name, call]: [string, Endpoint]) => ({ name, call })),
  )
  const those = (isIt: (call: Endpoint) => boolean) =>
    calls
      .filter(({ call }) => isIt(call))
      .map(({ name }) => name)
      .toSorted()

  it('need nothing: signing in, what leads there, and what lies under a map', () => {
    expect(those((call) => needOf(call) === 'nothing')).toEqual([
      'getMapGround',
      'login',
      'logout',
      'register',
      'resetPassword',
      'setPasswordAfterReset',
    ])
  })
  it('need an admin', () => {
    expect(those((call) => needOf(call) === 'admin')).toEqual(['importRegister'])
  })
  it('need a session alone: what is about the user himself', () => {
    expect(those((call) => needOf(call) === 'session')).toEqual([
      'endSession',
      'getAuth',
      'listSessions',
      'proveEmail',
      'sendEmailProof',
      'sendFeedback',
      'setPassword',
    ])
  })
  it('only read, although they are sent with a body: they write nothing', () => {
    const reading = (call: Endpoint) => call.method !== 'GET' && needOf(call) === 'read'
    expect(those(reading)).toEqual(['getRuleFacts', 'refineMaterials'])
    expect(calls.filter(({ call }) => reading(call) && call.shape.writes?.length !== 0)).toEqual([])
  })
})
