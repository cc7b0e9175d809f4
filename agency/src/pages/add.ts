/** Forms of the simulator's page that add a record at the agency alone, as somebody would in e-PRIA. */
import {
  AGENCY_ACTIVITIES,
  AGENCY_CROP_USES,
  type AgencyKind,
  AgencyRecord,
  type AgencySeason,
  type AgencyShape,
  BODY_OF_KIND,
} from '@vagu/core/agency/wire'
import { ACTIVITIES, CROP_USES } from '@vagu/core/agency/words'
import { liesInEstonia } from '@vagu/core/geo/ground'
import { roundTo } from '@vagu/core/units/rounding'
import { html } from 'hono/html'
import { fieldsOf, MAX_RECORDS } from '../batch.ts'
import { CROP_CODES, YIELD_TYPE_CODES } from '../codes.ts'
import { refusalOf } from '../judge.ts'
import { ORIGIN } from '../land/land.ts'
import { PLAIN_JOB } from '../seed.ts'
import type { Book } from '../state.ts'
import type { BookPlace, Store } from '../store.ts'
import { ADD_WORDS, MEMBER_WORDS } from './text.ts'

export interface AddView {
  readonly path: string
  readonly mark: string
  /** A form that was refused: what was written into it stands there still. */
  readonly given: URLSearchParams | undefined
}

type Choice = readonly [value: string, words: string]
interface Input {
  readonly name: string
  readonly type: 'text' | 'number' | 'date'
  readonly isOptional?: boolean
}
interface Select {
  readonly name: string
  readonly choices: readonly Choice[]
}

const choicesOf = (values: readonly { readonly code: string; readonly name: string }[]): Choice[] =>
  values.map(({ code, name }): Choice => [code, name])
const CROP: Select = { name: 'crop', choices: choicesOf(CROP_CODES) }
const AREA: Input = { name: 'areaHa', type: 'number' }
const fieldSelect = ({ records }: Book): Select => ({
  name: 'fieldId',
  choices: records.flatMap((each) =>
    each.kind === 'FIELD' ? [[each.id, `${each.body.number} ${each.body.name}`.trim()] as const] : [],
  ),
})

/** Inputs that are asked for a record of each kind. */
const ASKED: Readonly<Record<AgencyKind, (book: Book) => readonly (Input | Select)[]>> = {
  FIELD: () => [
    { name: 'name', type: 'text' },
    { name: 'number', type: 'text' },
    { name: 'massif', type: 'text' },
    AREA,
  ],
  CROP: (book) => [
    fieldSelect(book),
    { name: 'use', choices: AGENCY_CROP_USES.map((use): Choice => [use, CROP_USES[use]]) },
    CROP,
    AREA,
  ],
  JOB: (book) => [
    fieldSelect(book),
    { name: 'activity', choices: AGENCY_ACTIVITIES.map((each): Choice => [each, ACTIVITIES[each]]) },
    { name: 'startsOn', type: 'date' },
    { name: 'endsOn', type: 'date', isOptional: true },
    AREA,
    { name: 'notes', type: 'text', isOptional: true },
  ],
  YIELD: (book) => [
    fieldSelect(book),
    CROP,
    { name: 'yieldType', choices: choicesOf(YIELD_TYPE_CODES) },
    { name: 'tonnes', type: 'number' },
    AREA,
    { name: 'harvestedOn', type: 'date', isOptional: true },
  ],
}

const PATTERN = {
  number: html`inputmode="decimal" pattern="[0-9]{1,6}([.,][0-9]{1,4})?"`,
  text: '',
  date: '',
}

function memberInput(member: Input | Select, given: string) {
  const { name } = member
  if ('choices' in member)
    return html`<label
      >${MEMBER_WORDS[name]}<select name="${name}" required>
        ${member.choices.map(
          ([value, words]) =>
            html`<option value="${value}" ${value === given ? 'selected' : ''}>${words}</option>`,
        )}
      </select></label
    >`
  const { type, isOptional = false } = member
  return html`<label
    >${MEMBER_WORDS[name]}<input
      name="${name}"
      type="${type === 'date' ? 'date' : 'text'}"
      value="${given}"
      ${PATTERN[type]}
      ${isOptional ? '' : 'required'}
  /></label>`
}

