import { areaOfYear, livesIn, nameOfYear } from '../../../fields/rules.ts'
import { materialKey } from '../../../materials/schema.ts'
import { numberText } from '../../../text/format.ts'
import { cropYearOf } from '../../../time/season.ts'
import type { FieldFacts } from '../../facts.ts'
import type { FarmFacts } from '../../farm.ts'
import { fieldTarget } from '../../lib/targets/field-target.ts'
import { fingerprint } from '../../fingerprint.ts'
import { listText } from '../../lib/targets/material-places.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

/** Most of the others that are named; a farm that numbers nothing may have dozens. */
const MAX_NAMED = 5

function othersText(others: readonly FieldFacts[], year: number): string {
  const named = others
    .slice(0, MAX_NAMED)
    .map((field) => `„${nameOfYear(field, year)}“ (${numberText(areaOfYear(field, year))} ha)`)
  const rest = others.length - named.length
  return listText(rest > 0 ? [...named, `veel ${rest} põldu`] : named)
}

function findingOf(field: FieldFacts, others: readonly FieldFacts[], year: number): FarmFinding {
  const ids = others.map(({ _id }) => _id).toSorted()
  const isOne = others.length === 1
  return {
    outcome: 'broken',
    target: fieldTarget(field),
    cause: `${materialKey(nameOfYear(field, year)).slice(0, 100)}|${fingerprint(ids.join('|'))}`,
    date: null,
    until: null,
    nextAllowed: null,
    message: () =>
      `Põld „${nameOfYear(field, year)}“ (${numberText(areaOfYear(field, year))} ha): sama nimi on saagiaastal ${year} ` +
      `ka ${isOne ? 'põllul' : 'põldudel'} ${othersText(others, year)}, nii et töid sisestades on neid kerge segi ` +
      'ajada. Andke igale põllule oma nimi.',
  }
}

function checkFarm({ fields: all, today }: FarmFacts): FarmFinding[] {
  const year = cropYearOf(today)
  const fields = all.filter((field) => livesIn(field, year))
  const byName = Map.groupBy(fields, (field) => materialKey(nameOfYear(field, year)))
  return fields.flatMap((field) => {
    const same = byName.get(materialKey(nameOfYear(field, year))) ?? []
    return same.length > 1
      ? [
          findingOf(
            field,
            same.filter((other) => other !== field),
            year,
          ),
        ]
      : []
  })
}

/** Fields in use that bear the same name in the crop year that runs. */
export const duplicateFieldName: Rule = {
  id: 'DUPLICATE_FIELD_NAME',
  title: 'Mitmel põllul on sama nimi',
  level: 'WARN',
  summary:
    'Mitmel kasutusel oleval põllul on käimasoleval saagiaastal sama nimi. Suuri ja väikesi tähti ega tühikuid ei ' +
    'eristata.',
  sources: OWN_CHECK,
  checkFarm,
}
