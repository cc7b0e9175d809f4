/** Builds that stand beside a stamp of their sources: made anew when one of them has changed, and not otherwise. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { root } from './root.ts'
import { run } from './run.ts'

const isSource = (path: string): boolean =>
  !/(^|[\\/])(dist|node_modules|\.vite)([\\/]|$)|\.test\.tsx?$/.test(path)

const filesOf = (source: string): string[] => {
  const path = join(root, source)
  if (extname(source) !== '') return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isSource(file.slice(root.length)))
    .toSorted()
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

export interface Built {
  /** Folder of what was built, in the project. */
  readonly folder: string
  /** Files and folders of the project that it is made of. */
  readonly sources: readonly string[]
}

/** A name that is never served; each build empties its folder, so it vanishes with what it stands for. */
const stampOf = ({ folder }: Built): string => join(root, folder, '.built-from')

/** Builds what is not there, or was made of other sources. Returns false when the build failed. */
export async function keepBuilt(built: Built, build: () => Promise<boolean>): Promise<boolean> {
  const stamp = stampOf(built)
  const sources = fingerprint(built.sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true
  rmSync(stamp, { force: true })
  if (!(await build())) return false
  writeFileSync(stamp, sources)
  return true
}

/** Vite makes the build of a folder, in a process of its own: it leaves settings and memory behind. Returns whether it could. */
export async function runVite(folder: string, args: readonly string[] = []): Promise<boolean> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const all = [vite, 'build', join(root, folder), '--logLevel', 'error', ...args]
  return (await run(process.execPath, all, { env: { NODE_ENV: 'production' } })) === 0
}
