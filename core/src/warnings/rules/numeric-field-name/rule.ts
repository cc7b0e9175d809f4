import { livesIn, nameOfYear } from '../../../fields/rules.ts'
import { cropYearOf } from '../../../time/season.ts'
import type { FarmFacts } from '../../farm.ts'
import { fieldTarget } from '../../lib/targets/field-target.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

const isNumeric = (name: string): boolean => /^\d+$/.test(name.trim())

function checkFarm({ fields, today }: FarmFacts): FarmFinding[] {
  const year = cropYearOf(today)
  return fields
    .filter((field) => livesIn(field, year))
    .map((field) => ({ field, name: nameOfYear(field, year) }))
    .filter(({ name }) => isNumeric(name))
    .map(({ field, name }) => ({
      outcome: 'broken',
      target: fieldTarget(field),
      cause: name.trim().slice(0, 100),
      date: null,
      until: null,
      nextAllowed: null,
      message: () =>
        `Põllu nimi „${name}“ on ainult number, mida on kerge massiivi või põllu numbriga segi ajada. Andke põllule ` +
        'nimi, mille järgi selle ära tunnete.',
    }))
}

/** A field whose name in the crop year that runs is a number. */
export const numericFieldName: Rule = {
  id: 'NUMERIC_FIELD_NAME',
  title: 'Põllu nimi on ainult number',
  level: 'WARN',
  summary: 'Kasutusel oleva põllu nimi on käimasoleval saagiaastal ainult numbritest.',
  sources: OWN_CHECK,
  checkFarm,
}
