/** As much of the PDF library as the book needs; each home brings its build of it, with the letters. */

/** An object of the file: its data are written when it ends. */
export interface PdfObject {
  data: Record<string, unknown>
  end(): void
}

/** Letters of a font as the file holds them: a code of four hexadecimal digits each. */
export interface PdfFont {
  readonly id: string
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean }
  encode(
    text: string,
  ): readonly [codes: readonly string[], places: readonly { readonly advanceWidth: number }[]]
  ref(): PdfObject
}

export interface PdfPage {
  readonly dictionary: PdfObject
  /** Fonts of the page by their ids. */
  readonly fonts: Record<string, PdfObject>
  /** Number under which the tree of structure knows the page. */
  readonly structParentTreeKey: number
}

export interface PdfDocument {
  readonly page: PdfPage
  readonly outline: { addItem(title: string, options: { readonly pageNumber: number }): unknown }
  registerFont(name: string, bytes: Uint8Array): unknown
  font(name: string): unknown
  addPage(): unknown
  switchToPage(index: number): unknown
  addContent(operators: string): unknown
  ref(data: Record<string, unknown>): PdfObject
  getStructTreeRoot(): PdfObject
  getStructParentTree(): { get(key: number): (PdfObject | null)[] }
  end(): void
}

export interface PdfOptions {
  readonly size: 'A4'
  readonly layout: 'landscape'
  readonly margin: 0
  /** None of the library's own: browsers do not have them. */
  readonly font: ''
  readonly lang: string
  readonly tagged: true
  /** Says in the file that it is accessible (ISO 14289-1). */
  readonly subset: 'PDF/UA'
  readonly pdfVersion: '1.7'
  readonly displayTitle: true
  readonly autoFirstPage: false
  readonly bufferPages: true
  readonly info: Readonly<Record<string, string | Date>>
}

/** The library's own maker: its types leave out the tree of structure, its objects, and that it makes PDF/UA. */
export type PdfMaker = new (options: PdfOptions) => PdfDocument

export interface PdfLibrary {
  readonly make: (options: PdfOptions) => PdfDocument
  /** Bytes of a document, asked for before it ends. */
  readonly bytesOf: (document: PdfDocument) => Promise<Uint8Array<ArrayBuffer>>
  /** Fonts (TTF): plain and half bold. */
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}
