/** Archives of farms for tests: taken out, looked into, changed by another hand, packed again. */
import { Manifest } from '@vagu/core/archive-intake/schema'
import { exportText } from '../account/export-text.ts'
import { sha256Of } from '../archives/sha256.ts'
import { zipOf } from '../archives/zip-writer.ts'
import { listZip, unzip } from '../archives/zip.ts'
import { joined } from '../http/body.ts'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

export type Files = Map<string, Uint8Array>

const MAX_BYTES = 500_000_000

/** The export of a farm as it comes. */
export async function exportedBytes(
  server: Pick<TestServer, 'app'>,
  farmer: Client,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await server.app.request(
    '/api/users/export',
    { headers: { cookie: farmer.cookie } },
    { address: farmer.address },
  )
  if (response.status !== 200) throw new Error(`the export answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

export const filesIn = (bytes: Uint8Array<ArrayBuffer>): Promise<Files> => unzip(listZip(bytes), MAX_BYTES)

export const exportedFiles = async (server: Pick<TestServer, 'app'>, farmer: Client): Promise<Files> =>
  filesIn(await exportedBytes(server, farmer))

export async function zipped(files: Files): Promise<Blob> {
  async function* all() {
    for (const [name, bytes] of files) yield { name, bytes }
  }
  return new Blob([await joined(zipOf(all(), new Date('2026-05-20T09:00:00Z')))])
}

export const textIn = (files: Files, name: string): string => new TextDecoder().decode(files.get(name))

type Row = Record<string, unknown>
export const rowsIn = (files: Files, file: string): Row[] =>
  JSON.parse(textIn(files, exportText.data(file))) as Row[]

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Rows as the export writes them. */
export function putRows(files: Files, file: string, rows: readonly Row[]): void {
  const text = rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
  files.set(exportText.data(file), bytesOf(text))
}

/** Files about the account and its people, and those that tell when and of whom the archive was made. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set([
  exportText.readMe,
  exportText.contents,
  exportText.people,
  exportText.ownJournal,
  ...['konto', 'kasutajad', 'kutsed', 'tellimused'].map(exportText.data),
])

/** Texts of the files that an archive brings along, by their names: two farms are the same where these are. */
export const bookIn = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    [...files.keys()]
      .filter((name) => !OF_THE_ACCOUNT.has(name))
      .toSorted()
      .map((name) => [name, textIn(files, name)]),
  )

export const manifestIn = (files: Files): Manifest =>
  Manifest.parse(JSON.parse(textIn(files, exportText.contents)))

export const putManifest = (files: Files, manifest: object): Files =>
  files.set(exportText.contents, bytesOf(JSON.stringify(manifest)))

/** The list of contents made anew, as somebody would who wants his changes believed. */
export function resealed(files: Files): Files {
  const listed = [...files].filter(([name]) => name !== exportText.contents)
  return putManifest(files, {
    ...manifestIn(files),
    files: listed.map(([name, bytes]) => ({ name, bytes: bytes.length, sha256: sha256Of(bytes) })),
  })
}
