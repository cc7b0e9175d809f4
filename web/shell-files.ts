import type { Plugin } from 'vite'
import { firstPages } from './first-paint.ts'

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1]

/**
 * Modules that the form of `/lisa` waits for beside the start: named ahead, or they would be asked for only when all else stands, and share
 * their way with the font. `scripts/bundle-size.mjs` adds up what the page names.
 */
const FIRST = /src\/app\/shell\/Shell\.tsx$|src\/features\/add-job\/(AddJobPage|main-page\/MainNotices)\.tsx$/
const FIRST_CALL = 'web/src/first-call.ts'
const WORKER = 'shell-worker.js'

/** Scripts and styles of an entry and of all that it imports, without waiting for a click. */
function filesOf(bundle: Bundle, roots: readonly string[]): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const take = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || scripts.has(name)) return
    scripts.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    chunk.imports.forEach(take)
  }
  roots.forEach(take)
  return { scripts: [...scripts], sheets: [...sheets] }
}

/**
 * Writes two pages, for visitors and for those who are signed in (`app.html`), each with its frame, and tells the service worker which
 * files to keep ([decision](../docs/decisions/0011-the-first-load.md)).
 */
export const shellFiles = (): Plugin => ({
  name: 'shell-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      const worker = bundle[WORKER]
      if (page?.type !== 'asset' || worker?.type !== 'chunk')
        throw new Error('the page and the service worker are not built')
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const first = chunks.filter(({ moduleIds }) => moduleIds.some((id) => FIRST.test(id)))
      const start = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('web/index.html'))
      const begun = filesOf(
        bundle,
        start.map(({ fileName }) => fileName),
      )
      const whole = filesOf(
        bundle,
        [...start, ...first].map(({ fileName }) => fileName),
      )
      const firstCall = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(FIRST_CALL)))
      if (!firstCall) throw new Error('the first call is not built')
      const { visitor, app } = firstPages(String(page.source), {
        firstCall: firstCall.fileName,
        scripts: whole.scripts.filter((file) => !begun.scripts.includes(file)),
        sheets: whole.sheets.filter((file) => !begun.sheets.includes(file)),
      })
      page.source = visitor
      this.emitFile({ type: 'asset', fileName: 'app.html', source: app })
      const files = [...whole.scripts, ...whole.sheets].map((file) => `/${file}`).toSorted()
      // names carry hashes of what is in them, so that other files have another version
      const version = files.map((file) => /-([\w-]{7})\.\w+$/.exec(file)?.[1] ?? file).join('')
      worker.code = worker.code
        .replace(/(["'`])__FILES__\1/, () => files.map((file) => JSON.stringify(file)).join())
        .replace(/(["'`])__VERSION__\1/, () => JSON.stringify(version))
    },
  },
})
