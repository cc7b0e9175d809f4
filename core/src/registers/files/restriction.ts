import type { RegisterUse } from '../products.ts'

/** Facts read from the register's text of restrictions. All are advisory: the label decides. */
export type Restriction = Pick<
  RegisterUse,
  | 'stageMin'
  | 'stageMax'
  | 'isDangerousToBees'
  | 'waterBufferM'
  | 'neighbourBufferM'
  | 'residentialBufferM'
  | 'hasBufferTable'
>

/** Statements are joined by semicolons, and some hold several sentences. */
const CLAUSE_END = /;|\.\s+(?=[A-ZÕÄÖÜŠŽ])/
export const clausesOf = (text: string): string[] =>
  text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter(Boolean)

// "põhjavee" is ground water, which has no buffer.
const WATER = /veeorgan|veepiir|veekog/i
const RESIDENTIAL = /elurajoon/i
const NEIGHBOUR = /mittekasutatava|mittepõllumajandusliku|mitte-pritsitava|mittesiht/i
const BEES = /mesila|tolmelda|õitsva|\bSPe8\b/i
const TABLE = /puhver.*tabelis/i
const METRES = /(\d+(?:[.,]\d+)?)\s*(?:m|meetrit)(?![\p{L}\d²³])/giu
// "BBCH 30-39", "kasvufaasis 12-29", "kasvufaasides BBCH 10 kuni 29"; an hour ("kasvufaasides ... 22:00") is none.
const STAGES =
  /(?:BBCH|kasvufaasi\p{L}*)[\s:(]*(?:BBCH[\s:]*)?(\d{1,2})(?![\d:.,%])(?:\s*(?:-|–|kuni)\s*(?:BBCH\s*)?(\d{1,2})(?![\d:.,%]))?/giu

/** The greatest distance that a clause names: lesser ones go with drift-reducing nozzles or a smaller rate. */
const metresIn = (clause: string): number[] =>
  [...clause.matchAll(METRES)].map(([, metres = '']) => Number(metres.replace(',', '.')))

const widest = (clauses: readonly string[]): number | null => {
  const metres = clauses.flatMap(metresIn)
  return metres.length > 0 ? Math.max(...metres) : null
}

/** A single stage after "kuni" is the last, after "alates" the first, else both. */
function rangeOf(match: RegExpExecArray): { from: number[]; to: number[] } {
  const [, from = '', to] = match
  if (to !== undefined) return { from: [Number(from)], to: [Number(to)] }
  const before = match.input.slice(0, match.index).split(';').at(-1) ?? ''
  return {
    from: /kuni\P{L}/iu.test(before) ? [] : [Number(from)],
    to: /(alates|pärast)\P{L}/iu.test(before) ? [] : [Number(from)],
  }
}

function stagesIn(text: string): Pick<Restriction, 'stageMin' | 'stageMax'> {
  const ranges = [...text.matchAll(STAGES)].map(rangeOf)
  const from = ranges.flatMap((range) => range.from)
  const to = ranges.flatMap((range) => range.to)
  return {
    stageMin: from.length > 0 ? Math.min(...from) : null,
    stageMax: to.length > 0 ? Math.max(...to) : null,
  }
}

/** `timing` is the register's text of when to treat; it is empty in the files of 2026. */
export function readRestriction(text: string, timing = ''): Restriction {
  const clauses = clausesOf(text)
  const residential = clauses.filter((clause) => RESIDENTIAL.test(clause))
  const others = clauses.filter((clause) => !RESIDENTIAL.test(clause))
  const water = others.filter((clause) => WATER.test(clause))
  return {
    ...stagesIn(`${timing}; ${text}`),
    isDangerousToBees: clauses.some((clause) => BEES.test(clause)),
    waterBufferM: widest(water),
    neighbourBufferM: widest(others.filter((clause) => !WATER.test(clause) && NEIGHBOUR.test(clause))),
    residentialBufferM: widest(residential),
    hasBufferTable: clauses.some((clause) => TABLE.test(clause)),
  }
}
