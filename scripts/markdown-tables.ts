/** The tables of a page, each under its heading: rows of cells as text. */
export function tablesOf(markdown: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const tables = new Map<string, string[][]>()
  let heading = ''
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+\s*/, '')
    if (!line.startsWith('|')) continue
    const rows = tables.get(heading) ?? []
    rows.push(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    tables.set(heading, rows)
  }
  // the first row names the columns, the second is the line below them
  return new Map([...tables].map(([title, rows]) => [title, rows.slice(2)]))
}
