/** The API as a document, made from the contracts. */
import { needOf } from '@vagu/core/access'
import { BODY_PART, type Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { ERROR_STATUS, type ErrorCode } from '@vagu/core/errors'
import { refusalsOf } from '@vagu/core/refusals'
import { z } from 'zod'

function documented(schema: z.ZodType | z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A list that is counted before its elements are read is documented by what they are read as.
    override: ({ zodSchema, jsonSchema: made }) => {
      if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodArray)
        made.items = documented(zodSchema.out.element, io)
    },
  })
  return rest
}
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  documented(schema, io)

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function bodyOf({ shape }: Endpoint) {
  if (shape.upload !== undefined) {
    const file = { type: 'string', format: 'binary' }
    const files = { type: 'array', items: file, maxItems: shape.maxFiles }
    const schema = {
      type: 'object',
      properties: {
        [shape.upload]: shape.maxFiles === undefined ? file : files,
        ...(shape.body && { [BODY_PART]: jsonSchema(shape.body, 'input') }),
      },
    }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (shape.body === undefined) return undefined
  const required = !shape.body.safeParse(undefined).success
  return { required, content: { 'application/json': { schema: jsonSchema(shape.body, 'input') } } }
}

function contentOf({ shape }: Endpoint) {
  if (shape.bytes !== undefined) return { [shape.bytes]: { schema: { type: 'string', format: 'binary' } } }
  const reply = jsonSchema(shape.reply, 'output')
  const schema =
    shape.wrapped === false ? reply : { type: 'object', required: ['data'], properties: { data: reply } }
  return { 'application/json': { schema } }
}

const MEANING: Record<ErrorCode, string> = {
  invalid: 'Wrong input, field by field',
  unreadable: 'What was sent cannot be read',
  wrongLogin: 'Unknown address or wrong password',
  tokenExpired: 'The link was used or is too old',
  unauthenticated: 'Nobody is signed in',
  wrongCsrf: 'X-CSRF-TOKEN is missing or wrong',
  forbidden: 'The user may not do this',
  lockedInDemo: 'The demo does not do this',
  notFound: 'There is no such record in this account',
  conflict: 'The stored record is newer, or stands against it',
  idTaken: 'The id belongs to another record',
  deleted: 'The record was deleted',
  otherAccount: 'The session is of somebody else, or in another account, than the page says',
  lastOwner: 'A farm keeps an owner',
  paid: 'The hours are marked as paid; the mark is taken back first',
  lastSignIn: 'There is no other way for the user to sign in',
  priaNotConnected: 'The farm is not connected with PRIA',
  priaNeedsSignIn: 'The user is to sign in at PRIA',
  priaNoMandate: 'The mandate of the user at PRIA, or the consent, does not reach so far',
  priaNoConsent: 'The consent of the farm does not cover these records, or was taken back at PRIA',
  emailTaken: 'The address belongs to somebody',
  tooLarge: 'More than the call takes',
  sourceSilent: 'The service behind the call does not answer as it should',
  tooManyTries: 'Too often: again after Retry-After',
  busy: 'Busy or out of reach: again after Retry-After',
  cannotStore: 'Unable to store: again after Retry-After',
  unexpected: 'A fault of the program',
  switchedOff: 'This installation does not ask the service behind the call',
}

/** Refusals by their status, each with its code. */
function refusalReplies(endpoint: Endpoint) {
  const byStatus = Object.groupBy(refusalsOf(endpoint), (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      { description: codes.map((code) => `${MEANING[code]} (${code})`).join('; ') },
    ]),
  )
}

/** The session and the token of a call; the roles of the session are what it must be allowed to do. */
function securityOf(endpoint: Endpoint) {
  const need = needOf(endpoint)
  const session = need === 'nothing' ? {} : { session: [need] }
  const csrf = endpoint.method === 'GET' ? {} : { csrf: [] }
  const both = { ...session, ...csrf }
  return Object.keys(both).length === 0 ? [] : [both]
}
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'vagu_session',
    description: 'Set by signing in; named __Host-vagu_session where the address is https',
  },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN', description: 'csrfToken of GET /auth' },
}

function repliesOf(endpoint: Endpoint) {
  const { shape } = endpoint
  const done =
    shape.reply instanceof z.ZodUndefined
      ? { 204: { description: 'Done' } }
      : { 200: { description: 'Done', content: contentOf(endpoint) } }
  return { ...done, ...refusalReplies(endpoint) }
}

const operationOf = (tag: string, endpoint: Endpoint) => ({
  tags: [tag],
  summary: endpoint.shape.summary,
  parameters: [
    ...parametersOf(endpoint.shape.params, 'path'),
    ...parametersOf(endpoint.shape.query, 'query'),
  ],
  ...(bodyOf(endpoint) && { requestBody: bodyOf(endpoint) }),
  security: securityOf(endpoint),
  responses: repliesOf(endpoint),
})

/** OpenAPI 3.1 of every call. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [tag, calls] of Object.entries(endpoints))
    for (const endpoint of Object.values(calls) as Endpoint[]) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = operationOf(tag, endpoint)
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Vagu', version },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes },
  }
}

/** The same, made when it is first asked for and then kept: it takes a good part of a second, and anybody may ask. */
export function openApiOnce(version: string): () => object {
  let document: object | undefined
  return () => (document ??= openApi(version))
}
