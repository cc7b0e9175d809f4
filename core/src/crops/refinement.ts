import { SHARES, UNDERSOWING } from './table.ts'

/** A declared name taken apart: what the crop is, how it is grown, and the variety. */
export interface DeclaredName {
  readonly base: string
  readonly refinement: string | null
  readonly variety: string | null
}

const [NOT_UNDERSOWN, WITH_LEGUMES, WITHOUT_LEGUMES] = UNDERSOWING
const [PURE, MOSTLY, HALF] = SHARES

function shareLabel(share: string): string {
  if (/^100 ?%/.test(share)) return PURE
  if (/vähemalt 80 ?%/i.test(share)) return MOSTLY
  if (/50 ?- ?80 ?%/.test(share)) return HALF
  return share
}

/** Parts cut out of a crop's name, in this order, with the label that each gives; '' gives none. */
const CUTS: readonly (readonly [pattern: RegExp, label: (found: string) => string])[] = [
  [/,? allakülviga,? v\.?a\.? liblik\S* allakülviga$/i, () => WITHOUT_LEGUMES],
  [/,? liblik\S* allakülviga$/i, () => WITH_LEGUMES],
  [/,? allakülvita$/i, () => NOT_UNDERSOWN],
  [/,? (allakülviga)$/i, (found) => found],
  [/ ?\(([^()]*%[^()]*)\)/, shareLabel],
  [/ ?\([^()]*\)/, () => ''],
  [/,? v\.?a\.? .*$/i, () => ''],
  [/ ((?:segus|tugikultuuriga)\b.*)$/i, (found) => found],
  [/ (N siduvate kaunviljadega)$/i, (found) => found],
  [/ ((?:avamaal|väikestel pindadel)\b.*)$/i, (found) => found],
  [/ põllumajandusmaal$/i, () => ''],
]

/** Takes a declared name apart by the phrases that PRIA adds to crops. */
export function takeApart(declared: string): DeclaredName {
  const labels: string[] = []
  let base = declared
    .normalize('NFC')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
  for (const [pattern, label] of CUTS) {
    const found = pattern.exec(base)
    if (!found) continue
    labels.push(label(found[1] ?? ''))
    base = base.replace(pattern, '').trim()
  }
  const variety = /"([^"]+)"/.exec(base)?.[1] ?? null
  return {
    base: base.replaceAll(/ ?"[^"]*"/g, '').trim(),
    refinement: labels.filter(Boolean).join(', ') || null,
    variety,
  }
}
