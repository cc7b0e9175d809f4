import { describe, expect, it } from 'vitest'
import { can, needOf, type Rights, roleMay } from './access.ts'
import type { Action } from './endpoint.ts'
import { endpoint, type Endpoint, Nothing } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { refusalsOf } from './refusals.ts'
import { type Role, ROLES } from './users/schema.ts'

const farm = { accountId: 'mine' }
const as = (role: Role): Rights => ({ roles: { mine: role }, isAdmin: false })
const stranger: Rights = { roles: { other: 'owner' }, isAdmin: false }
const admin: Rights = { roles: {}, isAdmin: true }

describe('who may do what in a farm', () => {
  it.each<{ action: Action; roles: readonly Role[]; others: readonly [boolean, boolean] }>([
    { action: 'session', roles: ROLES, others: [true, true] },
    { action: 'read', roles: ROLES, others: [false, false] },
    { action: 'comment', roles: ROLES, others: [false, false] },
    { action: 'enter', roles: ['owner', 'member', 'worker'], others: [false, false] },
    { action: 'money', roles: ['owner', 'member', 'adviser'], others: [false, false] },
    { action: 'write', roles: ['owner', 'member'], others: [false, false] },
    { action: 'manage', roles: ['owner'], others: [false, false] },
    { action: 'admin', roles: [], others: [false, true] },
  ])('$action: $roles; a stranger and an admin: $others', ({ action, roles, others }) => {
    expect(ROLES.filter((role) => can(as(role), action, farm))).toEqual(roles)
    expect([stranger, admin].map((actor) => can(actor, action, farm))).toEqual(others)
  })
  it('whoever may change what bears a price sees it: nobody empties what he was not shown', () => {
    for (const role of ROLES.filter((each) => roleMay(each, 'write')))
      expect(roleMay(role, 'money')).toBe(true)
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
      'otherAccount',
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

  it('need nothing: signing in, what leads there, guides, and what lies under a map', () => {
    expect(those((call) => needOf(call) === 'nothing')).toEqual([
      'beginOpenIdSignIn',
      'finishOpenId',
      'finishPriaSignIn',
      'getGuideVideos',
      'getMapGround',
      'getOpenIdOffer',
      'getStart',
      'joinByInvitation',
      'joinByLink',
      'joinByPassword',
      'login',
      'logout',
      'openInspection',
      'printInspectedYear',
      'readInspectedPhoto',
      'readInspectedYear',
      'readInvitation',
      'readNewcomer',
      'register',
      'registerByOpenId',
      'resetPassword',
      'sendJoinLink',
      'setPasswordAfterReset',
    ])
  })
  it('need an admin', () => {
    expect(those((call) => needOf(call) === 'admin')).toEqual([
      'addPayment',
      'creditInvoice',
      'getOverview',
      'importRegister',
      'listAdminAccounts',
      'listAdminOrders',
      'remindOfInvoice',
      'takeBackPayment',
    ])
  })
  it('need a session alone: what is about the user himself', () => {
    expect(those((call) => needOf(call) === 'session')).toEqual([
      'acceptInvitation',
      'addLinkedUser',
      'beginOpenIdConfirmation',
      'beginOpenIdJoin',
      'changeEmail',
      'changeLetterChoice',
      'confirmLink',
      'dropCalendarAddress',
      'endOtherSessions',
      'endSession',
      'getAuth',
      'getCalendar',
      'getLetterChoice',
      'getOwnSignIn',
      'keepEmail',
      'linkAccount',
      'listSessions',
      'makeCalendarAddress',
      'proveEmail',
      'removeIdentity',
      'sendEmailProof',
      'sendFeedback',
      'setPassword',
      'switchAccount',
      'unlinkAccount',
    ])
  })
  it('only read, although they are sent with a body: they write nothing but how one left the screens, and what was printed', () => {
    const reading = (call: Endpoint) => call.method !== 'GET' && needOf(call) === 'read'
    expect(those(reading)).toEqual([
      'changeUiSettings',
      'getRuleFacts',
      'makeExtract',
      'previewBook',
      'refineMaterials',
      'suggestRotation',
    ])
    const written = calls.filter(({ call }) => reading(call)).flatMap(({ call }) => call.shape.writes ?? [])
    expect(written.toSorted()).toEqual(['extracts', 'screens'])
  })
  it('say something about warnings', () => {
    expect(those((call) => needOf(call) === 'comment')).toEqual(['addWarningComment', 'deleteWarningComment'])
  })
  it('record what was done: jobs, photos, soil samples, entries of the stock and hours', () => {
    expect(those((call) => needOf(call) === 'enter')).toEqual([
      'addImages',
      'addJob',
      'addJobs',
      'addSoilSample',
      'addStockEntry',
      'addWorkTime',
      'changeJob',
      'changeJobDates',
      'changeJobs',
      'changeWorkTime',
      'deleteImage',
      'deleteJob',
      'deleteJobs',
      'deleteWorkTime',
      'importJobs',
      'listJobImports',
      'readJobTables',
      'restoreJob',
      'restoreJobVersion',
      'restoreJobs',
      'restoreWorkTime',
    ])
  })
})
