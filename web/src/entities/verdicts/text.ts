import { countedFields } from '@vagu/core/text/counted'
import type { ShownKind } from './shown-verdict.ts'

/** The words of verdicts that stand in the form; what a rule says comes from the rule. */
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
  /** A rule that broke off in the browser. */
  ruleFailed: (titles: readonly string[]) =>
    titles.length === 1
      ? `Reeglit „${titles[0] ?? ''}“ ei saanud siin kontrollida; seda tehakse salvestamisel.`
      : `${titles.length} reeglit ei saanud siin kontrollida; seda tehakse salvestamisel.`,
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
} as const
