/**
 * Frame of a page in grey, which stands on the screen before the program does and is written into the page itself. Colours and measures are
 * those of `theme.css` and `Shell.module.css`, which have not come yet.
 */

const STYLE = `
body{margin:0}
.first{min-height:100dvh;background:#f6f7f3;--bar:#e3e8df;--paper:#fff;--line:#dde3d9}
.first em{font:700 22px/28px system-ui,sans-serif;color:#2b6e46}
.first i{display:block;border-radius:8px;background:var(--bar);animation:first 1.6s ease-in-out infinite alternate}
.first b,.first form{display:block;border:1px solid var(--line);border-radius:12px;background:var(--paper);padding:20px;margin-bottom:16px}
.first b i{height:44px;margin-bottom:12px}
#root[data-behind]{position:absolute;inset:0 0 auto;visibility:hidden}
.first h1,.first h2{margin:0;font:700 18px/24px 'Inter Before',system-ui,sans-serif;color:var(--vagu-ink)}.first h1{font-size:20px}.first form{padding:var(--vagu-card-pad);font:15px/24px 'Inter Before',system-ui,sans-serif;color:var(--vagu-ink)}.first form>*{margin:0 0 16px}.first form>:last-child,.first form>:empty{margin:0}
.first-side{display:none;padding:24px 20px;border-right:1px solid var(--line);background:var(--paper)}
.first-side em{display:block;margin-bottom:28px}.first-side i{height:20px;margin-bottom:24px}
.first-head{display:flex;align-items:center;justify-content:space-between;height:64px;padding:0 16px;border-bottom:1px solid var(--line)}
.first-main{padding:16px}
@media(max-width:48em){.first form{padding:var(--vagu-card-pad-phone)}}
@media(min-width:75em){.first-main:has(form){display:grid;grid-template-columns:minmax(0,7fr) minmax(0,6fr);gap:0 16px;align-items:start;max-width:1440px;margin:0 auto}}
@media(min-width:62em){.first-app{display:grid;grid-template-columns:264px minmax(0,1fr)}.first-app .first-side{display:block}.first-main{padding:24px 32px}}
@media(min-width:62em) and (max-width:85em){.first-app{grid-template-columns:232px minmax(0,1fr)}.first-main{padding:24px}}
@media(prefers-color-scheme:dark){:root:not([data-appearance]) .first{DARK}:root:not([data-appearance]) .first em{color:#8fcda5}}
:root[data-appearance=dark] .first{DARK}:root[data-appearance=dark] .first em{color:#8fcda5}
@media(prefers-reduced-motion:reduce){.first i{animation:none}}
@keyframes first{from{opacity:1}to{opacity:.5}}
`
  .replaceAll('\n', '')
  .replaceAll('DARK', 'background:#141a16;--bar:#2a332d;--paper:#1b231e;--line:#2f3a33')

const bar = (width: string, height?: number): string =>
  `<i style="width:${width}${height ? `;height:${height}px` : ''}"></i>`
const card = (...widths: readonly string[]): string => `<b>${widths.map((width) => bar(width)).join('')}</b>`

/** Name of the program, which tells the reader that the page has come, and counts as the first content where boxes in grey do not. */
const NAME = '<em>Vagu</em>'
const HEAD = `<div class="first-head">${NAME}${bar('88px', 32)}</div>`

/** Frame of the app, for somebody who is signed in. */
const APP = `<div class="first first-app" aria-hidden="true"><div class="first-side">${NAME}${['70%', '55%', '62%', '48%', '66%', '52%', '60%'].map((width) => bar(width)).join('')}</div><div>${HEAD}<div class="first-main">${card('40%', '100%', '80%')}${card('30%', '100%')}${card('50%', '100%', '60%')}</div></div></div>`

/** Frame of a page that is open to everybody. */
const VISITOR = `<div class="first" aria-hidden="true">${HEAD}<div class="first-main">${bar('min(480px,90%)', 48)}<br>${bar('min(380px,80%)', 20)}<br>${card('100%', '80%')}</div></div>`

/** The first line of the head says how the page is written. */
const HEAD_TAG = /<meta charset=[^>]*>/
const ROOT = '<div id="root"></div>'
const SHEET = /<link rel="stylesheet"[^>]*>\s*/g

interface Preloaded {
  /** The script that sends the page's first call, as soon as it has come. */
  readonly firstCall: string
  readonly scripts: readonly string[]
  readonly sheets: readonly string[]
}

/** The page with a frame in it that is painted before style and script have come. */
function pageWith(page: string, frame: string, { firstCall, scripts, sheets }: Preloaded): string {
  const own = page.match(SHEET)?.join('') ?? ''
  const ahead = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...sheets.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('')
  return page
    .replaceAll(SHEET, '')
    .replace(HEAD_TAG, (tag) => `${tag}<script type="module" async crossorigin src="/${firstCall}"></script>`)
    .replace('</head>', () => `<style>${STYLE}</style>${ahead}</head>`)
    .replace(ROOT, () => `<div id="root">${frame}</div>${own}`)
}

/** Pages for visitors and for those who are signed in: to the latter the files of the app are named ahead. */
export const firstPages = (page: string, ofApp: Preloaded): { visitor: string; app: string } => ({
  visitor: pageWith(page, VISITOR, { firstCall: ofApp.firstCall, scripts: [], sheets: [] }),
  app: pageWith(page, APP, ofApp),
})
