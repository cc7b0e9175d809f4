/** Units as farmers write them behind a number. */
import type { BaseUnit } from './line.ts'
import type { Reading } from './reading.ts'

const NAMES: Readonly<Record<string, BaseUnit | 'ha'>> = {
  kg: 'kg',
  kilo: 'kg',
  kilogrammi: 'kg',
  l: 'l',
  ltr: 'l',
  liiter: 'l',
  liitrit: 'l',
  t: 't',
  tonn: 't',
  tonni: 't',
  m3: 'm3',
  'm³': 'm3',
  kuupi: 'm3',
  kuupmeetrit: 'm3',
  tihu: 'm3',
  g: 'g',
  gr: 'g',
  grammi: 'g',
  ml: 'ml',
  milliliitrit: 'ml',
  tk: 'tk',
  tükki: 'tk',
  ha: 'ha',
  hektar: 'ha',
  hektarit: 'ha',
  hektaril: 'ha',
}
const UNIT = /\s*(m3|m³|\p{L}+)(?![\p{L}\p{M}\d³])/uy
const PER =
  /\s*(?:\/\s*(?:ha|hektar\p{L}*)|ha\s+kohta|hektari\s+kohta|hektarile|hektarilt|ha-le|ha-lt)(?![\p{L}\p{M}\d])/iuy

export interface FoundUnit {
  /** The token behind the unit. */
  readonly to: number
  readonly unit: BaseUnit | 'ha'
  readonly isPerHectare: boolean
}

/** Match of the pattern at a place of the text; null where something else stands there. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The unit behind the number at a token. */
export function unitAfter({ text, tokens }: Reading, at: number): FoundUnit | undefined {
  const from = tokens[at]?.end ?? text.length
  const [whole = '', name = ''] = matchAt(UNIT, text, from) ?? []
  const key = name.toLowerCase()
  const unit = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined
  if (unit === undefined) return undefined
  const per = matchAt(PER, text, from + whole.length)
  const end = from + whole.length + (per?.[0].length ?? 0)
  let to = at + 1
  while ((tokens[to]?.start ?? end) < end) to += 1
  return { to, unit, isPerHectare: per !== null }
}
