import { countedDays } from '@vagu/core/text/counted'

/** Words about workers wherever they are chosen, added or changed. */
export const workersText = {
  worker: 'Töötaja',
  choose: 'Kes töö tegi?',
  onlyCertified: 'Loetelus on taimekaitsetunnistusega töötajad.',
  noneCertified: 'Teil ei ole veel taimekaitsetunnistusega töötajat. Lisage ta siit.',
  until: (day: string) => `tunnistus kehtib kuni ${day}`,
  ended: (day: string) => `tunnistus lõppes ${day}`,
  notCertified: 'taimekaitsetunnistuseta',
  deleted: (name: string) => `${name} (kustutatud)`.trim(),
  add: 'Lisa töötaja',
  edit: 'Muuda töötajat',
  name: 'Nimi',
  hourlyRate: 'Tunnihind',
  hourlyRateHint: 'Selle järgi arvutatakse palk. Võib jätta tühjaks.',
  perHour: '€/h',
  personalCode: 'Isikukood',
  personalCodeHint: 'Palgafaili jaoks. Näevad ainult need, kes näevad palku.',
  user: 'Kasutaja',
  userHint: 'Kui töötaja kasutab Vagu ise, näeb ja kirjutab ta oma tööaega.',
  noUser: 'Ei kasuta Vagu',
  certified: 'Taimekaitsetunnistus',
  certifiedHint: 'Taimekaitsetöödele saab valida ainult tunnistusega töötajaid.',
  certifiedUntil: 'Tunnistus kehtib kuni',
  certificateNo: 'Tunnistuse number',
  company: 'Teenuse osutaja',
  companyHint: 'Ettevõte, kelle töötaja ta on, kui ostate töö sisse. Põlluraamatus on see tegija juures.',
  notes: 'Märkused',
  yes: 'on',
  no: 'ei ole',
  hints: {
    ended: 'See kuupäev on möödas: tunnistus on lõppenud ja töötaja ei tohi taimekaitsetöid teha.',
    ending: (days: number) =>
      days === 0 ? 'Täna on tunnistuse viimane päev.' : `Tunnistuse lõpuni on jäänud ${countedDays(days)}.`,
  },
  deletedMeanwhile:
    'See töötaja on vahepeal kustutatud. Teie andmed on siin alles, kuid neid ei saa enam salvestada.',
  conflictTitle: 'Keegi on seda töötajat vahepeal muutnud',
} as const
