/** The simulator's sign-in: who is it to be? */
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { cropYearOf } from '@vagu/core/time/season'
import { giveCode, type OAuthNeeds, type Question } from '../oauth.ts'
import { ROOM } from '../secrets.ts'
import { FULL_MANDATE, seasonsAround } from '../seed.ts'
import type { Client, Room } from '../state.ts'
import { frame } from './frame.ts'
import { formMark, readForm } from './form.ts'

export interface PageNeeds extends OAuthNeeds {
  /** Path before its own addresses; empty for none. */
  readonly base: string
  /** Room of who names none; nothing where each has to name one. */
  readonly commonRoom: string | undefined
}

const NEW = 'new'
const CHALLENGE = /^[\w-]{43}$/
const MAX_NAME = 100
/** Most people of a room. */
const MAX_PEOPLE = 50

/** The question in an address; nothing where it is none that may be answered, and nobody is sent anywhere then. */
function questionIn({ senders, commonRoom }: PageNeeds, query: URLSearchParams): Question | undefined {
  const sender = senders.find(({ id }) => id === query.get('client_id'))
  const redirect = query.get('redirect_uri') ?? ''
  const challenge = query.get('code_challenge') ?? ''
  const room = query.get('login_hint') ?? commonRoom ?? ''
  const isRight =
    sender?.redirects.includes(redirect) === true &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256' &&
    CHALLENGE.test(challenge) &&
    ROOM.test(room)
  if (!isRight || sender === undefined) return undefined
  return { sender: sender.id, redirect, challenge, room, state: (query.get('state') ?? '').slice(0, 1000) }
}

const wrongQuestion = (context: Context) =>
  context.html(
    frame(
      'Vigane pöördumine',
      html`<section class="narrow said">
        <h1>Vigane pöördumine</h1>
        <p>
          Programm, mis teid siia saatis, ei ole tuttav, või on pöördumine poolik. Minge tagasi ja proovige
          uuesti.
        </p>
      </section>`,
    ),
    400,
  )

const choiceOf = ({ clients }: Room, { code, name }: Room['people'][number], isFirst: boolean) =>
  html`<label class="choice"
    ><input type="radio" name="person" value="${code}" ${isFirst ? 'checked' : ''} required /><span
      >${name}
      <span class="soft"
        >${code} · kliente: ${clients.filter(({ mandates }) => mandates[code]).length}</span
      ></span
    ></label
  >`

function newcomer(room: Room, form: URLSearchParams, today: string): { after: Room; person: string } {
  const code = String(30_000_000_000 + room.people.length)
  const id = String(2_000_000 + room.clients.length)
  const name = (form.get('name') ?? '').trim().slice(0, MAX_NAME) || 'Test Isik'
  const company = (form.get('company') ?? '').trim().slice(0, MAX_NAME) || 'Uus Talu OÜ'
  const client: Client = {
    id,
    name: company,
    registryCode: String(20_000_000 + room.clients.length),
    mandates: { [code]: FULL_MANDATE },
    consents: {},
    seasons: seasonsAround(today).map((season) =>
      season.year >= cropYearOf(today) - 1 && season.state === 'CLOSED'
        ? { ...season, state: 'OPEN' }
        : season,
    ),
  }
  return {
    after: { ...room, people: [...room.people, { code, name }], clients: [...room.clients, client] },
    person: code,
  }
}

/** Code of who was chosen; nothing where the form names nobody. */
async function chosen(
  { store }: PageNeeds,
  room: string,
  form: URLSearchParams,
): Promise<string | undefined> {
  const person = form.get('person') ?? ''
  return store.changeRoom(room, (before) => {
    if (person === NEW && before.people.length < MAX_PEOPLE) {
      const made = newcomer(before, form, store.today())
      return { after: made.after, result: made.person }
    }
    return { result: before.people.find(({ code }) => code === person)?.code }
  })
}

export function mountSignIn(app: Hono, needs: PageNeeds): void {
  const { store, random, senders } = needs
  app.get('/oauth/authorize', async (context) => {
    const query = new URL(context.req.url).searchParams
    const question = questionIn(needs, query)
    if (question === undefined) return wrongQuestion(context)
    const room = await store.room(question.room)
    const mark = await formMark(context, random)
    const sender = senders.find(({ id }) => id === question.sender)
    return context.html(
      frame(
        'Sisselogimine',
        html`<section class="narrow">
          <h1>Kes logib sisse?</h1>
          <p class="soft">
            Programm ${sender?.name ?? ''} küsib luba teie nimel PRIA andmeid lugeda ja saata.
          </p>
          <form method="post" action="${needs.base}/oauth/authorize?${query.toString()}">
            <input type="hidden" name="mark" value="${mark}" />
            ${room.people.map((person, i) => choiceOf(room, person, i === 0))}
            <label class="choice"
              ><input type="radio" name="person" value="${NEW}" /><span
                >Uus testisik oma tühja kliendiga</span
              ></label
            >
            <div class="row">
              <label>Uue isiku nimi<input name="name" maxlength="${MAX_NAME}" autocomplete="off" /></label>
              <label>Kliendi nimi<input name="company" maxlength="${MAX_NAME}" autocomplete="off" /></label>
            </div>
            <div class="row">
              <button class="main" name="action" value="signIn">Logi sisse</button>
              <button name="action" value="cancel" formnovalidate>Loobu</button>
            </div>
          </form>
        </section>`,
      ),
    )
  })
  app.post('/oauth/authorize', async (context) => {
    const question = questionIn(needs, new URL(context.req.url).searchParams)
    const form = await readForm(context)
    if (question === undefined || form === undefined) return wrongQuestion(context)
    const back = new URL(question.redirect)
    back.searchParams.set('state', question.state)
    if (form.get('action') === 'cancel') back.searchParams.set('error', 'access_denied')
    else {
      const person = await chosen(needs, question.room, form)
      if (person === undefined) return wrongQuestion(context)
      back.searchParams.set('code', await giveCode(needs, question, person))
    }
    return context.redirect(back.href, 303)
  })
}
