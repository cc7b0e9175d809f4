import { countedFields } from '../../../text/counted.ts'
import { dated } from '../../../warnings/dated.ts'
import { cite, FERTILIZER_RULES, WATER_ACT } from '../../../warnings/lib/law/acts.ts'
import { restsOn } from '../../../warnings/source.ts'
import type { SchemeField } from '../../facts.ts'
import { cropIn, cropNameOf, lineOf } from '../../lib/land.ts'
import { gravest, nothingOf, num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'
import type { Line, State } from '../../schema.ts'

interface Judged {
  readonly state: State
  readonly line: Line
}

/** Compares what a field got with its need; null where no nitrogen is told of. */
function judged(each: SchemeField, year: number, withPlan: boolean): Judged | null {
  const { nitrogen } = each
  const given = nitrogen === null ? 0 : withPlan ? nitrogen.withPlan : nitrogen.given
  if (nitrogen === null || given === 0) return null
  const crop = cropNameOf(cropIn(each, year))
  const { need } = nitrogen
  if (given === null)
    return {
      state: 'unknown',
      line: lineOf(each, { is: 'unknown', note: 'väetise lämmastikusisaldus puudub' }),
    }
  if (need === null)
    return {
      state: 'unknown',
      line: lineOf(each, { is: 'unknown', note: `${crop}: antud ${num(given)} kg/ha, vajadus ei ole teada` }),
    }
  const note = `${crop}: antud ${num(given)} kg/ha, vajadus ${num(need)} kg/ha`
  return given > need
    ? { state: 'attention', line: lineOf(each, { is: 'against', note }) }
    : { state: 'ok', line: lineOf(each, { is: 'counts', note }) }
}

/** Nitrogen of all fertilizers within the need of crop and yield; the maxima of the law are in annexes that nobody has read. */
export const nitrogenNeed: Requirement = {
  key: 'nitrogen-need',
  part: 'HPK',
  title: 'Lämmastik kultuuri vajaduse järgi',
  summary:
    'Kõigi väetistega antud omastatav lämmastik ei ületa kultuuri ja planeeritud saagi vajadust, millest on maha arvatud eelkultuuri mõju ja sõnniku järelmõju. Piirmäärad on määruse nr 45 lisades, mille arve Vagu ei tea. Siin võrreldakse väetamisplaani arvestusega, seepärast on ületamine tähelepanek, mitte rikkumine.',
  sources: dated([
    {
      since: '2019-10-01',
      value: restsOn(cite(WATER_ACT, '§ 161 lg 7'), cite(FERTILIZER_RULES, 'lisad 1–3', { isUnread: true })),
    },
  ]),
  check: ({ fields, year, withPlan }) => {
    const all = fields.flatMap((each) => judged(each, year, withPlan) ?? [])
    if (all.length === 0) return nothingOf('Lämmastikku ei ole antud.')
    const of = (state: State): number => all.filter((each) => each.state === state).length
    const [above, open] = [of('attention'), of('unknown')]
    const says = [
      above > 0
        ? `Väetamisplaani vajadusest on antud rohkem: ${countedFields(above)}.`
        : 'Üheski teadaolevas kohas ei ole antud üle väetamisplaani vajaduse.',
      ...(open > 0 ? [`Vajadus või kogus ei ole teada: ${countedFields(open)}.`] : []),
      'Määruse piirmäärad on kontrollimata.',
    ].join(' ')
    return {
      state: gravest(all.map(({ state }) => state)),
      says,
      lines: all.map(({ line }) => line),
      ways:
        above + open > 0
          ? [way('fertilizationPlan', 'Vaadake üle saagieesmärgid, väetiste sisaldused ja vajadus')]
          : [],
    }
  },
}
