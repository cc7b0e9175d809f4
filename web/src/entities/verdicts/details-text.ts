import { countedFields } from '@vagu/core/text/counted'
import type { Missing } from '@vagu/core/warnings/rule'
import type { SourceTrust } from '@vagu/core/warnings/schema'
import type { VerdictKind } from '@vagu/core/warnings/verdicts'

/** The words of what opens at a verdict: they come with it, the form begins without them. */
export const verdictDetailsText = {
  checkingNow: 'Kontrollin, mida äsja kirjutasite. Allpool on eelmise kontrolli tulemus.',
  whatIf: 'Kui töö nii tehtaks',
  allRight: 'Ükski reegel ei keela seda tööd sellel põllul.',
  jobMissing: 'Valige töö ja kuupäev, siis saab reegleid kontrollida.',
  materialMissing: 'Valige tarvik, siis saab kontrollida ka seda.',
  loading: 'Kontrollin. Reeglid, põllu varasemad tööd või registri andmed ei ole veel laaditud.',
  loadFailed:
    'Reegleid, põllu varasemaid töid või registri andmeid ei õnnestunud laadida, seetõttu ei saa kontrollida.',
  until: 'Keeld kehtib kuni',
  deadline: 'Tähtaeg',
  nextAllowed: 'Järgmine lubatud päev',
  source: 'Alus',
  since: (day: string) => `kehtib alates ${day}`,
  /** How far an act was read, and when the rule was held against it. */
  read: {
    text: (day: string) => `akti tekstiga võrreldud ${day}`,
    excerpt: (day: string) => `väljavõttega võrreldud ${day}`,
    unread: () => 'tekstiga võrdlemata',
    label: () => 'arv on tootel; kontrollige etiketti',
    own: () => '',
  } satisfies Record<SourceTrust, (day: string) => string>,
  why: 'Miks?',
  whyOf: (rule: string) => `Miks? ${rule}: avaneb uues aknas`,
  onOthers: 'Teised tööd, mis läheksid reegliga vastuollu',
  advices: 'Pane tähele',
  groups: 'Mida reeglid ütlevad',
  onFields: (names: readonly string[]) => (names.length > 3 ? countedFields(names.length) : names.join(', ')),
  missing: 'Puudub:',
  fill: (what: string) => `Täida: ${what}`,
  missingNames: {
    amount: 'tarviku kogus',
    area: 'töödeldav pindala',
    authorisation: 'vahendi registri nr',
    crop: 'põllu kultuur',
    end: 'töö lõpp',
    growthStage: 'kasvufaas',
    heap: 'mis sõnnik on aunas',
    incorporation: 'muldaviimise aeg',
    nitrateZone: 'kas põld on nitraaditundlikul alal',
    nutrient: 'väetise toitained',
    register: 'vahendi andmed registris',
    soilSample: 'mullaproov',
    spreading: 'laotusviis',
    startTime: 'töö algusaeg',
  } satisfies Record<Missing, string>,
  checked: 'Kontrollitud reeglid',
  /** Beside the name of a rule, which is the name of its fault. */
  found: {
    ok: 'ei leitud',
    attention: 'tähelepanu',
    violation: 'rikkumine',
    unknown: 'ei tea',
  } satisfies Record<VerdictKind, string>,
  checkedCount: (broken: number, all: number) =>
    broken === 0 ? `${all}, kõik korras` : `${all}, neist ${broken} vajab vaatamist`,
  takeNext: (day: string) => `Pane kuupäevaks ${day}`,
  unfinishedText: 'Need andmed on veel kirjutamata; salvestada saab ka nii.',
} as const
