/** How a page and the demo's worker speak: a request and its response, taken apart so that they can be posted. */

/** Parts of a demo that starts, in their order; the worker tells when it begins one. */
export const DEMO_STEPS = ['program', 'jobs', 'plans', 'pria'] as const
export type DemoStep = (typeof DEMO_STEPS)[number]

export interface Question {
  readonly id: number
  readonly method: string
  readonly url: string
  readonly headers: readonly [string, string][]
  readonly body: ArrayBuffer | null
}
export interface Answer {
  readonly id: number
  readonly status: number
  readonly headers: readonly [string, string][]
  readonly body: ArrayBuffer | null
}

const bytesOf = async (message: Request | Response): Promise<ArrayBuffer | null> =>
  message.body === null ? null : message.arrayBuffer()

export const questionOf = async (id: number, request: Request): Promise<Question> => ({
  id,
  method: request.method,
  url: request.url,
  headers: [...request.headers],
  body: await bytesOf(request),
})
export const requestOf = ({ method, url, headers, body }: Question): Request =>
  new Request(url, { method, headers: [...headers], ...(body && { body }) })

export const answerOf = async (id: number, response: Response): Promise<Answer> => ({
  id,
  status: response.status,
  headers: [...response.headers],
  body: await bytesOf(response),
})
export const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body, { status, headers: [...headers] })
