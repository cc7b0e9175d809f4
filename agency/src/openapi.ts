/** The agency's contract as an OpenAPI document, made from its schemas. `npx vitest run agency/src/openapi.test.ts -u` writes it. */
import {
  AgencyBatch,
  AgencyClient,
  AgencyConsent,
  AgencyFault,
  AgencyKind,
  AgencyPage,
  AgencyPerson,
  AgencyReceipt,
  AgencySeason,
  AgencyTokens,
  MAX_BATCH,
  MAX_OPEN_REQUESTS,
  MAX_PAGE,
} from '@vagu/core/agency/wire'
import { z } from 'zod'

interface Call {
  readonly method: 'get' | 'put' | 'post' | 'delete'
  readonly path: string
  readonly summary: string
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  readonly refuses: readonly (keyof typeof FAULTS)[]
}

/** Refusals of a whole request, by status. */
const FAULTS = {
  401: 'The token does not count (TOKEN_INVALID)',
  403: 'Mandate or consent does not reach so far (NO_MANDATE, NO_CONSENT)',
  404: 'No such client, season, batch or table (NOT_FOUND)',
  409: 'The batch came before, with other changes (BATCH_DIFFERS)',
  422: 'The request is wrong (INVALID)',
  429: `More than ${MAX_OPEN_REQUESTS} requests at once, or too many: again after Retry-After (TOO_MANY_REQUESTS)`,
  503: 'Out of reach (UNAVAILABLE)',
} as const

const ALWAYS = [401, 429, 503] as const
const OF_CLIENT = [...ALWAYS, 403, 404] as const
const CLIENT = '/v1/clients/{client}'
const SEASON = `${CLIENT}/seasons/{year}`

const CALLS: readonly Call[] = [
  { method: 'get', path: '/v1/person', summary: 'Who has signed in', reply: AgencyPerson, refuses: ALWAYS },
  {
    method: 'get',
    path: '/v1/clients',
    summary: 'Clients that the person has, or had, a mandate for',
    reply: z.array(AgencyClient),
    refuses: ALWAYS,
  },
  {
    method: 'put',
    path: `${CLIENT}/consent`,
    summary: 'Consents that the sender reads and sends records of these kinds',
    body: AgencyConsent,
    reply: AgencyConsent,
    refuses: [...OF_CLIENT, 422],
  },
  {
    method: 'delete',
    path: `${CLIENT}/consent`,
    summary: 'Takes the consent back',
    reply: z.object({ kinds: z.array(AgencyKind).max(0) }),
    refuses: OF_CLIENT,
  },
  {
    method: 'get',
    path: `${CLIENT}/seasons`,
    summary: 'Seasons of a client',
    reply: z.array(AgencySeason),
    refuses: OF_CLIENT,
  },
  {
    method: 'get',
    path: `${SEASON}/records`,
    summary: `Records of a season, at most ${MAX_PAGE} of a page; the last page has no next`,
    query: z.object({
      kind: AgencyKind.optional(),
      cursor: z.string().optional(),
      limit: z.int().max(MAX_PAGE).optional(),
    }),
    reply: AgencyPage,
    refuses: [...OF_CLIENT, 422],
  },
  {
    method: 'post',
    path: `${SEASON}/batches`,
    summary: `Changes of at most ${MAX_BATCH} records, each with an answer; the same batch again writes nothing`,
    body: AgencyBatch,
    reply: AgencyReceipt,
    refuses: [...OF_CLIENT, 409, 422],
  },
  {
    method: 'get',
    path: `${SEASON}/batches/{batch}`,
    summary: 'Answers to a batch, once more',
    reply: AgencyReceipt,
    refuses: OF_CLIENT,
  },
]

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
const json = (schema: object) => ({ 'application/json': { schema } })

function parametersOf({ path, query }: Call) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'year' ? 'integer' : 'string' },
  }))
  const asked = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }))
  return [...inPath, ...asked]
}

const operationOf = (call: Call) => ({
  summary: call.summary,
  security: [{ oauth: [] }],
  parameters: parametersOf(call),
  ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
  responses: {
    200: { description: 'OK', content: json(schemaOf(call.reply, 'output')) },
    ...Object.fromEntries(
      call.refuses.map((status) => [
        status,
        { description: FAULTS[status], content: json({ $ref: '#/components/schemas/Fault' }) },
      ]),
    ),
  },
})

const form = (names: readonly string[]) => ({
  required: true,
  content: {
    'application/x-www-form-urlencoded': {
      schema: {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      },
    },
  },
})

/** The document. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of CALLS) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Payments agency: contract of the field book',
      version: '1',
      description:
        'PRIA has published no interface of its field book. The contract is ours, shaped after UN/CEFACT E-CROP; docs/agency/README.md says more.',
    },
    paths: {
      ...paths,
      '/oauth/token': {
        post: {
          summary: 'OAuth 2.0: tokens for a code (with PKCE) or for a refresh token',
          requestBody: form(['grant_type', 'code', 'code_verifier', 'redirect_uri', 'refresh_token']),
          responses: {
            200: { description: 'OK', content: json(schemaOf(AgencyTokens, 'output')) },
            400: { description: 'The error of RFC 6749, 5.2' },
            401: { description: 'The program is not known (invalid_client)' },
          },
        },
      },
      '/oauth/revoke': {
        post: {
          summary: 'Ends a sign-in by one of its tokens (RFC 7009)',
          requestBody: form(['token']),
          responses: { 200: { description: 'OK' } },
        },
      },
    },
    components: {
      schemas: { Fault: schemaOf(AgencyFault, 'output') },
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: '/oauth/authorize',
              tokenUrl: '/oauth/token',
              refreshUrl: '/oauth/token',
              scopes: {},
            },
          },
        },
      },
    },
  }
}
