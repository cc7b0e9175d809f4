/** The simulator's page of a client's season: every record, with what may be done to it. */
import { AGENCY_KINDS, type AgencyKind, type AgencyRecord, BODY_OF_KIND } from '@vagu/core/agency/wire'
import { ACTIVITIES } from '@vagu/core/agency/words'
import { html } from 'hono/html'
import { disturbed } from '../batch.ts'
import type { Book, Client } from '../state.ts'
import type { BookPlace, Store } from '../store.ts'
import { type AddView, addForm } from './add.ts'
import { frame } from './frame.ts'
import { KIND_WORDS } from './text.ts'

export interface BookView extends AddView {
  /** Address of the room. */
  readonly roomPath: string
}

/** Most records of a kind on the page. */
const MOST = 500

/** A record in short. */
function titleOf({ kind, body }: AgencyRecord): string {
  if (kind === 'FIELD') return `${body.number} ${body.name} (massiiv ${body.massif})`
  if (kind === 'CROP') return `${body.crop} ${body.refinement}`.trim()
  return kind === 'JOB'
    ? `${body.name || ACTIVITIES[body.activity]} ${body.startsOn}`
    : `${body.crop}, ${body.yieldType}: ${body.tonnes} t`
}
const fieldOf = (record: AgencyRecord, names: ReadonlyMap<string, string>): string =>
  record.kind === 'FIELD' ? '' : (names.get(record.body.fieldId) ?? record.body.fieldId)

const act = ({ path, mark }: BookView, id: string, [action, words]: readonly [string, string]) =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="mark" value="${mark}" /><input type="hidden" name="id" value="${id}" /><button
      name="action"
      value="${action}"
    >
      ${words}
    </button>
  </form>`

const rowOf = (view: BookView, record: AgencyRecord, names: ReadonlyMap<string, string>) =>
  html`<tr>
    <td>
      ${record.id}<br /><span class="soft"
        >${record.ownId === null ? 'sidumata' : `seotud ${record.ownId}`}</span
      >
    </td>
    <td>${fieldOf(record, names)}</td>
    <td>${titleOf(record)}</td>
    <td class="number">${String(record.body.areaHa).replace('.', ',')} ha</td>
    <td class="number">versioon ${record.version}<br /><span class="soft">${record.changedBy}</span></td>
    <td>
      ${act(view, record.id, ['disturb', 'Muuda naabrina'])} ${act(view, record.id, ['delete', 'Kustuta'])}
      <details>
        <summary>Sisu</summary>
        <form method="post" action="${view.path}">
          <input type="hidden" name="mark" value="${view.mark}" /><input
            type="hidden"
            name="id"
            value="${record.id}"
          />
          <label
            >Kirje JSON-ina<textarea name="body">${JSON.stringify(record.body, null, 1)}</textarea>
          </label>
          <button name="action" value="write">Salvesta</button>
        </form>
      </details>
    </td>
  </tr>`

function kindPart(view: BookView, kind: AgencyKind, book: Book) {
  const { records } = book
  const names = new Map(
    records.flatMap((each) => (each.kind === 'FIELD' ? [[each.id, each.body.name] as const] : [])),
  )
  const own = records.filter((record) => record.kind === kind)
  return html`<section>
    <h2>${KIND_WORDS[kind]} <span class="tag">${own.length}</span></h2>
    ${
      own.length === 0
        ? html`<p class="soft">Kirjeid ei ole.</p>`
        : html`<div class="scroll">
            <table>
              <tr>
                <th>Number</th>
                <th>Põld</th>
                <th>Kirje</th>
                <th>Pindala</th>
                <th>Muudetud</th>
                <th></th>
              </tr>
              ${own.slice(0, MOST).map((record) => rowOf(view, record, names))}
            </table>
          </div>`
    }
    ${addForm(view, kind, book)}
  </section>`
}

/** The page; `said` tells what came of a form. */
export const bookPage = (
  view: BookView,
  { client, year, said }: { client: Client; year: number; said: string | undefined },
  book: Book,
) =>
  frame(
    client.name,
    html`<p><a href="${view.roomPath}">Kõik kliendid</a></p>
      <h1>${client.name}, hooaeg ${year}</h1>
      ${said === undefined ? '' : html`<section class="said">${said}</section>`}
      ${AGENCY_KINDS.map((kind) => kindPart(view, kind, book))}`,
  )

/** A record with another body; nothing where the text is none. */
function rewritten(record: AgencyRecord, text: string, now: Date): AgencyRecord | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const body = BODY_OF_KIND[record.kind].safeParse(value)
  if (!body.success) return undefined
  const noted = { version: record.version + 1, changedAt: now.toISOString(), changedBy: 'e-PRIA' }
  return { ...record, ...noted, body: body.data } as AgencyRecord
}

/** Does what a form of the page asks for. Returns what to say, where it could not. */
export function actOnBook(
  store: Store,
  place: BookPlace,
  form: URLSearchParams,
): Promise<string | undefined> {
  const id = form.get('id')
  const action = form.get('action')
  return store.changeBook(place, (before) => {
    const record = before.records.find((each) => each.id === id)
    if (record === undefined) return { result: 'Seda kirjet enam ei ole.' }
    const put = (after: AgencyRecord | undefined) => ({
      after: {
        ...before,
        records: before.records.flatMap((each) => (each === record ? (after ?? []) : each)),
      },
      result: undefined,
    })
    if (action === 'disturb') return put(disturbed(record, store.now()))
    if (action === 'delete')
      return {
        ...put(undefined),
        after: {
          ...put(undefined).after,
          gone: [...before.gone, { kind: record.kind, ownId: record.ownId, id: record.id }],
        },
      }
    const after = action === 'write' ? rewritten(record, form.get('body') ?? '', store.now()) : undefined
    return after === undefined ? { result: 'See ei ole sellise kirje sisu: midagi ei muudetud.' } : put(after)
  })
}
