import { countedFields } from '@vagu/core/text/counted'
import type { Missing } from '@vagu/core/warnings/rule'
import type { SourceTrust } from '@vagu/core/warnings/schema'
import type { VerdictKind } from '@vagu/core/warnings/verdicts'
import type { ShownKind } from './shown-verdict.ts'

/** The words around verdicts; what a rule says comes from the rule. */
export const verdictsText = {
  kind: {
    ok: 'Korras',
    attention: 'Tähelepanu',
    violation: 'Rikkumine',
    unknown: 'Ei tea',
    unfinished: 'Pooleli',
  } satisfies Record<ShownKind, string>,
  chip: (kind: ShownKind, field: string) => `${verdictsText.kind[kind]}: ${field}. Ava selgitus`,
  checking: 'Kontrollimisel',
  checkingChip: (field: string) => `${verdictsText.checking}: ${field}. Ava selgitus`,
  checkingNow: 'Kontrollin, mida äsja kirjutasite. Allpool on eelmise kontrolli tulemus.',
  /** A rule that broke off in the browser. */
  ruleFailed: (titles: readonly string[]) =>
    titles.length === 1
      ? `Reeglit „${titles[0] ?? ''}“ ei saanud siin kontrollida; seda tehakse salvestamisel.`
      : `${titles.length} reeglit ei saanud siin kontrollida; seda tehakse salvestamisel.`,
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
  summary: {
    ok: (count: number) => `${countedFields(count)} korras`,
    sentence: (words: string) => words.charAt(0).toLocaleUpperCase('et') + words.slice(1),
    on: (words: string, count: number) => `${words} ${count} põllul`,
    unfinished: (words: string) => `Pooleli: ${words}`,
    noMaterial: 'tarvik valimata',
    more: (count: number) => `veel ${count}`,
    unknown: (count: number) => `${countedFields(count)} teadmata`,
    checking: (count: number) => `${countedFields(count)} kontrollimisel …`,
    again: 'kontrollin uuesti …',
    first: 'Kontrollin …',
  },
  reload: 'Laadi uuesti',
  unfinishedText: 'Need andmed on veel kirjutamata; salvestada saab ka nii.',
} as const
