/** Reads the tables of an archive: holds every file against its sum and every row against its shape. */
import { type ArchiveFault, archiveSentence } from '@vagu/core/archive-intake/messages'
import type { ArchivedFile, ArchiveNoun, ArchiveProblem, Manifest } from '@vagu/core/archive-intake/schema'
import { z } from 'zod'
import { exportText } from '../account/export-text.ts'
import { LinePacker, type PackedLines } from '../archives/packed-lines.ts'
import { linesOf, LineTooLong } from '../archives/lines.ts'
import { Sha256, sha256Of } from '../archives/sha256.ts'
import { ZipFault } from '../archives/zip.ts'
import { type PackedFile, unpacked } from '../archives/zip-parts.ts'
import type { Tables } from '../db/schema.ts'
import { readManifest, refusal } from './contents.ts'
import { type Book, RowFault, type Source } from './row.ts'
import { unsoundPlace } from './sound.ts'
import { type TableInArchive, TABLES_IN_ARCHIVE } from './tables.ts'

/** Problems that are told one by one. */
const MAX_PROBLEMS = 100
const MAX_CONTENTS = 32 * 1024 * 1024

export interface ArchiveToRead {
  /** Into which it is taken. */
  readonly accountId: string
  readonly contents: PackedFile
  /** Everything but the pictures. */
  readonly files: readonly PackedFile[]
  /** Whether its rows are to be stored, and not looked through alone. */
  readonly isToStore: boolean
}

export interface PhotoRow {
  readonly id: string
  readonly bytes: number
  readonly isDeleted: boolean
}
export interface ReadArchive {
  readonly manifest: Pick<Manifest, 'company' | 'version' | 'madeAt'>
  /** SHA-256 of the list of contents, which tells one archive from another. */
  readonly seal: string
  readonly pictures: readonly ArchivedFile[]
  readonly photos: readonly PhotoRow[]
  readonly problems: readonly ArchiveProblem[]
  readonly problemCount: number
  readonly counts: readonly { readonly noun: ArchiveNoun; readonly count: number }[]
  /** Ids of the records of each table. */
  readonly ids: Readonly<Partial<Record<keyof Tables, readonly string[]>>>
  /** Rows as they are stored, by table. */
  readonly rows: readonly { readonly table: keyof Tables; readonly lines: PackedLines }[]
}

const isPicture = ({ name }: ArchivedFile): boolean => name.startsWith('fotod/') && name.endsWith('.webp')

async function textOf(file: PackedFile): Promise<string> {
  if (file.size > MAX_CONTENTS) throw refusal('wrongContents')
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of unpacked(file)) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

class Problems {
  readonly first: ArchiveProblem[] = []
  count = 0

  add(file: string, code: ArchiveFault, at: { row?: number; text?: string } = {}): void {
    this.count++
    if (this.first.length >= MAX_PROBLEMS) return
    const { row = null, text = '' } = at
    const message = archiveSentence(code, { text: text.slice(0, 300) })
    this.first.push({ file, row, code, message })
  }
}

const Row = z.record(z.string(), z.unknown())

function rowIn(line: string): Source {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    throw new RowFault('brokenRow', '')
  }
  const place = unsoundPlace(row)
  if (place !== undefined) throw new RowFault('wrongValue', place)
  const found = Row.safeParse(row).data
  if (found === undefined) throw new RowFault('brokenRow', '')
  return found
}

class ArchiveReader {
  readonly problems = new Problems()
  readonly counts = new Map<ArchiveNoun, number>()
  readonly ids = new Map<keyof Tables, string[]>()
  readonly photos: PhotoRow[] = []
  readonly #packers = new Map<keyof Tables, LinePacker>()
  readonly #archive: ArchiveToRead
  readonly #book: Book
  readonly #listed: ReadonlyMap<string, ArchivedFile>

