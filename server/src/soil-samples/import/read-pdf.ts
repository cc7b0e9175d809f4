/** Texts of a laboratory's PDF with their places on its pages. */
import { AppError } from '@vagu/core/errors'
import type { PrintedPage, PrintedText } from '@vagu/core/soil-samples/import/printed-lines'
import { sheetsOfPages } from '@vagu/core/soil-samples/import/printed-table'
import { MAX_SAMPLES } from '@vagu/core/soil-samples/import/schema'
import type { Sheet } from '@vagu/core/text/table-header'
import type { getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { soilRefusal, tooManySamples } from './refusals.ts'

/** Protocols have a handful of pages, and some hundred texts on each. */
const MAX_PAGES = 200
const MAX_TEXTS = 200_000
const MAX_LINES = 10 * MAX_SAMPLES
/** Reading takes a second; the helper that does it is ended soon after this. */
const MAX_MS = 20_000
/** The letters `%PDF`, which readers look for within the first kilobyte. */
const MARK = [0x25, 0x50, 0x44, 0x46] as const
const MARK_WITHIN = 1024

export const isPdf = (bytes: Uint8Array): boolean =>
  bytes
    .subarray(0, MARK_WITHIN)
    .some((first, at) => first === MARK[0] && MARK.every((byte, i) => bytes[at + i] === byte))

type Matrix = readonly [number, number, number, number, number, number]
const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [a, b, c, d, e, f]

/** Place of a text on a page that is turned before it is looked at. */
const turned = ([a, b, c, d, e, f]: Matrix, [oa, ob, oc, od, oe, of]: Matrix): Matrix => [
  oa * a + oc * b,
  ob * a + od * b,
  oa * c + oc * d,
  ob * c + od * d,
  oa * e + oc * f + oe,
  ob * e + od * f + of,
]

/** Shortest and longest texts that a cell, or a line of cells, can be. */
const MAX_TEXT = 2000
/** Directions are level or upright within this, of the size. */
const STRAIGHT = 0.02

/** A text as it is looked at; y of a screen grows downwards. Nothing for one that is written askew: a stamp, a watermark. */
function printedText({ str, transform, width }: DrawnText, page: Matrix): PrintedText[] {
  const [a, b, c, d, x, y] = turned(matrixOf(transform), page)
  const size = Math.hypot(c, d)
  const text = { text: str.slice(0, MAX_TEXT), baseline: -y, size }
  const along = Math.hypot(a, b) * STRAIGHT
  if (Math.abs(b) <= along && a > 0) return [{ ...text, left: x, right: x + width }]
  // letters stand on their line to one of its sides
  const edges = [x, x + c].toSorted((one, other) => one - other)
  return Math.abs(a) <= along ? [{ ...text, left: edges[0] ?? x, right: edges[1] ?? x, isUpright: true }] : []
}

const isPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'

/** Counts the texts of a file, and the time that reading them takes: a small file can draw the same for hours. */
class ReadingLimit {
  #texts = 0
  readonly #until = performance.now() + MAX_MS

  take(count: number): void {
    this.#texts += count
    if (this.#texts > MAX_TEXTS) throw tooManySamples()
    if (performance.now() > this.#until) throw soilRefusal('isPdf')
  }
}

/** A piece of a page as PDF.js streams it: texts, and the marks of its structure. */
const Chunk = z.object({ items: z.array(z.unknown()) })
const Drawn = z.object({ str: z.string(), transform: z.array(z.number()), width: z.number() })
type DrawnText = z.infer<typeof Drawn>
const drawnTexts = (chunk: unknown): DrawnText[] =>
  Chunk.parse(chunk).items.flatMap((item) => {
    const { data } = Drawn.safeParse(item)
    return data && data.str.trim() !== '' ? [data] : []
  })

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function textsOf(page: Page, limit: ReadingLimit): Promise<PrintedPage> {
  const view = matrixOf(page.getViewport({ scale: 1 }).transform)
  const reader: ReadableStreamDefaultReader<unknown> = page.streamTextContent().getReader()
  const texts: PrintedText[] = []
  try {
    for (;;) {
      const chunk = await reader.read()
      if (chunk.done) return texts
      const drawn = drawnTexts(chunk.value)
      limit.take(drawn.length)
      for (const text of drawn) texts.push(...printedText(text, view))
    }
  } finally {
    await reader.cancel()
  }
}

async function pagesOf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const unpdf = await import('unpdf')
  const options = { verbosity: 0, disableFontFace: true, useSystemFonts: false }
  const pdf = await unpdf.getDocumentProxy(bytes.slice(), options)
  try {
    if (pdf.numPages > MAX_PAGES) throw soilRefusal('tooManyPages', { limit: MAX_PAGES })
    const limit = new ReadingLimit()
    const pages: PrintedPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      pages.push(await textsOf(page, limit))
      page.cleanup()
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** The tables of a PDF. Throws an AppError in words where it is locked, broken, or holds pictures of pages alone. */
export async function pdfSheets(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const pages = await pagesOf(bytes).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw soilRefusal(isPassword(error) ? 'isLockedPdf' : 'isPdf')
  })
  if (pages.every((page) => page.length === 0)) throw soilRefusal('pdfWithoutText')
  const sheets = sheetsOfPages(pages)
  if (sheets.reduce((sum, { lines }) => sum + lines.length, 0) > MAX_LINES) throw tooManySamples()
  return sheets
}
