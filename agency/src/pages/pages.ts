/** Addresses of the simulator's pages. Whoever has the address of a room may look at it and change it. */
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { Refusal } from '../refusal.ts'
import { ROOM } from '../secrets.ts'
import { addToBook } from './add.ts'
import { actOnBook, bookPage } from './book.ts'
import { formMark, readForm } from './form.ts'
import { frame, pageHeaders } from './frame.ts'
import { ROOM_ACTS, roomPage } from './room.ts'
import { mountSignIn, type PageNeeds } from './sign-in.ts'
import { WRONG_PAGE } from './text.ts'

const none = (context: Context, text: string) =>
  context.html(
    frame(
      'Ei leitud',
      html`<section class="narrow said">
        <h1>Ei leitud</h1>
        <p>${text}</p>
      </section>`,
    ),
    404,
  )

const roomIn = (context: Context): string | undefined => {
  const name = context.req.param('room') ?? ''
  return ROOM.test(name) ? name : undefined
}

/** The season that an address names. */
async function bookIn({ store }: PageNeeds, context: Context) {
  const room = roomIn(context)
  if (room === undefined) throw new Refusal('NOT_FOUND', WRONG_PAGE)
  const client = await store.client(room, context.req.param('client') ?? '')
  const season = client.seasons.find(({ year }) => String(year) === context.req.param('year'))
  if (season === undefined) throw new Refusal('NOT_FOUND', WRONG_PAGE)
  return { client, season, place: { room, client: client.id, year: season.year } }
}

function mountRoom(app: Hono, needs: PageNeeds): void {
  const { store, random, base } = needs
  app.get('/ruum/:room', async (context) => {
    const name = roomIn(context)
    if (name === undefined) return none(context, WRONG_PAGE)
    const mark = await formMark(context, random)
    return context.html(roomPage({ base, name, mark, today: store.today() }, await store.room(name)))
  })
  app.post('/ruum/:room', async (context) => {
    const room = roomIn(context)
    const form = await readForm(context)
    if (room === undefined || form === undefined) return none(context, WRONG_PAGE)
    await ROOM_ACTS[form.get('action') ?? '']?.(form, { store, room })
    return context.redirect(`${base}/ruum/${room}`, 303)
  })
}

function mountBook(app: Hono, needs: PageNeeds): void {
  const { store, random, base } = needs
  const show = async (context: Context, said?: string, given?: URLSearchParams) => {
    const { client, place } = await bookIn(needs, context)
    const roomPath = `${base}/ruum/${place.room}`
    const view = {
      path: `${roomPath}/klient/${client.id}/${place.year}`,
      roomPath,
      mark: await formMark(context, random),
      given,
    }
    return context.html(bookPage(view, { client, year: place.year, said }, await store.book(place)))
  }
  app.get('/ruum/:room/klient/:client/:year', (context) => show(context))
  app.post('/ruum/:room/klient/:client/:year', async (context) => {
    const form = await readForm(context)
    if (form === undefined) return none(context, WRONG_PAGE)
    const { place, season } = await bookIn(needs, context)
    const said =
      form.get('action') === 'add'
        ? await addToBook(store, place, { form, season })
        : await actOnBook(store, place, form)
    if (said !== undefined) return show(context, said, form)
    return context.redirect(`${base}/ruum/${place.room}/klient/${place.client}/${place.year}`, 303)
  })
}

export function mountPages(app: Hono, needs: PageNeeds): void {
  const { senders, base, commonRoom } = needs
  const origins = [
    ...new Set(senders.flatMap(({ redirects }) => redirects.map((each) => new URL(each).origin))),
  ]
  const headers = Object.entries(pageHeaders(origins))
  app.use(async (context, next) => {
    await next()
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') === true
    if (isPage) for (const [name, value] of headers) context.res.headers.set(name, value)
  })
  app.get('/', (context) =>
    commonRoom === undefined
      ? none(context, 'Avage testkeskkond programmist, PRIA ühenduse lehelt.')
      : context.redirect(`${base}/ruum/${commonRoom}`, 303),
  )
  mountSignIn(app, needs)
  mountRoom(app, needs)
  mountBook(app, needs)
}
