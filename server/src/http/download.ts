/** A file that is made while it is sent: nothing of it is kept, and nobody keeps it on the way. */
export class Download {
  readonly name: string
  readonly stream: ReadableStream<Uint8Array>
  constructor(name: string, stream: ReadableStream<Uint8Array>) {
    this.name = name
    this.stream = stream
  }
}

export function downloadResponse({ name, stream }: Download, type: string, headers: Headers): Response {
  headers.set('content-type', type)
  headers.set('content-disposition', `attachment; filename="${name}"`)
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  return new Response(stream, { status: 200, headers })
}