/** The form of a kind; it stands open where it was refused. */
export function addForm({ path, mark, given }: AddView, kind: AgencyKind, book: Book) {
  const own = given?.get('kind') === kind ? given : undefined
  const members = ASKED[kind](book)
  if (kind !== 'FIELD' && fieldSelect(book).choices.length === 0) return ''
  return html`<details ${own ? 'open' : ''}>
    <summary>${ADD_WORDS[kind]}</summary>
    <form method="post" action="${path}" class="row">
      <input type="hidden" name="mark" value="${mark}" /><input type="hidden" name="kind" value="${kind}" />
      ${members.map((member) => memberInput(member, own?.get(member.name) ?? ''))}
      <button class="main" name="action" value="add">${ADD_WORDS[kind]}</button>
    </form>
  </details>`
}

/** Metres between what is held and a field that is added. */
const GAP = 60

/** A square of an area, east of all that is held; none where that is abroad. */
function squareBeside({ records }: Book, areaHa: number): AgencyShape | null {
  const points = records.flatMap((each) =>
    each.kind === 'FIELD' && each.body.shape ? each.body.shape.coordinates.flat(2) : [],
  )
  const [east, south] = points.reduce((far, point) => (point[0] > far[0] ? point : far), points[0] ?? ORIGIN)
  const side = Math.sqrt(areaHa * 10_000)
  const [left, right, top] = [east + GAP, east + GAP + side, south + side].map((each) =>
    roundTo(each, 2),
  ) as [number, number, number]
  const bottom = roundTo(south, 2)
  const ring: [number, number][] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ]
  return liesInEstonia([ring]) ? { type: 'MultiPolygon', coordinates: [[ring]] } : null
}

/** Members that a kind has beside those that are asked for. */
const REST: Readonly<Record<AgencyKind, (book: Book, areaHa: number) => object>> = {
  FIELD: (book, areaHa) => ({ landUse: 'ARABLE', shape: squareBeside(book, areaHa) }),
  CROP: () => ({ refinement: '', variety: '' }),
  JOB: () => PLAIN_JOB,
  YIELD: () => ({ moisturePct: null }),
}

const valueOf = (member: Input | Select, text: string): string | number | null => {
  if ('choices' in member || member.type === 'text') return text
  if (member.type === 'date') return text === '' ? null : text
  return text === '' ? Number.NaN : Number(text.replace(',', '.'))
}

/** A record that a form tells of, as the agency would hold it; else what is wrong with it, in words. */
function recordOf(
  book: Book,
  form: URLSearchParams,
  { id, season, now, today }: { id: string; season: AgencySeason; now: Date; today: string },
): AgencyRecord | string {
  const kind = AgencyRecord.options
    .map(({ shape }) => shape.kind.value)
    .find((each) => each === form.get('kind'))
  if (kind === undefined) return 'Sellist liiki kirjeid ei ole.'
  const members = ASKED[kind](book)
  const told = Object.fromEntries(
    members.map((member) => [member.name, valueOf(member, (form.get(member.name) ?? '').trim())]),
  )
  const name =
    kind === 'JOB'
      ? { name: ACTIVITIES[AGENCY_ACTIVITIES.find((each) => each === told.activity) ?? 'OTHER'] }
      : {}
  const body = BODY_OF_KIND[kind].safeParse({
    ...REST[kind](book, Number(told.areaHa) || 0),
    ...name,
    ...told,
  })
  if (!body.success) {
    const wrong = new Set(
      body.error.issues.map(({ path: [first] }) => MEMBER_WORDS[String(first)] ?? String(first)),
    )
    return `Kontrollige: ${[...wrong].join(', ')}. Kirjet ei lisatud.`
  }
  const noted = { id, ownId: null, version: 1, changedAt: now.toISOString(), changedBy: 'e-PRIA' }
  const record = AgencyRecord.parse({ kind, ...noted, body: body.data })
  return refusalOf(record, { season, fields: fieldsOf(book.records), today })?.text ?? record
}

/** Adds the record that a form tells of. Returns what to say, where it could not. */
export function addToBook(
  store: Store,
  place: BookPlace,
  { form, season }: { readonly form: URLSearchParams; readonly season: AgencySeason },
): Promise<string | undefined> {
  return store.changeBook<string | undefined>(place, (before) => {
    if (before.records.length >= MAX_RECORDS) return { result: 'Hooajal on liiga palju kirjeid.' }
    const id = `${place.client}-${place.year}-${before.next}`
    const made = recordOf(before, form, { id, season, now: store.now(), today: store.today() })
    if (typeof made === 'string') return { result: made }
    return {
      after: { ...before, next: before.next + 1, records: [...before.records, made] },
      result: undefined,
    }
  })
}
