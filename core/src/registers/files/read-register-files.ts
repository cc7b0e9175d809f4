import { plainLetters } from '../../text/format.ts'
import type { RegisterProduct } from '../products.ts'
import { isYes, listOf, readDay } from './cells.ts'
import { type ColumnOf, columnTitle } from './columns.ts'
import type { RegisterFile, RegisterFiles, RegisterReading } from './problem.ts'
import { newReport, type Report } from './report.ts'
import { subtypeOf } from './subtype.ts'
import { readTable, type TableRow } from './table.ts'
import { mergedUses, type UseRow, useFrom } from './uses.ts'

type ProductRow = TableRow<'products'>

function dayOf(row: ProductRow, key: ColumnOf<'products'>, report: Report): string | null {
  const value = row.cell(key)
  const day = readDay(value)
  if (value !== '' && day === undefined)
    report.add({ file: 'products', line: row.line }, 'wrongDay', {
      column: columnTitle('products', key),
      value: value,
    })
  return day ?? null
}

/** Products by the register's id; rows without number or name, and those that stand twice, are reported and left out. */
function namedProducts(rows: readonly ProductRow[], report: Report): Map<string, ProductRow> {
  const byId = new Map<string, ProductRow>()
  const lines = new Map<string, number>()
  for (const row of rows) {
    const at = { file: 'products', line: row.line } as const
    const [number, name] = [row.cell('number'), row.cell('name')]
    const other = lines.get(number) ?? byId.get(row.cell('id'))?.line
    if (number === '' || row.cell('id') === '') report.add(at, 'noNumber', { name })
    else if (name === '') report.add(at, 'noName', { number })
    else if (other !== undefined) report.add(at, 'repeatedProduct', { number, other })
    else {
      byId.set(row.cell('id'), row)
      lines.set(number, row.line)
    }
  }
  return byId
}

/** Rows of another file by the product that they belong to; those of no product are reported. */
function rowsByProduct<F extends Exclude<RegisterFile, 'products'>>(
  file: F,
  rows: readonly TableRow<F>[],
  known: { readonly ids: ReadonlySet<string>; readonly report: Report },
): Map<string, TableRow<F>[]> {
  const cell = (row: TableRow<'ingredients' | 'uses'>) => row.cell('id')
  const belonging = rows.filter((row) => {
    const isKnown = known.ids.has(cell(row))
    if (!isKnown) known.report.add({ file, line: row.line }, 'unknownProduct', { number: cell(row) })
    return isKnown
  })
  return Map.groupBy(belonging, cell)
}

function ingredientsOf(
  rows: readonly TableRow<'ingredients'>[],
  report: Report,
): RegisterProduct['ingredients'] {
  const names = rows.map((row) => {
    const name = row.cell('name').replaceAll(/\s+/g, ' ')
    if (name === '')
      report.add({ file: 'ingredients', line: row.line }, 'noIngredient', { number: row.cell('id') })
    return name
  })
  return [...new Set(names.filter(Boolean))].map((name) => ({ name, code: plainLetters(name) }))
}

function productFrom(
  row: ProductRow,
  parts: { readonly ingredients: RegisterProduct['ingredients']; readonly uses: readonly UseRow[] },
  report: Report,
): RegisterProduct {
  const kinds = listOf(row.cell('kinds'))
  // The label of such a product says it once for all its uses outdoors.
  const isDangerous = /\bSPe8\b/.test(row.cell('safetyPhrases'))
  const { uses, restrictions } = mergedUses(parts.uses)
  if (uses.length === 0)
    report.add({ file: 'products', line: row.line }, 'noUse', { number: row.cell('number') })
  return {
    number: row.cell('number'),
    name: row.cell('name').replaceAll(/\s+/g, ' '),
    kinds,
    chemicalSubtype: subtypeOf(kinds),
    ingredients: parts.ingredients,
    formulation: row.cell('formulation') || null,
    holder: row.cell('holder') || null,
    registeredOn: dayOf(row, 'registeredOn', report),
    validUntil: dayOf(row, 'validUntil', report),
    // The files have no column of it.
    useUpUntil: null,
    needsCertificate: isYes(row.cell('needsCertificate')),
    restrictions,
    uses: uses.map((use) => ({
      ...use,
      isDangerousToBees: use.isDangerousToBees || (isDangerous && use.place === 'field'),
    })),
  }
}

/** In May 2026 every product had rows in both files: one in which more than this part of the products has none was cut off. */
const MAX_LACKING = 0.1

function judgeWhole(
  file: Exclude<RegisterFile, 'products'>,
  { of, products, report }: { of: ReadonlyMap<string, unknown>; products: number; report: Report },
): void {
  const lacking = products - of.size
  if (lacking > products * MAX_LACKING) report.add({ file, line: null }, 'cutOff', { lacking, products })
}

/**
 * Products of the plant-protection register from its three CSV files (UTF-8, Windows-1257 or -1252; comma, semicolon or
 * tab). Rows and figures that cannot be read are left out and named; where a problem is fatal, there are no products.
 */
export function readRegisterFiles(files: RegisterFiles): RegisterReading {
  const report = newReport()
  const products = readTable('products', files.products, report)
  const ingredients = readTable('ingredients', files.ingredients, report)
  const uses = readTable('uses', files.uses, report)
  if (report.hasFatal()) return { products: [], problems: report.problems() }
  const byId = namedProducts(products.rows, report)
  if (byId.size === 0) report.add({ file: 'products', line: null }, 'noProducts')
  const known = { ids: new Set(byId.keys()), report }
  const ingredientsById = rowsByProduct('ingredients', ingredients.rows, known)
  const usesById = rowsByProduct('uses', uses.rows, known)
  const read = [...byId].map(([id, row]) =>
    productFrom(
      row,
      {
        ingredients: ingredientsOf(ingredientsById.get(id) ?? [], report),
        uses: (usesById.get(id) ?? []).flatMap((useRow) => useFrom(useRow, report) ?? []),
      },
      report,
    ),
  )
  judgeWhole('ingredients', { of: ingredientsById, products: byId.size, report })
  judgeWhole('uses', { of: usesById, products: byId.size, report })
  report.judge('products', products.count)
  report.judge('ingredients', ingredients.count)
  report.judge('uses', uses.count)
  return { products: report.hasFatal() ? [] : read, problems: report.problems() }
}
