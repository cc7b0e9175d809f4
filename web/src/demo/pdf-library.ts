/** The PDF library as browsers run it, with its letters; loaded when the first book is printed. */
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import type { PdfLibrary, PdfMaker } from '@vagu/server/book/print/library'

const fontBytes = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer())

async function load(): Promise<PdfLibrary> {
  const [{ default: Document }, { toBytes }, ...fonts] = await Promise.all([
    import('pdfkit'),
    import('pdfkit/output'),
    fontBytes(regular),
    fontBytes(bold),
  ])
  const Maker = Document as unknown as PdfMaker
  return {
    regular: fonts[0],
    bold: fonts[1],
    make: (options) => new Maker(options),
    bytesOf: (document) => toBytes(document),
  }
}

let loaded: Promise<PdfLibrary> | undefined
export const pdfLibrary = (): Promise<PdfLibrary> => (loaded ??= load())
