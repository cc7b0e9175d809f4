import { counted } from '@vagu/core/text/counted'
import type { EditionOrigin } from '@vagu/core/registers/schema'

/** Words around the plant-protection register; what changed in it comes from core. */
export const registersText = {
  title: 'Taimekaitsevahendite register',
  origins: {
    starter: 'Vaguga kaasas olev valik',
    upload: 'registri failidest, üles laaditud',
    download: 'registri avaandmetest, laaditud automaatselt',
  } satisfies Record<EditionOrigin, string>,
  edition: (day: string) => `Seis ${day}`,
  products: (count: number) => counted(count, 'toode', 'toodet'),
  notOfficial:
    'See on valik levinud tooteid, mitte kogu register. Toode, mida siin ei ole, võib olla registris siiski olemas.',
  publisher: 'Allikas: Põllumajandus- ja Toiduamet, taimekaitsevahendite register (CC BY-SA 3.0 EE).',
  triedAt: (at: string) => `Viimati proovitud laadida ${at}`,
  failed: (code: string) => `Laadimine ei õnnestunud (${code}). Kehtima jäi eelmine seis.`,
  loadFailed: 'Registri seisu ei õnnestunud laadida',
  changesTitle: 'Mis muutus teie kasutatavates toodetes',
  changesSince: (before: string, now: string) => `Võrreldes seisuga ${before}; praegune seis ${now}.`,
  noChanges: 'Teie kasutatavates toodetes midagi ei muutunud.',
  firstEdition: 'Register on esimest korda laaditud, võrrelda ei ole veel millegagi.',
  changesFailed: 'Muutusi ei õnnestunud laadida',
} as const
