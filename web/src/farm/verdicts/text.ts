import type { VerdictKind } from '@vagu/core/warnings/verdicts'

const fieldsText = (count: number): string => (count === 1 ? '1 põld' : `${count} põldu`)

/** The words around verdicts; what a rule says comes from the rule. */
export const words = {
  kind: {
    ok: 'Korras',
    attention: 'Tähelepanu',
    violation: 'Rikkumine',
    unknown: 'Ei tea',
  } satisfies Record<VerdictKind, string>,
  chip: (kind: VerdictKind, field: string) => `${words.kind[kind]}: ${field}. Ava selgitus`,
  allRight: 'Ükski reegel ei keela seda tööd sellel põllul.',
  jobMissing: 'Valige töö ja kuupäev, siis saab reegleid kontrollida.',
  loading: 'Põllu varasemad tööd ei ole veel laaditud.',
  loadFailed: 'Põllu varasemaid töid ei õnnestunud laadida, seetõttu ei saa kontrollida.',
  until: 'Keeld kehtib kuni',
  nextAllowed: 'Järgmine lubatud päev',
  source: 'Alus',
  since: (day: string) => `kehtib alates ${day}`,
  onOthers: 'Teised tööd, mis jääksid reegliga vastuollu',
  unknown: 'Mida ei saa öelda',
  takeNext: (day: string) => `Pane kuupäevaks ${day}`,
  summary: {
    ok: (count: number) => `${fieldsText(count)} korras`,
    attention: (count: number) => `${count} vajab tähelepanu`,
    violation: (count: number) => (count === 1 ? '1 rikkumine' : `${count} rikkumist`),
    unknown: (count: number) => `${fieldsText(count)} teadmata`,
    checking: (count: number) => `${fieldsText(count)} kontrollimisel …`,
  },
  reload: 'Laadi uuesti',
} as const
