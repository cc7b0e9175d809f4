/** The simulator's room: its clients, seasons and mandates, the faults that it makes on order, and the way back to the seed. */
import { AGENCY_KINDS, AgencyMandate, AgencySeason } from '@vagu/core/agency/wire'
import { counted } from '@vagu/core/text/counted'
import { html } from 'hono/html'
import { mandateOf } from '../calls.ts'
import { type Client, type Mood, MoodKind, MOODS, type Room } from '../state.ts'
import type { Store } from '../store.ts'
import { frame } from './frame.ts'
import { KIND_WORDS, MANDATE_WORDS, MOOD_WORDS, SEASON_WORDS } from './text.ts'

export interface RoomView {
  readonly base: string
  readonly name: string
  readonly mark: string
  readonly today: string
}

const hidden = ({ mark }: RoomView, action: string) =>
  html`<input type="hidden" name="mark" value="${mark}" /><input
      type="hidden"
      name="action"
      value="${action}"
    />`
const option = (value: string, words: string, isChosen: boolean) =>
  html`<option value="${value}" ${isChosen ? 'selected' : ''}>${words}</option>`
const roomPath = ({ base, name }: RoomView): string => `${base}/ruum/${name}`

const mandateForm = (view: RoomView, client: Client, { code, name }: Room['people'][number]) => {
  const { kind } = mandateOf(client, code, view.today)
  return html`<form method="post" action="${roomPath(view)}">
    ${hidden(view, 'mandate')}<input type="hidden" name="client" value="${client.id}" /><input
      type="hidden"
      name="person"
      value="${code}"
    />
    <label
      >${name}<select name="kind">
        ${Object.entries(MANDATE_WORDS).map(([value, words]) => option(value, words, value === kind))}
      </select></label
    ><button>Muuda</button>
  </form>`
}

const seasonForm = (view: RoomView, client: Client, { year, state }: AgencySeason) =>
  html`<form method="post" action="${roomPath(view)}">
    ${hidden(view, 'season')}<input type="hidden" name="client" value="${client.id}" /><input
      type="hidden"
      name="year"
      value="${year}"
    />
    <label
      ><a href="${roomPath(view)}/klient/${client.id}/${year}">Hooaeg ${year}</a
      ><select name="state">
        ${Object.entries(SEASON_WORDS).map(([value, words]) => option(value, words, value === state))}
      </select></label
    ><button>Muuda</button>
  </form>`

const consentOf = (client: Client): string => {
  const given = Object.values(client.consents)
  if (given.length === 0) return 'nõusolekut ei ole'
  return `nõusolek: ${given
    .flat()
    .map((kind) => KIND_WORDS[kind].toLowerCase())
    .join(', ')}`
}

const clientPart = (view: RoomView, room: Room, client: Client) =>
  html`<section>
    <h2>
      ${client.name} <span class="tag">klient ${client.id}</span>
      <span class="tag">registrikood ${client.registryCode}</span>
    </h2>
    <p class="soft">
      ${consentOf(client)}
      ${
        Object.keys(client.consents).length > 0
          ? html`<form method="post" action="${roomPath(view)}">
              ${hidden(view, 'dropConsent')}<input type="hidden" name="client" value="${client.id}" /><button>
                Võta nõusolek tagasi
              </button>
            </form>`
          : ''
      }
    </p>
    <details>
      <summary>Volitused</summary>
      <div class="rows">${room.people.map((person) => mandateForm(view, client, person))}</div>
    </details>
    <details open>
      <summary>Hooajad ja kirjed</summary>
      <div class="rows">${client.seasons.map((season) => seasonForm(view, client, season))}</div>
    </details>
  </section>`

const moodRow = (view: RoomView, { kind, clientId, times }: Mood, index: number) =>
  html`<tr>
    <td>${MOOD_WORDS[kind]}</td>
    <td>${clientId === null ? 'kõik kliendid' : `klient ${clientId}`}</td>
    <td>${times === null ? 'kuni lõpetate' : `veel ${counted(times, 'kord', 'korda')}`}</td>
    <td>
      <form method="post" action="${roomPath(view)}">
        ${hidden(view, 'endMood')}<input type="hidden" name="index" value="${index}" /><button>Lõpeta</button>
      </form>
    </td>
  </tr>`

