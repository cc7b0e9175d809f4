/** Texts of a laboratory's PDF with their places on its pages. */
import { AppError } from '@vagu/core/errors'
import type { PrintedPage, PrintedText } from '@vagu/core/soil-samples/import/printed-lines'
import { sheetOfPages } from '@vagu/core/soil-samples/import/printed-table'
import type { Sheet } from '@vagu/core/soil-samples/import/tables'
import { soilRefusal, tooManySamples } from './refusals.ts'

/** Protocols have a handful of pages, and some hundred texts on each. */
const MAX_PAGES = 200
const MAX_TEXTS = 200_000
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

interface DrawnText {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
}

/** A text as it is looked at; y of a screen grows downwards. */
function printedText({ str, transform, width }: DrawnText, page: Matrix): PrintedText {
  const [a, b, c, d, left, down] = turned(matrixOf(transform), page)
  const size = Math.hypot(c, d)
  // a header that is written upwards is as wide as its letters are high
  const isUpright = Math.abs(b) > Math.abs(a)
  return isUpright
    ? { text: str, left: left - size, right: left, baseline: -down, size }
    : { text: str, left, right: left + width, baseline: -down, size }
}

const isPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'

async function pagesOf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(bytes.slice(), {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  })
  try {
    if (pdf.numPages > MAX_PAGES) throw soilRefusal('tooManyPages', { limit: MAX_PAGES })
    const pages: PrintedPage[] = []
    let count = 0
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const view = matrixOf(page.getViewport({ scale: 1 }).transform)
      count += items.length
      if (count > MAX_TEXTS) throw tooManySamples()
      pages.push(
        items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [printedText(item, view)] : [])),
      )
      page.cleanup()
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** The sheet of a PDF. Throws an AppError in words where it is locked, broken, or holds pictures of pages alone. */
export async function pdfSheet(bytes: Uint8Array): Promise<Sheet> {
  const pages = await pagesOf(bytes).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw soilRefusal(isPassword(error) ? 'isLockedPdf' : 'isPdf')
  })
  if (pages.every((page) => page.length === 0)) throw soilRefusal('pdfWithoutText')
  return sheetOfPages(pages)
}