  constructor(archive: ArchiveToRead, manifest: Manifest) {
    this.#archive = archive
    this.#listed = new Map(manifest.files.map((file) => [file.name, file]))
    this.#book = {
      accountId: archive.accountId,
      shapes: manifest.shapes,
      photoSums: new Map(
        manifest.files.filter(isPicture).map(({ name, sha256 }) => [name.slice(6, -5), sha256]),
      ),
      seasons: new Map(),
      kinds: new Set(),
      images: new Set(),
      keptPhotos: new Set(),
    }
  }

  async read(): Promise<void> {
    const packed = new Map(this.#archive.files.map((file) => [file.name, file]))
    for (const table of TABLES_IN_ARCHIVE) {
      const name = exportText.data(table.file)
      await this.#readFile(name, packed.get(name), table)
      packed.delete(name)
    }
    for (const listed of this.#listed.values())
      if (!isPicture(listed) && !TABLES_IN_ARCHIVE.some(({ file }) => exportText.data(file) === listed.name))
        await this.#readFile(listed.name, packed.get(listed.name), undefined)
  }

  async rows(): Promise<ReadArchive['rows']> {
    const all: { table: keyof Tables; lines: PackedLines }[] = []
    for (const [table, packer] of this.#packers) all.push({ table, lines: await packer.end() })
    return all
  }

  /** A file that is not as it was is told as such, and nothing of its rows. */
  async #readFile(
    name: string,
    file: PackedFile | undefined,
    table: TableInArchive | undefined,
  ): Promise<void> {
    const listed = this.#listed.get(name)
    if (file === undefined || listed === undefined) return this.problems.add(name, 'fileMissing')
    const sum = new Sha256()
    async function* summed() {
      for await (const piece of unpacked(file as PackedFile)) {
        sum.add(piece)
        yield piece
      }
    }
    const before = { count: this.problems.count, told: this.problems.first.length }
    try {
      if (table === undefined) for await (const _ of summed());
      else await this.#readRows(name, summed(), table)
    } catch (error) {
      if (!(error instanceof ZipFault) && !(error instanceof LineTooLong)) throw error
    }
    if (file.size === listed.bytes && sum.value() === listed.sha256) return
    this.problems.first.length = before.told
    this.problems.count = before.count
    this.problems.add(name, 'wrongSum')
  }

  async #readRows(name: string, pieces: AsyncIterable<Uint8Array>, table: TableInArchive): Promise<void> {
    const keys = new Set<string>()
    let row = 0
    for await (const line of linesOf(pieces)) {
      const text = line.endsWith(',') ? line.slice(0, -1) : line
      if (text === '' || text === '[' || text === ']' || text === '[]') continue
      row++
      try {
        await this.#take(rowIn(text), table, keys)
      } catch (error) {
        if (!(error instanceof RowFault)) throw error
        this.problems.add(name, error.code, { row, text: error.text })
      }
    }
    if (table.noun !== undefined) this.counts.set(table.noun, row)
    this.ids.set(table.table, table.noun === 'history' ? [] : [...keys])
  }

  async #take(row: Source, table: TableInArchive, keys: Set<string>): Promise<void> {
    const taken = table.take(row, this.#book)
    const key = table.keyOf(row)
    if (keys.has(key)) throw new RowFault('repeatedRow', key)
    keys.add(key)
    for (const each of taken)
      if (each.table === 'image')
        this.photos.push({ id: key, bytes: each.row.bytes, isDeleted: each.row.deleted_at !== null })
    if (!this.#archive.isToStore) return
    for (const { table: to, row: stored } of taken) {
      const packer = this.#packers.get(to) ?? new LinePacker()
      this.#packers.set(to, packer)
      await packer.add(JSON.stringify(stored))
    }
  }
}

export async function readArchive(archive: ArchiveToRead): Promise<ReadArchive> {
  const text = await textOf(archive.contents)
  const manifest = readManifest(text)
  const reader = new ArchiveReader(archive, manifest)
  await reader.read()
  const { company, version, madeAt, files } = manifest
  const isSound = reader.problems.count === 0
  return {
    manifest: { company, version, madeAt },
    seal: sha256Of(new TextEncoder().encode(text)),
    pictures: files.filter(isPicture),
    photos: reader.photos,
    problems: reader.problems.first,
    problemCount: reader.problems.count,
    counts: [...reader.counts].map(([noun, count]) => ({ noun, count })),
    ids: Object.fromEntries(reader.ids),
    rows: isSound ? await reader.rows() : [],
  }
}
