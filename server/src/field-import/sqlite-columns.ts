/** Names of columns in the words that a table was made with. */

/** A quoted name or text, a comment, a bracket, a comma, or a word. */
const TOKEN =
  /"(?:[^"]|"")*(?:"|$)|`(?:[^`]|``)*(?:`|$)|\[[^\]]*(?:\]|$)|'(?:[^']|'')*(?:'|$)|--[^\n]*|\/\*[^]*?(?:\*\/|$)|[(),]|[^\s"`['(),]+/g
/** Longest statement that is read, characters: two thousand columns with room to spare. */
const LONGEST = 200_000
/** Words that begin a rule of the whole table. */
const RULES = new Set(['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN'])

const bare = (token: string): string => {
  const [quote = ''] = token
  if (quote === '[') return token.slice(1, -1)
  return '"`\''.includes(quote) ? token.slice(1, -1).replaceAll(quote + quote, quote) : token
}

/** Words between the outermost brackets, in the parts that commas outside inner brackets make. */
function partsIn(sql: string): string[][] {
  const parts: string[][] = []
  let depth = 0
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    if (token === ')' && --depth === 0) return parts
    if ((token === '(' && depth === 0) || (token === ',' && depth === 1)) parts.push([])
    else if (depth >= 1) parts.at(-1)?.push(token)
    if (token === '(') depth += 1
  }
  return parts
}

/** A column that is calculated when it is asked for, and stands nowhere. */
function isCalculated(words: readonly string[]): boolean {
  const upper = words.map((word) => word.toUpperCase())
  return upper.some((word, i) => word === 'AS' && upper[i + 1] === '(') && !upper.includes('STORED')
}

/** The column that is the number of the row itself, and stands nowhere else: it is said of the column, or of the whole table. */
function isId(words: readonly string[], rules: readonly (readonly string[])[]): boolean {
  const upper = words.map((word) => word.toUpperCase())
  if (upper[1] !== 'INTEGER') return false
  const key = upper.indexOf('PRIMARY')
  if (key > 0) return upper[key + 2] !== 'DESC'
  const name = bare(words[0] ?? '').toLowerCase()
  return rules.some((rule) => {
    const start = rule.findIndex((word) => word.toUpperCase() === 'PRIMARY')
    const [column = '', ...behind] = rule.slice(start + 3)
    return start >= 0 && bare(column).toLowerCase() === name && !behind.includes(',')
  })
}

/** The stored columns of a table. */
export interface Columns {
  /** In the order of their values, in small letters. */
  readonly names: readonly string[]
  /** Place of the column that is the number of the row; -1 where there is none. */
  readonly idColumn: number
}

/** The stored columns; undefined for what is no table with rows of its own. */
export function columnsIn(sql: string): Columns | undefined {
  if (sql.length > LONGEST || !/^\s*CREATE\s+TABLE\b/i.test(sql) || /\)\s*WITHOUT\s+ROWID\b/i.test(sql))
    return undefined
  const parts = partsIn(sql).filter((words) => words.length > 0 && !isCalculated(words))
  const isRule = ([first = '']: readonly string[]): boolean => RULES.has(first.toUpperCase())
  const columns = parts.filter((words) => !isRule(words))
  const rules = parts.filter(isRule)
  return {
    names: columns.map(([name = '']) => bare(name).toLowerCase()),
    idColumn: columns.findIndex((words) => isId(words, rules)),
  }
}
