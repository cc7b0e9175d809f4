import { dated } from '../dated.ts'
import type { EventFacts, Facts } from '../facts.ts'
import { namesOf } from '../register-text.ts'
import { type ProductInJob, productsOfJob } from '../register-use.ts'
import type { Finding, Missing, Outcome, Rule } from '../rule.ts'
import { beeLimits, floweringAt, nightAt, noticeAt } from './limits.ts'

const isFlowering = ({ growthStage, date }: EventFacts): boolean | undefined => {
  const [from, to] = floweringAt(date)
  return growthStage === null ? undefined : growthStage >= from && growthStage <= to
}

const isAtNight = ({ startTime, date }: EventFacts): boolean | undefined => {
  const [from, to] = nightAt(date)
  return startTime === null ? undefined : startTime >= from || startTime < to
}

interface Told {
  readonly outcome: Outcome
  readonly missing: readonly Missing[]
}

/** At night it is in order whatever flowers; a plan has neither stage nor hour. */
function tell(event: EventFacts): Told {
  const flowering = isFlowering(event)
  const atNight = isAtNight(event)
  if (event.status === 'PLANNED' || atNight === true || flowering === false)
    return { outcome: 'advice', missing: [] }
  const missing: Missing[] = [
    ...(flowering === undefined ? (['growthStage'] as const) : []),
    ...(atNight === undefined ? (['startTime'] as const) : []),
  ]
  return { outcome: missing.length > 0 ? 'unknown' : 'broken', missing }
}

const NAMES: Partial<Record<Missing, string>> = { growthStage: 'kasvufaas', startTime: 'algusaeg' }

function firstText(event: EventFacts, { outcome, missing }: Told): string {
  const night = nightAt(event.date).join('-')
  if (outcome === 'broken')
    return (
      `kultuur õitses (BBCH ${event.growthStage}) ja töö algas kell ${event.startTime}, õitsvat kultuuri tohib ` +
      `pritsida ainult kell ${night}. Tehke töö öösel või parandage kanne.`
    )
  if (outcome === 'unknown')
    return (
      `õitsvat kultuuri tohib pritsida ainult kell ${night}, kuid ${missing.length > 1 ? 'puuduvad' : 'puudub'} ` +
      `${missing.map((name) => NAMES[name] ?? name).join(' ja ')}. Lisage ${missing.length > 1 ? 'need' : 'see'} töö andmetesse.`
    )
  return `õitsvat kultuuri ja umbrohtu tohib pritsida ainult kell ${night}, mõne etiketi järgi alati ainult siis.`
}

function messageOf(facts: Facts, told: Told, found: readonly [ProductInJob, ...ProductInJob[]]): string {
  const [{ event }] = found
  const { km, hours } = noticeAt(event.date)
  return (
    `Põld „${facts.field.name}“: ${namesOf(found.map(({ material }) => material))} ${found.length > 1 ? 'on mesilastele ohtlikud' : 'on mesilastele ohtlik'}; ` +
    `${firstText(event, told)} Teatage pritsimisest vähemalt ${hours} tundi varem mesinikele, kelle mesilad on kuni ` +
    `${km} km kaugusel. Kontrollige etiketti.`
  )
}

const isSurelyDangerous = ({ uses }: ProductInJob): boolean =>
  uses.every(({ isDangerousToBees }) => isDangerousToBees)

function judge(facts: Facts, event: EventFacts): Finding[] {
  const found = productsOfJob(facts, event).filter(({ uses }) =>
    uses.some(({ isDangerousToBees }) => isDangerousToBees),
  )
  const [first, ...others] = found
  if (!first) return []
  // Where only some uses of the crop endanger bees, nobody knows whether it was one of them.
  const told: Told = found.some(isSurelyDangerous) ? tell(event) : { outcome: 'advice', missing: [] }
  return [
    {
      ...told,
      event,
      related: null,
      material: first.material,
      cause: `${first.material.key.slice(0, 100)}|${event.growthStage ?? ''}|${event.startTime ?? ''}`,
      date: told.outcome === 'broken' ? event.date : null,
      until: null,
      nextAllowed: null,
      message: () => messageOf(facts, told, [first, ...others]),
    },
  ]
}

/** What endangers bees, sprayed on a flowering crop by day. */
export const beeProtection: Rule = {
  id: 'BEE_PROTECTION',
  title: 'Mesilaste kaitse',
  level: 'WARN',
  summary:
    'Vahendiga, mis on registri järgi mesilastele ohtlik, tohib õitsvat kultuuri (BBCH 60-69) pritsida ainult kell ' +
    '22:00-05:00; töö algus kell 05:00 on juba hilja. Muul ajal antakse nõu õitsva umbrohu ja mesinike kohta.',
  isOfOneJob: true,
  sources: dated([
    { since: null, value: { title: 'Toote märgis ja taimekaitsevahendite register' } },
    {
      since: '2011-11-29',
      value: {
        title:
          'Toote märgis ja taimekaitsevahendite register; põllumajandusministri 29.11.2011 määrus nr 90 ' +
          '„Taimekaitsevahendi kasutamise ja hoiukoha täpsemad nõuded“',
      },
    },
  ]),
  limits: beeLimits,
  revision: 1,
  check: (facts) => (facts.products ? facts.events.flatMap((event) => judge(facts, event)) : []),
}
