import { endpoints } from '@vagu/core/endpoints'
import { describe, expect, it } from 'vitest'
import { docsPage } from './docs-page.ts'
import { openApi } from './documents.ts'

const page = docsPage(openApi('1.2.3'))

describe('the page of the API', () => {
  it('names every call with its summary', () => {
    for (const calls of Object.values(endpoints))
      for (const { method, path, shape } of Object.values(calls)) {
        expect(page).toContain(`<h3>${method} ${path}</h3>`)
        expect(page).toContain(shape.summary.replaceAll('&', '&amp;'))
      }
  })
  it('shows what the rows of an import are, although they are counted first', () =>
    expect(JSON.stringify(openApi('1.2.3'))).toContain('"take":{'))
  it('has no script and asks nothing from outside', () => {
    expect(page).not.toContain('<script')
    expect(page).not.toMatch(/(src|href)="https?:/)
  })
  it('shows signs of markup as signs', () => {
    const document = { info: { title: '<b>"A" & B</b>', version: '1' }, paths: {} }
    expect(docsPage(document)).toContain('<h1>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt; API 1</h1>')
  })
})
