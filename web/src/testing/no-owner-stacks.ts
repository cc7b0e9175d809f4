/**
 * Elements without a note on the line that made them: React takes a stack for each, a seventh of the work of a screen's test, and
 * nobody reads it there. From the ten-thousandth element of a second on React leaves the note out by itself; here it
 * does from the first ([decision](../../../docs/decisions/0129-what-a-screen-test-need-not-do.md)).
 */
import * as React from 'react'

/** Name of the object that React shares with what draws. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
/** Name of the count of elements that have such a note. */
const COUNT = 'recentlyCreatedOwnerStacks'

const shared: unknown = Reflect.get(React, SHARED)
if (typeof shared !== 'object' || shared === null || !(COUNT in shared))
  throw new Error(`React counts its notes no longer as ${COUNT}: tests are dearer than they need be`)
Object.defineProperty(shared, COUNT, { get: () => Infinity, set: () => {}, configurable: true })