const moodsPart = (view: RoomView, { moods, clients }: Room) =>
  html`<section>
    <h2>Rikked</h2>
    ${
      moods.length === 0
        ? html`<p class="soft">Kõik töötab, nagu peab.</p>`
        : html`<div class="scroll">
            <table>
              <tr>
                <th>Testkeskkond …</th>
                <th>Kelle puhul</th>
                <th>Kui kaua</th>
                <th></th>
              </tr>
              ${moods.map((mood, i) => moodRow(view, mood, i))}
            </table>
          </div>`
    }
    <form method="post" action="${roomPath(view)}" class="row">
      ${hidden(view, 'mood')}
      <label
        >Rike<select name="kind">
          ${MOODS.map((kind) => option(kind, MOOD_WORDS[kind], false))}
        </select></label
      >
      <label
        >Klient<select name="client">
          ${option('', 'kõik kliendid', true)}${clients.map(({ id, name }) => option(id, name, false))}
        </select></label
      >
      <label
        >Mitu korda (tühi: kuni lõpetate)<input
          name="times"
          inputmode="numeric"
          pattern="[0-9]{1,4}"
          value="1"
      /></label>
      <button class="main">Tekita rike</button>
    </form>
  </section>`

export const roomPage = (view: RoomView, room: Room) =>
  frame(
    'Kliendid',
    html`<h1>Kliendid ja hooajad</h1>
      ${moodsPart(view, room)} ${room.clients.map((client) => clientPart(view, room, client))}
      <section>
        <h2>Algseis</h2>
        <p class="soft">
          Kõik kliendid, kirjed ja rikked taastatakse. Kes on sisse loginud, peab seda uuesti tegema.
        </p>
        <form method="post" action="${roomPath(view)}">
          ${hidden(view, 'reset')}<button>Taasta algseis</button>
        </form>
      </section>`,
  )

const MAX_MOODS = 20

type Act = (form: URLSearchParams, place: { readonly store: Store; readonly room: string }) => Promise<void>

/** Acts of the page's forms by name; what a form says wrongly changes nothing. */
export const ROOM_ACTS: Readonly<Record<string, Act>> = {
  mandate: async (form, { store, room }) => {
    const kind = AgencyMandate.shape.kind.safeParse(form.get('kind'))
    const person = form.get('person') ?? ''
    const { people } = await store.room(room)
    if (!kind.success || !people.some(({ code }) => code === person)) return
    const kinds = kind.data === 'FULL' ? [...AGENCY_KINDS] : kind.data === 'LIMITED' ? (['JOB'] as const) : []
    await store.changeClient(room, form.get('client') ?? '', (before) => ({
      ...before,
      mandates: { ...before.mandates, [person]: { kind: kind.data, kinds: [...kinds], until: null } },
    }))
  },
  season: async (form, { store, room }) => {
    const state = AgencySeason.shape.state.safeParse(form.get('state'))
    if (!state.success) return
    await store.changeClient(room, form.get('client') ?? '', (before) => ({
      ...before,
      seasons: before.seasons.map((season) =>
        String(season.year) === form.get('year') ? { ...season, state: state.data } : season,
      ),
    }))
  },
  dropConsent: async (form, { store, room }) =>
    store.changeClient(room, form.get('client') ?? '', (before) => ({ ...before, consents: {} })),
  mood: async (form, { store, room }) => {
    const kind = MoodKind.safeParse(form.get('kind'))
    const times = Number(form.get('times') ?? '')
    if (!kind.success) return
    const mood: Mood = {
      kind: kind.data,
      clientId: form.get('client') || null,
      times: Number.isInteger(times) && times > 0 && times < 10_000 ? times : null,
    }
    await store.changeRoom(room, (before) => ({
      after: { ...before, moods: [...before.moods, mood].slice(-MAX_MOODS) },
      result: undefined,
    }))
  },
  endMood: async (form, { store, room }) =>
    store.changeRoom(room, (before) => ({
      after: { ...before, moods: before.moods.filter((_, i) => String(i) !== form.get('index')) },
      result: undefined,
    })),
  reset: async (_, { store, room }) => store.reset(room),
}
