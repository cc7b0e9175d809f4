import { cropTitle } from '../../../crops/title.ts'
import type { EventFacts, Facts } from '../../facts.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'
import { listText, placeText } from '../../lib/targets/material-places.ts'
import type { Finding, Rule } from '../../rule.ts'
import { type OtherSown, otherSown } from './sown-crops.ts'

function textOf(event: EventFacts, field: string, { year, sown, main, mayBeNextYears }: OtherSown): string {
  const crops = listText(sown.map((crop) => `„${cropTitle({ crop })}“`))
  const next = mayBeNextYears
    ? `Kui see on järgmise saagiaasta vili, muutke põllu ${year + 1}. aasta hooaja algust; kui vahekultuur, lisage see põllu kultuuride hulka.`
    : 'Kontrollige seemet, või parandage põllu põhikultuur või lisage see põllu kultuuride hulka.'
  return `${placeText(event, field)}külvatakse kultuuri ${crops}, aga saagiaastal ${year} on põllul „${cropTitle(main)}“. ${next}`
}

/** Only of jobs that are being written, for which alone the workers are told: it is a hint, and no fault of the book. */
function check({ events, field, focus, workers }: Facts): Finding[] {
  if (focus === undefined || workers === undefined) return []
  return events.flatMap((event) => {
    const other = focus.has(event._id) ? otherSown(event, field) : undefined
    if (other === undefined) return []
    return [
      {
        outcome: 'broken',
        event,
        related: null,
        material: null,
        cause: `${other.year}|${other.sown.join(',')}|${other.main.crop}`,
        date: event.status === 'PLANNED' ? null : event.date,
        until: null,
        nextAllowed: null,
        message: () => textOf(event, field.name, other),
      },
    ]
  })
}

/** A sowing of a crop that the field does not have in the year of the job. */
export const sownCropDiffers: Rule = {
  id: 'SOWN_CROP_DIFFERS',
  title: 'Külvatakse muud kultuuri, kui põllul on',
  level: 'WARN',
  summary:
    'Külvi kirjutades öeldakse, kui seemne kultuur ei ole töö saagiaastal põllu põhikultuur ega muu kultuur: enamasti on ' +
    'see augustis külvatud järgmise aasta vili, mille jaoks tuleb muuta hooaja algust, või vahekultuur, mis on põllule ' +
    'lisamata. Segude, heinaseemne ja põhikultuurita põllu kohta ei öelda midagi.',
  isOfOneJob: true,
  sources: OWN_CHECK,
  quantities: [],
  check,
}
