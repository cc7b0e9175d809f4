/** Words for a field, which stand beside its name and say nothing of which it is. */
const SINGULAR = 'põld põllu põllul põllule põllult põldu põllus põllust tükk tüki tükil väli välja väljal nr'
const PLURAL = 'põllud põldudel põldudele põldudelt põlde põldude tükid tükkidel väljad'

const singular = new Set(SINGULAR.split(' '))
const plural = new Set(PLURAL.split(' '))

export const isFieldWord = (key: string): boolean => singular.has(key) || plural.has(key)
export const isFieldsWord = (key: string): boolean => plural.has(key)

const COMPOUND =
  /^(\p{L}{3,}?)(põ(?:ld|llu|llul|llule|llult|ldu)|(põllud|põldudel|põldudele|põlde|põldude))$/u

/** "rapsipõllud" is the word "rapsi" about several fields; undefined where the word is not made so. */
export function fieldCompound(
  key: string,
): { readonly word: string; readonly isPlural: boolean } | undefined {
  const match = COMPOUND.exec(key)
  return match?.[1] ? { word: match[1], isPlural: match[3] !== undefined } : undefined
}

export const ALL: ReadonlySet<string> = new Set([
  'kõik',
  'kõiki',
  'kõigil',
  'kõigile',
  'kõikidel',
  'kõikidele',
])
