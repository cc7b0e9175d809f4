/** The PDF library and its letters, for the book as the program prints it. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PdfLibrary, PdfMaker } from '../src/book/print/library.ts'

const fontBytes = (name: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`)))

async function load(): Promise<PdfLibrary> {
  const [{ default: Document }, regular, bold] = await Promise.all([
    import('pdfkit'),
    fontBytes('400Regular'),
    fontBytes('600SemiBold'),
  ])
  const Maker = Document as unknown as PdfMaker
  return {
    regular,
    bold,
    make: (options) => new Maker(options),
    bytesOf: (document) => bytesOf(document as unknown as InstanceType<typeof Document>),
  }
}

/** Bytes of one block: a document hands over hundreds of thousands of short lines. */
const BLOCK = 1024 * 1024

/** Takes a document's lines into blocks as they come, for kept one by one they would take ten times the room. */
function bytesOf(document: NodeJS.ReadableStream): Promise<Uint8Array<ArrayBuffer>> {
  const blocks: Uint8Array[] = []
  let [block, used] = [new Uint8Array(BLOCK), 0]
  const take = (part: Uint8Array): void => {
    if (used + part.length > block.length) {
      blocks.push(block.subarray(0, used))
      ;[block, used] = [new Uint8Array(Math.max(BLOCK, part.length)), 0]
    }
    block.set(part, used)
    used += part.length
  }
  return new Promise((resolve, reject) => {
    document.on('data', take)
    document.on('error', reject)
    document.on('end', () => resolve(new Uint8Array(Buffer.concat([...blocks, block.subarray(0, used)]))))
  })
}

let loaded: Promise<PdfLibrary> | undefined
/** Loaded with the first book: most processes print none. */
export const pdfLibrary = (): Promise<PdfLibrary> => (loaded ??= load())
