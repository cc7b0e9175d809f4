/** The API as a document, made from the contracts. */
import type { Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
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
    const files = { type: 'array', items: file, maxItems: shape.mostFiles }
    const schema = {
      type: 'object',
      properties: { [shape.upload]: shape.mostFiles === undefined ? file : files },
    }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (shape.body === undefined) return undefined
  return { required: true, content: { 'application/json': { schema: jsonSchema(shape.body, 'input') } } }
}

function contentOf({ shape }: Endpoint) {
  if (shape.bytes !== undefined) return { [shape.bytes]: { schema: { type: 'string', format: 'binary' } } }
  const reply = jsonSchema(shape.reply, 'output')
  const schema =
    shape.wrapped === false ? reply : { type: 'object', required: ['data'], properties: { data: reply } }
  return { 'application/json': { schema } }
}

function repliesOf(endpoint: Endpoint) {
  const { method, shape } = endpoint
  const done =
    shape.reply instanceof z.ZodUndefined
      ? { 204: { description: 'Done' } }
      : { 200: { description: 'Done', content: contentOf(endpoint) } }
  const signedIn = shape.access === 'public' ? {} : { 401: { description: 'Nobody is signed in' } }
  const csrf = method === 'GET' ? {} : { 403: { description: 'X-CSRF-TOKEN is missing or wrong' } }
  const wrong =
    shape.body || shape.query || shape.upload ? { 422: { description: 'Wrong input, field by field' } } : {}
  const large = shape.body || shape.upload ? { 413: { description: 'More than the call takes' } } : {}
  const missing = shape.params ? { 404: { description: 'There is no such record in this account' } } : {}
  const away = { 503: { description: 'Busy, out of reach or unable to store: again after Retry-After' } }
  return { ...done, ...signedIn, ...csrf, ...wrong, ...large, ...missing, ...away }
}

const operationOf = (tag: string, endpoint: Endpoint) => ({
  tags: [tag],
  summary: endpoint.shape.summary,
  parameters: [
    ...parametersOf(endpoint.shape.params, 'path'),
    ...parametersOf(endpoint.shape.query, 'query'),
  ],
  ...(bodyOf(endpoint) && { requestBody: bodyOf(endpoint) }),
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
  return { openapi: '3.1.0', info: { title: 'Vagu', version }, servers: [{ url: '/api' }], paths }
}

/** The same, made when it is first asked for and then kept: it takes a good part of a second, and anybody may ask. */
export function openApiOnce(version: string): () => object {
  let document: object | undefined
  return () => (document ??= openApi(version))
}
