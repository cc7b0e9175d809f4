/** Files of the book read back by libraries other than those that wrote them. */
import readWorkbook from 'read-excel-file/universal'
import { getDocumentProxy } from 'unpdf'

export interface ReadPdf {
  readonly pages: readonly string[]
  /** Texts of each page as they stand in the file. */
  readonly texts: readonly (readonly string[])[]
  readonly lang: string | null
  readonly isMarked: boolean
  /** Roles of the tree of structure of each page, as often as they stand there. */
  readonly roles: ReadonlyMap<string, number>
  readonly bookmarks: readonly string[]
}

interface StructureNode {
  readonly role?: string
  readonly children?: readonly StructureNode[]
}
function countRoles(node: StructureNode | null, roles: Map<string, number>): void {
  if (node === null) return
  if (node.role !== undefined) roles.set(node.role, (roles.get(node.role) ?? 0) + 1)
  for (const child of node.children ?? []) countRoles(child, roles)
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const roles = new Map<string, number>()
  const texts: string[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
    countRoles((await page.getStructTree()) as StructureNode | null, roles)
  }
  const { info } = (await document.getMetadata()) as { info: { Language?: string | null } }
  const marks = (await document.getMarkInfo()) as { Marked?: boolean } | null
  const outline = (await document.getOutline()) as { title: string }[] | null
  return {
    pages: texts.map((each) => each.join(' ')),
    texts,
    lang: info.Language ?? null,
    isMarked: marks?.Marked === true,
    roles,
    bookmarks: (outline ?? []).map(({ title }) => title),
  }
}

export type SheetCell = string | number | boolean | Date | null
export type SheetRows = readonly (readonly SheetCell[])[]

/** Rows of each sheet by its name. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<string, SheetRows>> {
  const sheets = await readWorkbook(new Blob([bytes]))
  return new Map(sheets.map(({ sheet, data }) => [sheet, data as SheetRows]))
}
