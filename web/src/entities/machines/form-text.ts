import type { TestState } from '@vagu/core/machines/rules'
import { countedDays } from '@vagu/core/text/counted'
import { machinesText } from './text.ts'

/** Words about machines where they are listed or changed: the main page is loaded without them. */
export const machineFormText = {
  ...machinesText,
  edit: 'Muuda masinat',
  number: 'Registreerimismärk või number',
  boughtOn: 'Ostetud',
  testedOn: 'Viimane kontroll',
  testedHint: (years: number) =>
    `Taimekaitseseaduse § 87 järgi kontrollitakse seda seadet iga ${years} aasta tagant. Kuupäev on kontrolli protokollil ja kleebisel.`,
  keepsTest: (day: string) => `Kontroll ${day} jääb varasemate kontrollide hulka.`,
  earlierTests: 'Varasemad kontrollid',
  testUntil: (testedOn: string, dueOn: string) => `${testedOn} (kehtis kuni ${dueOn})`,
  earlierHint: 'Nende järgi selgub, kas kontroll kehtis siis, kui töö tehti.',
  addEarlier: 'Lisa varasem kontroll',
  earlierTestedOn: (number: number) => `${number}. varasem kontroll`,
  earlierDueOn: 'Kehtis kuni',
  removeEarlier: (number: number) => `Eemalda ${number}. varasem kontroll`,
  testDueOn: 'Järgmine kontroll hiljemalt',
  dueByLaw: (day: string) =>
    `Seaduse järgi hiljemalt ${day}. Kirjutage ainult siis, kui kleebisel on varasem päev.`,
  dueUnknown: 'Kui viimase kontrolli päeva ei tea, kirjutage kleebisel olev tähtaeg.',
  notes: 'Märkused',
  test: {
    none: 'kontrolli ei nõuta',
    unknown: 'kontrolli päev on kirjutamata',
    valid: (day: string) => `kontroll kehtib kuni ${day}`,
    ending: (day: string) => `lõppemas: kehtib kuni ${day}`,
    ended: (day: string) => `kontroll lõppes ${day}`,
    left: (days: number) => (days === 0 ? 'täna on viimane päev' : `jäänud ${countedDays(days)}`),
  } satisfies Record<TestState | 'left', unknown>,
  deletedMeanwhile:
    'See masin on vahepeal kustutatud. Teie andmed on siin alles, kuid neid ei saa enam salvestada.',
  conflictTitle: 'Keegi on seda masinat vahepeal muutnud',
} as const
