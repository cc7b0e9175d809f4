/** Rules of the KSM support on what follows what, as the rotation plan judges them. */
import {
  judgeSupport,
  SUPPORT_RULES,
  type SupportFault,
  type SupportRule,
} from '../../rotation/support-rules.ts'
import { reasonOf } from '../../rotation/reason.ts'
import { countedFields } from '../../text/counted.ts'
import type { SchemeFacts } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import { cropIn, cropNameOf, lineOf } from './land.ts'
import { num, nothingOf, way } from './say.ts'
import { cropByKey } from '../../crops/table.ts'

/** Years before this one that a rule must know: all in a row, or all between. */
const yearsBack = ({ maxInRow, yearsBetween }: SupportRule): number => maxInRow ?? yearsBetween

const isOf = (crop: string | null, { groups }: SupportRule): boolean => {
  const group = cropByKey(crop ?? '')?.rotationGroup
  return group !== undefined && groups.includes(group) && crop !== 'segavili'
}

const FIGURES: Readonly<Record<SupportFault['kind'], string>> = {
  'support-row': 'aastat järjest',
  'support-return': 'aastat vahet',
}

/** Fields of the rule's crops in the year: those that break it, and those whose earlier crops nobody knows. */
export function cropRowFinding({ fields, year }: SchemeFacts, key: SupportRule['key']): Finding {
  const rule = SUPPORT_RULES.find((each) => each.key === key)
  if (rule === undefined) return nothingOf('')
  const own = fields.filter((each) => isOf(cropIn(each, year), rule))
  const untold = fields.filter((each) => cropIn(each, year) === null)
  const lines = own.map((each) => {
    const [fault] = judgeSupport(each.crops, { from: year, to: year }).filter((found) => found.rule === rule)
    if (fault !== undefined) {
      const years = fault.kind === 'support-row' ? fault.inRow : fault.between
      return {
        isUnknown: false,
        line: lineOf(each, {
          is: 'against',
          note: `${num(years)} ${FIGURES[fault.kind]}. ${reasonOf(fault)}`,
        }),
      }
    }
    const back = Array.from({ length: yearsBack(rule) }, (_, i) => year - 1 - i)
    const gap = back.find((past) => cropIn(each, past) === null)
    const other = back.find((past) => cropIn(each, past) !== null && !isOf(cropIn(each, past), rule))
    const ends = rule.maxInRow !== null && other !== undefined && (gap === undefined || other > gap)
    if (gap === undefined || ends)
      return { isUnknown: false, line: lineOf(each, { is: 'counts', note: cropNameOf(cropIn(each, year)) }) }
    return {
      isUnknown: true,
      line: lineOf(each, { is: 'unknown', note: `${gap}. aasta kultuur on märkimata` }),
    }
  })
  const against = lines.filter(({ line }) => line.is === 'against')
  const unknown = lines.filter(({ isUnknown }) => isUnknown)
  const all = [
    ...lines.map(({ line }) => line),
    ...untold.map((each) => lineOf(each, { is: 'unknown', note: `${year}. aasta kultuur on märkimata` })),
  ]
  const plan = way('cropRotation', 'Valige viljavaheldusplaanis teine kultuur')
  if (against.length > 0)
    return {
      state: 'violation',
      says: `Nõue on rikutud: ${countedFields(against.length)}.`,
      lines: all,
      ways: [plan],
    }
  if (unknown.length + untold.length > 0)
    return {
      state: 'unknown',
      says: `Kultuure on märkimata: ${countedFields(unknown.length + untold.length)}.`,
      lines: all,
      ways: [way('fields', 'Märkige põldude kultuurid ka varasematel aastatel')],
    }
  return {
    state: 'ok',
    says:
      own.length === 0
        ? 'Sel aastal selliseid kultuure ei kasvatata.'
        : `Vaadatud: ${countedFields(own.length)}.`,
    lines: all,
  }
}
