/** The API's document as a page to read: plain HTML, no script, nothing from outside. */

interface Schema {
  readonly [key: string]: unknown
}
interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> }
  /** Rights of the sender, as roles of the session. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly responses: Readonly<
    Record<string, { description: string; content?: Readonly<Record<string, { schema: Schema }>> }>
  >
}
/** Parts of an OpenAPI document that this page reads. */
interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
interface Call extends Operation {
  readonly method: string
  readonly path: string
}

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
a { color: inherit }
h2 { margin-top: 2.5rem; border-bottom: 1px solid }
h3 { font-family: ui-monospace, monospace; font-size: 1rem; margin: 1.5rem 0 0 }
table { border-collapse: collapse; margin: .5rem 0 }
th, td { text-align: left; padding: .15rem 1rem .15rem 0; vertical-align: top }
pre { overflow: auto; max-height: 30rem; padding: .75rem; border: 1px solid }
nav ul { columns: 3 10rem; padding-left: 1.2rem }
`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** A long schema can be scrolled, so it must be reachable by keyboard. */
const schemaBlock = (title: string, schema: Schema): string =>
  `<details><summary>${title}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre></details>`

const contents = (of: { content?: Readonly<Record<string, { schema: Schema }>> }, title: string): string =>
  Object.entries(of.content ?? {})
    .map(([type, { schema }]) => schemaBlock(`${title}, <code>${escaped(type)}</code>`, schema))
    .join('')

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

function parameterTable({ parameters }: Call): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, in: place, required, schema }) =>
    row([
      `<code>${escaped(name)}</code>`,
      `${place}${required ? ', required' : ''}`,
      `<code>${escaped(JSON.stringify(schema))}</code>`,
    ]),
  )
  return `<table><tr><th>Parameter</th><th>Where</th><th>Schema</th></tr>${rows.join('')}</table>`
}

function callSection(call: Call): string {
  const replies = Object.entries(call.responses)
  const needs = call.security.flatMap(({ session = [] }) => session)
  const rows = replies.map(([status, { description }]) => row([status, escaped(description)]))
  return [
    `<section><h3>${call.method} ${escaped(call.path)}</h3><p>${escaped(call.summary)}</p>`,
    `<p>Needs: ${needs.length > 0 ? escaped(needs.join(', ')) : 'nothing'}</p>`,
    parameterTable(call),
    call.requestBody ? contents(call.requestBody, 'Body') : '',
    `<table><tr><th>Status</th><th>Meaning</th></tr>${rows.join('')}</table>`,
    ...replies.map(([status, reply]) => contents(reply, `Reply ${status}`)),
    '</section>',
  ].join('')
}

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      Object.assign({ method: method.toUpperCase(), path }, operation),
    ),
  )

/** Renders an OpenAPI document, its calls grouped by their tag. */
export function docsPage(openApi: object): string {
  const document = openApi as ApiDocument
  const title = escaped(`${document.info.title} API ${document.info.version}`)
  const groups = Object.entries(Object.groupBy(callsOf(document), ({ tags }) => tags[0] ?? ''))
  const links = groups.map(([tag]) => `<li><a href="#${escaped(tag)}">${escaped(tag)}</a></li>`)
  const sections = groups.map(
    ([tag, calls = []]) => `<h2 id="${escaped(tag)}">${escaped(tag)}</h2>${calls.map(callSection).join('')}`,
  )
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1><p>Every path stands below <code>/api</code>. The same as data: `,
    '<a href="/api/openapi.json">openapi.json</a>. A call that changes something carries the ',
    '<code>X-CSRF-TOKEN</code> that <code>GET /auth</code> gives, also in its 401.</p>',
    `<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>${sections.join('')}</main></body></html>`,
  ].join('')
}
