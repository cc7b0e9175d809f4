// The walls of the house, read from the folders themselves: who may import whom, and who may read the clock.
import { dirname, relative, resolve } from 'node:path'
import { queries } from './lint-queries.mjs'

const root = resolve(import.meta.dirname, '..')

/** Where a file lives: house (core, agency, agency/node, server, server/node, web, e2e), room below src, noun below that. */
function placeOf(path) {
  const parts = relative(root, path).split('/')
  if (parts[0] === 'server' && (parts[1] === 'node' || parts[1] === 'bench')) return { house: 'server/node' }
  if (parts[0] === 'agency' && parts[1] === 'node') return { house: 'agency/node' }
  return { house: parts[0], room: parts[2], noun: parts[3] }
}

function targetOf(from, file) {
  if (from.startsWith('.')) return placeOf(resolve(dirname(file), from))
  const match = /^@vagu\/(\w+)\/(?:([\w-]+)\/)?([\w-]+)?/.exec(from)
  return match ? { house: match[1], room: match[2], noun: match[3] } : undefined
}

/** The floors of the web part, from the top: a file imports from its own floor and from those below. */
const FLOORS = ['app', 'features', 'entities', 'records', 'map', 'ui', 'lib', 'navigation']
/** The place of a room among the floors; the entry file and the demo lie outside of them. */
const floorOf = (room) => {
  const floor = FLOORS.indexOf(room)
  return floor === -1 ? Number.NaN : floor
}

/** Rooms of the server that lie below others, with those that they must not know. */
const SERVER_ABOVE = {
  'register-store': ['registers', 'warnings', 'jobs'],
  'job-store': ['jobs', 'warnings', 'registers'],
  warnings: ['registers', 'jobs'],
}

/** Each wall: the sentence to say when an import from `here` to `there` goes through it. */
const wallsBetween = [
  (here, there) => here.house === 'core' && there.house !== 'core' && 'core imports nothing of ours',
  (here, there) =>
    here.house.startsWith('agency') &&
    !['core', 'agency', here.house].includes(there.house) &&
    'the agency knows core alone',
  (here, there) =>
    there.house?.startsWith('agency') &&
    !here.house.startsWith('agency') &&
    !here.house.startsWith('server') &&
    here.room !== 'demo' &&
    'the agency is for the server, and for the home of the demo',
  (here, there) =>
    here.house === 'server' && there.house === 'server/node' && 'server/src must not know its home',
  (here, there) =>
    here.house.startsWith('server') && there.house === 'web' && 'the server does not know the web',
  (here, there) =>
    here.house === 'server' &&
    there.house === 'server' &&
    SERVER_ABOVE[here.room]?.includes(there.room) &&
    `${here.room} lies below ${there.room} and must not import it`,
  (here, there) =>
    here.house === 'web' &&
    there.house === 'server' &&
    here.room !== 'demo' &&
    'web meets the server in demo/ only',
  (here, there) =>
    here.room === 'features' &&
    there.house === 'web' &&
    there.room === 'features' &&
    here.noun !== there.noun &&
    `features/${here.noun} must not import features/${there.noun}`,
  (here, there) =>
    here.house === 'web' &&
    there.house === 'web' &&
    floorOf(there.room) < floorOf(here.room) &&
    `${here.room} lies below ${there.room} and must not import it`,
  (here, there, from) =>
    (here.house === 'core' || here.house === 'web') &&
    from.includes('/testing/') &&
    'test support is for tests alone',
  (here, there, from) =>
    here.house === 'core' &&
    here.room &&
    there.house === 'core' &&
    there.room &&
    here.room !== there.room &&
    !['book', 'schemes', 'warnings'].includes(here.room) &&
    isNoun(here.room) &&
    isNoun(there.room) &&
    !/\/((\w+-)?schema|table|rules|wire)(\.ts)?$/.test(from) &&
    `${here.room} may import only the schemas, table, rules or wire of ${there.room}`,
]
const shared = new Set(['time', 'units', 'geo', 'text', 'ids'])
const isNoun = (room) => !room.endsWith('.ts') && !shared.has(room)

const walls = {
  meta: { type: 'problem' },
  create(context) {
    const file = context.filename
    const here = placeOf(file)
    const isTest = /\.test\.tsx?$|\/testing\//.test(file) || here.house === 'e2e'
    const check = (node) => {
      const from = node.source?.value
      if (typeof from !== 'string') return
      if (
        from.startsWith('node:') &&
        ['core', 'agency', 'server', 'web'].includes(here.house) &&
        !isTest &&
        !/web\/vite\./.test(file)
      )
        context.report({ node, message: `no node: import in ${here.house}/${here.room ?? ''}` })
      const there = targetOf(from, file)
      if (!there || isTest) return
      for (const wall of wallsBetween) {
        const message = wall(here, there, from)
        if (message) context.report({ node, message })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

const clock = {
  meta: { type: 'problem' },
  create(context) {
    const message = 'no clock here: take the moment or the day as an argument'
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message })
      },
      MemberExpression(node) {
        if (node.object.name === 'Date' && node.property.name === 'now') context.report({ node, message })
      },
    }
  },
}

const LIKE_JSON = /\bdocument\b["`]?\s+i?like\b/i
/**
 * Parsed JSON is what it is said to be only where it was checked, or where its version says who wrote it; and its text
 * is not searched: what is asked of documents stands in columns.
 */
const stored = {
  meta: { type: 'problem' },
  create(context) {
    const message =
      'no JSON.parse(…) as: read by a schema, or by the reader of the noun (server/src/db/stored.ts)'
    const like = 'no LIKE over JSON: what is asked for stands in a column (server/src/job-store/model.ts)'
    return {
      CallExpression(node) {
        const [column, operator] = node.arguments
        if (/(?:^|\.)document$/.test(column?.value) && /^i?like$/i.test(operator?.value))
          context.report({ node, message: like })
      },
      TemplateElement(node) {
        if (LIKE_JSON.test(node.value.raw)) context.report({ node, message: like })
      },
      TSAsExpression(node) {
        const { callee } = node.expression
        if (callee?.object?.name === 'JSON' && callee.property?.name === 'parse')
          context.report({ node, message })
      },
    }
  },
}

export default { meta: { name: 'house' }, rules: { walls, clock, stored, queries } }
