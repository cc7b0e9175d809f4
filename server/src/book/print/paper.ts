/** Paper that is written on: pages with their operators, and the tree of structure that a screen reader goes by. */
import { Letters } from './letters.ts'
import type { PdfDocument, PdfFont, PdfLibrary, PdfObject } from './library.ts'

/** A4 on its side, points. */
export const PAPER = { width: 841.89, height: 595.28, left: 34, right: 34, top: 44, bottom: 40 } as const
export const INNER_WIDTH = PAPER.width - PAPER.left - PAPER.right

export const INK = [0.11, 0.14, 0.11] as const
export const PALE = [0.36, 0.4, 0.36] as const
export const RULE = [0.79, 0.82, 0.79] as const
export const SHADE = [0.945, 0.957, 0.94] as const
type Colour = readonly [red: number, green: number, blue: number]

export interface Style {
  readonly size: number
  readonly isBold?: boolean
  readonly colour?: Colour
}
interface Place {
  readonly x: number
  /** Of the line of the letters, from the top of the page. */
  readonly y: number
}

/** Part of a page. */
export interface Frame extends Place {
  readonly width: number
  readonly height: number
}

/** Tags of the structure that the book has. */
export type Tag =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'THead'
  | 'TBody'

const NOTHING = {}

/** A node of the tree of structure; its children are written before it ends. */
export class Node {
  readonly object: PdfObject
  readonly #children: unknown[] = []
  readonly #marks: { readonly page: PdfObject; readonly mark: number }[] = []

  constructor(object: PdfObject) {
    this.object = object
  }

  adopt(child: Node): void {
    this.#children.push(child.object)
  }

  mark(page: PdfObject, mark: number): void {
    this.#marks.push({ page, mark })
  }

  end(): void {
    const [first] = this.#marks
    const { data } = this.object
    if (first !== undefined) {
      data['Pg'] = first.page
      for (const { page, mark } of this.#marks)
        this.#children.push(page === first.page ? mark : { Type: 'MCR', Pg: page, MCID: mark })
    }
    data['K'] = this.#children
    this.object.end()
    // the tree remembers the object for its number alone
    this.object.data = NOTHING
  }
}

const short = (value: number): string => String(Math.round(value * 100) / 100)

/** Paper whose places are counted from its upper left corner, as the library turns each page. */
export class Paper {
  readonly #document: PdfDocument
  readonly regular: Letters
  readonly bold: Letters
  readonly root: Node
  #operators: string[] = []
  #pages = 0

  constructor(document: PdfDocument, { regular, bold }: Pick<PdfLibrary, 'regular' | 'bold'>) {
    this.#document = document
    document.registerFont('regular', regular)
    document.registerFont('bold', bold)
    const letters = (name: string): Letters => {
      document.font(name)
      // the library tells which font it has chosen in no other way
      return new Letters(Reflect.get(document, '_font') as PdfFont)
    }
    // a font is chosen with a page
    document.addPage()
    this.regular = letters('regular')
    this.bold = letters('bold')
    const tree = document.getStructTreeRoot()
    this.root = new Node(document.ref({ S: 'Document', P: tree }))
    tree.data['K'] = [this.root.object]
    this.#begin()
  }

  get pages(): number {
    return this.#pages
  }

  newPage(): void {
    this.#finish()
    this.#document.addPage()
    this.#begin()
  }

  /** Something that a screen reader comes to, below another. */
  node(tag: Tag, parent: Node, data: Record<string, unknown> = {}): Node {
    const node = new Node(this.#document.ref({ S: tag, P: parent.object, ...data }))
    parent.adopt(node)
    return node
  }

  /** Marks what `draw` writes as the content of a node. */
  within(tag: Tag, node: Node, draw: () => void): void {
    const { page } = this.#document
    const marks = this.#document.getStructParentTree().get(page.structParentTreeKey)
    const mark = marks.length
    marks.push(node.object)
    node.mark(page.dictionary, mark)
    this.#operators.push(`/${tag} <</MCID ${mark}>> BDC`)
    draw()
    this.#operators.push('EMC')
  }

  /** Marks what `draw` writes as nothing that is read: rules, shades, heads that are repeated. */
  aside(draw: () => void): void {
    this.#operators.push('/Artifact BMC')
    draw()
    this.#operators.push('EMC')
  }

  /** A line of text from a place on. */
  write(text: string, { x, y }: Place, { size, isBold = false, colour = INK }: Style): void {
    const letters = isBold ? this.bold : this.regular
    const [red, green, blue] = colour
    this.#operators.push(
      `${red} ${green} ${blue} rg BT /${letters.id} ${size} Tf 1 0 0 -1 ${short(x)} ${short(y)} Tm <${letters.write(text).codes}> Tj ET`,
    )
  }

  /** A filled block. */
  block(at: Frame, [red, green, blue]: Colour): void {
    this.#operators.push(
      `${red} ${green} ${blue} rg ${short(at.x)} ${short(at.y)} ${short(at.width)} ${short(at.height)} re f`,
    )
  }

  rule(from: Place, to: Place, width = 0.5): void {
    this.path([[from, to]], { stroke: RULE, width })
  }

  /** Lines through places; those that are filled are closed, by the even-odd rule. */
  path(
    rings: readonly (readonly Place[])[],
    style: { readonly stroke: Colour; readonly fill?: Colour; readonly width: number },
  ): void {
    const [red, green, blue] = style.stroke
    const drawn = rings.flatMap((ring) =>
      ring
        .map(({ x, y }, i) => `${short(x)} ${short(y)} ${i === 0 ? 'm' : 'l'}`)
        .concat(style.fill ? ['h'] : []),
    )
    const fill = style.fill ? `${style.fill.join(' ')} rg ` : ''
    this.#operators.push(
      `${fill}${red} ${green} ${blue} RG ${style.width} w ${drawn.join(' ')} ${style.fill ? 'B*' : 'S'}`,
    )
  }

  /** Figure within a frame, with its description. */
  figure(alt: string, frame: Frame, parent: Node): Node {
    const { x, y, width, height } = frame
    const box = [x, PAPER.height - y - height, x + width, PAPER.height - y].map(
      (value) => Math.round(value * 100) / 100,
    )
    return this.node('Figure', parent, { Alt: new String(alt), A: { O: 'Layout', BBox: box } })
  }

  /** A bookmark to a page, which is counted from 0. */
  bookmark(title: string, pageNumber: number): void {
    this.#document.outline.addItem(title, { pageNumber })
  }

  /** Writes something onto each page, from the first. */
  onEach(draw: (page: number) => void): void {
    this.#finish()
    for (let page = 0; page < this.#pages; page++) this.onPage(page, () => draw(page))
  }

  /** Writes onto a page that is finished; nothing else is being written meanwhile. */
  onPage(page: number, draw: () => void): void {
    this.#finish()
    this.#document.switchToPage(page)
    draw()
    this.#finish()
  }

  end(): void {
    this.#finish()
    this.root.end()
    this.#document.end()
  }

  #begin(): void {
    this.#pages++
    const { fonts } = this.#document.page
    for (const { font } of [this.regular, this.bold]) fonts[font.id] ??= font.ref()
  }

  #finish(): void {
    if (this.#operators.length > 0) this.#document.addContent(this.#operators.join('\n'))
    this.#operators = []
  }
}
