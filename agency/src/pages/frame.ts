/** Frame of the simulator's pages: a heading that leaves no doubt, and its styles. Whatever is put in is escaped by `html`. */
import { html, raw } from 'hono/html'

const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#f6f5f1, #181a17); --card: light-dark(#fff, #22251f);
  --line: light-dark(#d9d6cc, #3b4037); --ink: light-dark(#1f231c, #eceee8); --soft: light-dark(#5c6356, #a9b0a2);
  --mark: light-dark(#8a4b00, #ffc37a); --markGround: light-dark(#fff0d9, #3a2a12); --act: light-dark(#2f6b2f, #8fcf86);
  --onAct: light-dark(#fff, #10220e); }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink) }
header { background: var(--markGround); color: var(--mark); border-bottom: 1px solid var(--line); padding: .75rem 1rem }
header > div { max-width: 68rem; margin: 0 auto } main { max-width: 70rem; margin: 0 auto }
header b { font-size: 1.15rem } header p { margin: 0; font-size: .9rem }
main { padding: 1rem } h1 { font-size: 1.5rem; margin: .5rem 0 1rem } h2 { font-size: 1.1rem; margin: 0 0 .75rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
th { font-size: .85rem; color: var(--soft); font-weight: 600 } tr:last-child td { border-bottom: 0 }
form { display: inline } .rows > form, .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0 0 .5rem }
label { display: flex; flex-direction: column; font-size: .85rem; color: var(--soft); gap: .15rem }
input, select, textarea, button { font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--line);
  border-radius: .5rem; padding: .45rem .6rem; min-height: 2.5rem; max-width: 100% }
button { cursor: pointer; background: var(--card); color: var(--ink) } button.main { background: var(--act); color: var(--onAct); border-color: transparent; font-weight: 600 }
button:focus-visible, input:focus-visible, select:focus-visible, a:focus-visible { outline: 2px solid var(--act); outline-offset: 2px }
a { color: var(--act) } .soft { color: var(--soft); font-size: .9rem } .tag { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem; white-space: nowrap; font-size: .85rem }
.choice { display: flex; flex-direction: row; gap: .6rem; align-items: center; color: var(--ink); font-size: 1rem; padding: .5rem; border: 1px solid var(--line); border-radius: .5rem; margin: 0 0 .5rem }
.choice input { min-height: 0 } .narrow { max-width: 32rem; margin: 0 auto } textarea { width: 100%; min-height: 14rem; font: 13px/1.4 ui-monospace, monospace }
details summary { cursor: pointer } .said { border-color: var(--mark) }
.rows { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .5rem 0 } td:first-child, td.number { white-space: nowrap }
@media (max-width: 40rem) { table, tbody, tr, td { display: block } th { display: none } td { border: 0; padding: .1rem 0 } tr { border-bottom: 1px solid var(--line); padding: .5rem 0 }
  main { padding: .75rem } section { padding: .75rem } }
`

export const frame = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="et">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · PRIA testkeskkond</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <div>
            <b>PRIA testkeskkond</b>
            <p>See ei ole PRIA. Siin on väljamõeldud kliendid ja kirjed, et andmevahetust proovida.</p>
          </div>
        </header>
        <main>${content}</main>
      </body>
    </html>`

/** Headers of a page: nothing but itself, no script, in nobody's frame; forms may lead on to the programs that it knows. */
export const pageHeaders = (origins: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...origins].join(' '),
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})
