/** The sentences of the rule. */
import type { EventFacts, Facts } from '../../facts.ts'
import { namesOf } from '../../lib/register/register-text.ts'
import type { ProductInJob } from '../../lib/register/register-use.ts'
import type { Missing, Outcome } from '../../rule.ts'
import { nightAt, noticeAt } from './limits.ts'
import { permissionIn } from './permission.ts'

export interface Told {
  readonly outcome: Outcome
  readonly missing: readonly Missing[]
}

export type Products = readonly [ProductInJob, ...ProductInJob[]]

const NAMES: Partial<Record<Missing, string>> = { growthStage: 'kasvufaas', startTime: 'algusaeg' }

const listOf = (products: readonly ProductInJob[]): string =>
  namesOf(products.map(({ material }) => material))

function toldText(event: EventFacts, { outcome, missing }: Told): string {
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

function noticeText(day: string): string {
  const { km, hours } = noticeAt(day)
  return (
    `Teatage pritsimisest vähemalt ${hours} tundi varem mesinikele, kes on endast teada andnud ja kelle mesilad on ` +
    `kuni ${km} km kaugusel. Kontrollige etiketti.`
  )
}

export function nightText(
  facts: Facts,
  event: EventFacts,
  { told, products }: { readonly told: Told; readonly products: Products },
): string {
  const isDangerous = products.length > 1 ? 'on mesilastele ohtlikud' : 'on mesilastele ohtlik'
  return `Põld „${facts.field.name}“: ${listOf(products)} ${isDangerous}; ${toldText(event, told)} ${noticeText(event.date)}`
}

/** The crop flowers, and nothing says that these products may be used then. */
export function labelText(facts: Facts, event: EventFacts, products: Products): string {
  const isForbidden = products.every((product) => permissionIn(product) === 'forbidden')
  const what = isForbidden
    ? `registri järgi ei tohi õitsvaid taimi pritsida: ${listOf(products)}.`
    : `registri tekst ei luba õitsvaid taimi pritsida: ${listOf(products)}. Ilma märgise loata on see keelatud, ka öösel.`
  return `Põld „${facts.field.name}“: kultuur õitses (BBCH ${event.growthStage}), aga ${what} ${noticeText(event.date)}`
}

/** Nobody said whether something flowers; of a crop whose stage is known, whether a weed in it does. */
export const askText = (facts: Facts, products: Products, stage: number | null): string =>
  `Põld „${facts.field.name}“: ` +
  (stage === null
    ? 'kas kultuur või umbrohi õitseb? '
    : `kultuur ei õitse (BBCH ${stage}), aga kas umbrohi õitseb? `) +
  'Õitsvaid taimi tohib pritsida ainult vahendiga, mille märgis seda lubab; registri tekst ei luba seda: ' +
  `${listOf(products)}. Kontrollige etiketti.`
