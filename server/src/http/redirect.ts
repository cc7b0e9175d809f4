/** The answer to a browser that is to go on at another page of ours. */
export class Redirect {
  /** Path of the page, with what follows it. */
  readonly place: string
  constructor(place: string) {
    this.place = place
  }
}

export function redirectResponse({ place }: Redirect, headers: Headers): Response {
  headers.set('location', place)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 303, headers })
}
