/** The page behind the link that switches the weekly letter off: plain HTML, no script, nothing from outside. */
import { offText } from './text.ts'

const STYLE = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem }
a { color: inherit }
button { font: inherit; font-weight: bold; padding: .75rem 1.25rem; border: 0; border-radius: .5rem; color: #fff; background: #2f6b2f }
`

/** The form posts to the address that the page was opened with. */
export const offPage = (state: 'ask' | 'done' | 'unknown', publicUrl: string): string => `<!doctype html>
<html lang="et"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Vagu: ${offText.title}</title><style>${STYLE}</style></head>
<body><main><h1>${offText.title}</h1><p>${offText[state]}</p>
${
  state === 'ask'
    ? `<form method="post"><button>${offText.confirm}</button></form>`
    : `<p><a href="${publicUrl}/seaded">${offText.settings}</a></p>`
}
</main></body></html>
`
