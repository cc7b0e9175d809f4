import type { FarmFacts } from '../../farm.ts'
import { fingerprint } from '../../fingerprint.ts'
import { listText } from '../../lib/targets/material-places.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

type CustomArea = FarmFacts['customAreas'][number]
type Problem = CustomArea & { readonly status: NonNullable<CustomArea['status']>; readonly fieldName: string }

const WORDS: Readonly<Record<Problem['status'], string>> = {
  MISSING: 'pindala puudub',
  AREA_CHANGED: 'põllu pindala on muutunud',
  POLYGON_MISSING: 'põllul puudub kontuur',
  POLYGON_AREA_MISMATCH: 'põllu pindala ja kontuuri pindala erinevad',
}

/** Most fields that are named in one message. */
const MAX_NAMED = 10

function messageOf(areaName: string, problems: readonly Problem[]): string {
  const named = problems
    .slice(0, MAX_NAMED)
    .map(({ fieldName, year, status }) => `„${fieldName}“ ${year} (${WORDS[status]})`)
  const rest = problems.length - named.length
  const list = listText(rest > 0 ? [...named, `veel ${rest}`] : named)
  return `Pindalatüüp „${areaName}“ vajab kinnitamist: ${list}. Kontrollige ja kinnitage need pindalad.`
}

/** The fields that are in use, by name; those of one name stay in the order of the facts. */
function problemsOf({ customAreas, fields }: FarmFacts): Problem[] {
  const names = new Map(fields.map(({ _id, name }) => [_id, name]))
  return customAreas.flatMap((area) => {
    const fieldName = names.get(area.fieldId)
    return area.status === null || fieldName === undefined
      ? []
      : [{ ...area, status: area.status, fieldName }]
  })
}

function checkFarm(farm: FarmFacts): FarmFinding[] {
  if (farm.customAreas.length === 0) return []
  return [...Map.groupBy(problemsOf(farm), ({ id }) => id)].map(([id, problems]) => {
    const marks = problems.map(({ fieldId, year, status }) => `${fieldId}|${year}|${status}`).toSorted()
    return {
      outcome: 'broken',
      target: { kind: 'custom-area', id },
      cause: fingerprint(marks.join('|')),
      date: null,
      until: null,
      nextAllowed: null,
      message: () => messageOf(problems[0]?.areaName ?? '', problems),
    }
  })
}

/** A kind of area of which some fields' values no longer fit. */
export const customFieldAreasNeedConfirmation: Rule = {
  id: 'CUSTOM_FIELD_AREAS_NEED_CONFIRMATION',
  title: 'Pindalatüübi pindalad vajavad kinnitamist',
  level: 'WARN',
  summary:
    'Pindalatüübi mõne põllu pindala puudub, seda ei saanud arvutada, või on põllu pindala pärast kinnitamist ' +
    'oluliselt muutunud.',
  sources: OWN_CHECK,
  checkFarm,
}
